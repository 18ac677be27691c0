import { accountJobs } from "#shared/server/accounts/jobs.ts";
import { achievementJobs } from "#shared/server/achievements/jobs.ts";
import { boardJobs } from "#shared/server/boards/jobs.ts";
import { certificateJobs } from "#shared/server/certificates/jobs.ts";
import { endLostLessons } from "#shared/server/classes/classroom.ts";
import { coachJobs } from "#shared/server/coach/jobs.ts";
import { garageJobs } from "#shared/server/garage/jobs.ts";
import { giftJobs } from "#shared/server/gifts/jobs.ts";
import { keyCostJobs } from "#shared/server/key-costs/jobs.ts";
import { leagueJobs } from "#shared/server/leagues/jobs.ts";
import { mailJobs } from "#shared/server/mail/jobs.ts";
import { paymentJobs } from "#shared/server/payments/jobs.ts";
import { runBackfills } from "#shared/server/platform/jobs/backfill.ts";
import type { JobHandlers } from "#shared/server/platform/jobs/queue.ts";
import { privacyJobs } from "#shared/server/privacy/jobs.ts";
import type { Services } from "#shared/server/services.ts";
import { settlementJobs } from "#shared/server/settlement/jobs.ts";
import { shopJobs } from "#shared/server/shop/jobs.ts";
import { teamJobs } from "#shared/server/teams/jobs.ts";
import { textJobs } from "#shared/server/texts/jobs.ts";

import { BACKFILLS } from "./backfills.ts";
import { careForSecrets } from "./care-for-secrets.ts";

/** What each job does. @param closing ends what takes long */
export const handlersOf = ({ app, databaseUrl }: Services, closing: AbortSignal): JobHandlers => ({
  ...accountJobs(app),
  ...achievementJobs(app),
  ...boardJobs(app),
  ...certificateJobs(app),
  ...garageJobs(app),
  ...giftJobs(app),
  ...keyCostJobs(app),
  ...coachJobs(app),
  ...leagueJobs(app),
  ...mailJobs(app),
  ...paymentJobs(app),
  ...privacyJobs(app),
  ...settlementJobs(app),
  ...shopJobs(app),
  ...teamJobs(app),
  ...textJobs(app),
  "end-lost-lessons": () => endLostLessons(app),
  "care-for-keys": () => careForSecrets(app),
  backfill: () => runBackfills(databaseUrl, BACKFILLS, app.log, closing),
});
