import type { Kysely, NotNull } from "kysely";

import type { Self } from "../../contracts/self.ts";
import type { TextID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { goldStanding } from "../../rules/account/renewal.ts";
import { FRIEND_LIMIT } from "../../rules/friends.ts";
import { levelOf } from "../../rules/rewards/level.ts";
import { TEXT_MEMORY } from "../../rules/text-choice.ts";
import type { Site } from "../config.ts";
import { countWaiting } from "../friends/waiting.ts";
import type { Database } from "../postgres/database.ts";
import { nowStamp, type App } from "../work.ts";
import { averageOn } from "./average.ts";
import { isGold } from "./gold.ts";
import { racingColumn, racingNow } from "./racing-record.ts";

const userByID = (db: Kysely<Database>, userID: UserID, site: Site) =>
  db
    .selectFrom("users")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("backup_codes")
        .select((each) => each.fn.countAll().as("count"))
        .whereRef("backup_codes.user_id", "=", "users.user_id")
        .where("used_stamp", "is", null)
        .as("backup_codes_left"),
    )
    .select((eb) =>
      eb
        .selectFrom("money_accounts")
        .select("balance")
        .whereRef("money_accounts.user_id", "=", "users.user_id")
        .as("money"),
    )
    .select((eb) =>
      eb
        .selectFrom("friendships")
        .select((each) => each.fn.countAll<number>().as("count"))
        .whereRef("friendships.user_id", "=", "users.user_id")
        .as("total_friends"),
    )
    .select((eb) =>
      eb
        .selectFrom("cash_gifts")
        .select((each) => each.fn.countAll<number>().as("count"))
        .whereRef("cash_gifts.receiver_id", "=", "users.user_id")
        .where("cash_gifts.ending", "is", null)
        .as("pending_gifts"),
    )
    .select(racingColumn(site))
    .where("user_id", "=", userID)
    .executeTakeFirst();

/** @throws Refusal notSignedIn when the account is gone */
async function knownUser(db: Kysely<Database>, userID: UserID, site: Site) {
  const row = await userByID(db, userID, site);
  if (!row) throw new Refusal("notSignedIn", "This racer is gone. Start again to get a new one.");
  return row;
}

/** The racer as its own client sees it, with the average of the site's own races. Refuses: notSignedIn. */
export async function selfOf({ db, config }: Pick<App, "db" | "config">, userID: UserID): Promise<Self> {
  const row = await knownUser(db, userID, config.site);
  const now = nowStamp();
  const gold = goldStanding({ membership: row.membership, goldUntil: row.gold_until_stamp }, now);
  return {
    userID: row.user_id,
    accountType: row.account_type,
    username: row.username,
    requiresUsername: row.requires_username,
    changedUsername: row.changed_username,
    displayName: row.display_name,
    membership: isGold(row, now) ? "gold" : "basic",
    goldExpirationDays: gold.kind === "running" ? gold.days : null,
    daysSinceGoldExpired: gold.kind === "expired" ? gold.days : null,
    goldUntil: row.gold_until_stamp,
    title: row.title,
    carID: row.car_id,
    carHueAngle: row.car_hue_angle,
    money: row.money ?? 0,
    nitros: row.nitros,
    nitrosUsed: row.nitros_used,
    experience: row.experience,
    level: levelOf(row.experience),
    playerExperience: row.experience,
    playerLevel: levelOf(row.experience),
    racesPlayed: row.races_played,
    avgSpeed: averageOn(config.site, row),
    qualifyingRaceComplete: row.qualifying_stamp !== null,
    email: row.email,
    validEmail: row.email_verified_stamp !== null,
    contact: row.contact,
    worldID: row.world_id,
    raceSounds: row.race_sounds,
    scoringMode: row.scoring_mode,
    gameVisibility: row.game_visibility,
    lessonID: row.lesson_id,
    lineType: row.line_type,
    fullScreenMode: row.full_screen_mode,
    ...racingNow(row.racing, now),
    offline: row.offline,
    allowFriendRequests: row.allow_friend_requests,
    lookingForTeam: row.looking_for_team,
    totalFriends: row.total_friends ?? 0,
    friendLimit: FRIEND_LIMIT,
    requests: row.account_type === "guest" ? 0 : await countWaiting(db, userID),
    pendingCashGifts: row.pending_gifts ?? 0,
    use2FA: row.totp_secret !== null,
    backupCodes: row.totp_secret === null ? 0 : Number(row.backup_codes_left),
    captchaStatus: row.captcha_reason ?? (row.captcha_passed_stamp > 0 ? "passed" : "na"),
    logins: row.logins,
    lastLogin: row.previous_login_stamp,
    createdStamp: row.created_stamp,
    eraseStamp: row.erase_stamp,
  };
}

/**
 * The racer as it travels in a ticket to the game-server, which so needs no database to seat it; with the average of the
 * site's own races. Refuses: notSignedIn.
 */
export async function cardOf(db: Kysely<Database>, userID: UserID, site: Site = "type") {
  const [row, recent] = await Promise.all([knownUser(db, userID, site), recentTexts(db, userID)]);
  return {
    displayName: row.display_name,
    carID: row.car_id,
    carHueAngle: row.car_hue_angle,
    avgSpeed: averageOn(site, row),
    hasNitro: row.nitros > 0,
    recentTexts: recent,
  };
}

async function recentTexts(db: Kysely<Database>, userID: UserID): Promise<TextID[]> {
  const rows = await db
    .selectFrom("race_results")
    .innerJoin("races", "races.race_id", "race_results.race_id")
    .select("races.text_id")
    .where("race_results.user_id", "=", userID)
    .where("races.text_id", "is not", null)
    .$narrowType<{ text_id: NotNull }>()
    .orderBy("race_results.started_stamp", "desc")
    .limit(TEXT_MEMORY)
    .execute();
  return rows.map((row) => row.text_id);
}
