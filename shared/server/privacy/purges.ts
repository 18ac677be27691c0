import { accountPurges } from "../accounts/purge.ts";
import { boardPurges } from "../boards/purge.ts";
import { certificatePurges } from "../certificates/purge.ts";
import { challengePurges } from "../challenges/purge.ts";
import { classPurges } from "../classes/purge.ts";
import { conductPurges } from "../conduct/purge.ts";
import { economyPurges } from "../economy/purge.ts";
import { friendPurges } from "../friends/purge.ts";
import { lookPurges } from "../looks/purge.ts";
import { mailPurges } from "../mail/purge.ts";
import { moderationPurges } from "../moderation/purge.ts";
import { notificationPurges } from "../notifications/purge.ts";
import { paymentPurges } from "../payments/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";
import { racePurges } from "../race/purge.ts";
import { scorePurges } from "../scores/purge.ts";
import { settlementPurges } from "../settlement/purge.ts";
import { shopPurges } from "../shop/purge.ts";
import { supportPurges } from "../support/purge.ts";
import { teamPurges } from "../teams/purge.ts";

/** What each subject deletes every night because it is kept no longer. */
export const PURGES: readonly Batch[] = [
  ...accountPurges,
  ...boardPurges,
  ...certificatePurges,
  ...challengePurges,
  ...classPurges,
  ...conductPurges,
  ...economyPurges,
  ...friendPurges,
  ...lookPurges,
  ...mailPurges,
  ...moderationPurges,
  ...notificationPurges,
  ...paymentPurges,
  ...racePurges,
  ...scorePurges,
  ...settlementPurges,
  ...shopPurges,
  ...supportPurges,
  ...teamPurges,
];
