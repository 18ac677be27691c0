import type { AccountTables } from "./accounts/tables.ts";
import type { AchievementTables } from "./achievements/tables.ts";
import type { BoardTables } from "./boards/tables.ts";
import type { BotTables } from "./bots/tables.ts";
import type { BoxTables } from "./box/tables.ts";
import type { CertificateTables } from "./certificates/tables.ts";
import type { ChallengeTables } from "./challenges/tables.ts";
import type { ClassTables } from "./classes/tables.ts";
import type { CoachTables } from "./coach/tables.ts";
import type { ContestTables } from "./contests/tables.ts";
import type { EconomyTables } from "./economy/tables.ts";
import type { FriendLobbyTables } from "./friend-lobby/tables.ts";
import type { FriendTables } from "./friends/tables.ts";
import type { GarageTables } from "./garage/tables.ts";
import type { GiftTables } from "./gifts/tables.ts";
import type { HoldTables } from "./holds/tables.ts";
import type { KeyCostTables } from "./key-costs/tables.ts";
import type { LeagueTables } from "./leagues/tables.ts";
import type { LobbyTables } from "./lobby/tables.ts";
import type { LookTables } from "./looks/tables.ts";
import type { MailTables } from "./mail/tables.ts";
import type { ModerationTables } from "./moderation/tables.ts";
import type { NotificationTables } from "./notifications/tables.ts";
import type { PaymentTables } from "./payments/tables.ts";
import type { JobTables } from "./platform/jobs/tables.ts";
import type { RaceTables } from "./race/tables.ts";
import type { RoleTables } from "./roles/tables.ts";
import type { ScoreTables } from "./scores/tables.ts";
import type { SeasonTables } from "./seasons/tables.ts";
import type { SettlementTables } from "./settlement/tables.ts";
import type { ShopTables } from "./shop/tables.ts";
import type { SupportTables } from "./support/tables.ts";
import type { TeamTables } from "./teams/tables.ts";
import type { TextTables } from "./texts/tables.ts";

/** Every table, as kysely sees it; each subject declares its own. The migrations create them. */
export interface Database
  extends
    AccountTables,
    BoardTables,
    BotTables,
    BoxTables,
    AchievementTables,
    CertificateTables,
    ChallengeTables,
    FriendLobbyTables,
    FriendTables,
    GarageTables,
    GiftTables,
    HoldTables,
    JobTables,
    KeyCostTables,
    ClassTables,
    CoachTables,
    ContestTables,
    LeagueTables,
    LobbyTables,
    LookTables,
    MailTables,
    EconomyTables,
    ModerationTables,
    NotificationTables,
    PaymentTables,
    RaceTables,
    RoleTables,
    ScoreTables,
    SeasonTables,
    SettlementTables,
    ShopTables,
    SupportTables,
    TeamTables,
    TextTables {}
