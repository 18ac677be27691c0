import { answerForgotten } from "#shared/server/accounts/recovery/password-reset.ts";
import { careForKeys } from "#shared/server/accounts/sessions/key-care.ts";
import { countShares } from "#shared/server/achievements/shares.ts";
import { purgeChallengeDays } from "#shared/server/challenges/purge.ts";
import { purgeMeasures } from "#shared/server/conduct/own-measures.ts";
import { purgeReports } from "#shared/server/conduct/report.ts";
import { purgeRepeats } from "#shared/server/economy/repeats.ts";
import { purgeDeniedRequests } from "#shared/server/friends/waiting.ts";
import { parkGoldCars } from "#shared/server/garage/park-gold-cars.ts";
import { returnOverdueGifts } from "#shared/server/gifts/return.ts";
import { purgeSeenPopUps } from "#shared/server/looks/purge.ts";
import { lookAtMail } from "#shared/server/mail/look-at-mail.ts";
import { sendEmail } from "#shared/server/mail/send.ts";
import { NOTIFICATION_PURGES } from "#shared/server/notifications/purge.ts";
import { runBackfills } from "#shared/server/platform/jobs/backfill.ts";
import { relayOutbox } from "#shared/server/platform/jobs/relay.ts";
import { sweep, sweepAll } from "#shared/server/platform/jobs/sweep.ts";
import type { OnClose } from "#shared/server/platform/process.ts";
import { repeat } from "#shared/server/platform/repeat.ts";
import { perform } from "#shared/server/platform/work.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { SECRET_PURGES } from "#shared/server/privacy/purge-secrets.ts";
import { KEY_LOG_PURGES, purgeGuests } from "#shared/server/race/purge.ts";
import { purgeRaceNitros, purgeRaceSeats } from "#shared/server/race/race-seats.ts";
import { purgeAbandonedRaces } from "#shared/server/race/running-races.ts";
import type { Services } from "#shared/server/services.ts";
import { payOverdue, payRace } from "#shared/server/settlement/pay.ts";
import { purgeSetAside } from "#shared/server/settlement/set-aside.ts";
import { purgePurchases } from "#shared/server/shop/purge.ts";
import { settlePurchases } from "#shared/server/shop/settle.ts";
import { autoRemoveIdle } from "#shared/server/teams/auto-remove.ts";
import { TEAM_PURGES } from "#shared/server/teams/purge.ts";

import { BACKFILLS } from "./backfills.ts";

const RELAY_EVERY_MS = 1_000;
const SCHEDULE_EVERY_MS = 60_000;

/**
 * Runs the background jobs in this process, relays what was left in the outbox to their queue, and sets their
 * schedules.
 */
export async function startWorkers(services: Services, onClose: OnClose): Promise<void> {
  const { app, queue, sender, databaseUrl } = services;
  const closing = new AbortController();
  void lookAtMail(app);
  onClose(
    queue.work({
      "pay-race": ({ raceID }) => perform(app, (work) => payRace(work, raceID)),
      "pay-overdue": async () => void (await payOverdue(app)),
      "park-gold-cars": async () => void (await sweep(app, parkGoldCars)),
      "settle-purchases": async () => void (await sweep(app, settlePurchases)),
      "send-email": (letter) => sendEmail(app, letter),
      "send-reset-emails": ({ email }) => perform(app, (work) => answerForgotten(work, app, email)),
      "erase-accounts": async () => void (await eraseAccounts(app)),
      "return-gifts": async () => void (await returnOverdueGifts(app)),
      "count-achievement-shares": () => countShares(app),
      "care-for-keys": () => careForKeys(app),
      "purge-secrets": () => sweepAll(app, [...SECRET_PURGES, purgeRepeats]),
      "purge-key-logs": () =>
        sweepAll(app, [...KEY_LOG_PURGES, purgeAbandonedRaces, purgeSetAside, purgeRaceSeats, purgeRaceNitros]),
      "purge-social": () =>
        sweepAll(app, [
          ...NOTIFICATION_PURGES,
          purgeDeniedRequests,
          purgeReports,
          purgeMeasures,
          purgeChallengeDays,
          purgePurchases,
          purgeSeenPopUps,
          ...TEAM_PURGES,
        ]),
      "auto-remove-members": async () => void (await autoRemoveIdle(app)),
      backfill: () => runBackfills(databaseUrl, BACKFILLS, app.log, closing.signal),
      "purge-guests": async () => void (await sweep(app, purgeGuests)),
    }),
  );
  onClose(() => Promise.resolve(closing.abort()));
  const relay = () => relayOutbox(app, sender);
  repeat({ everyMs: RELAY_EVERY_MS, failure: "the outbox could not be looked through", work: relay }, app.log, onClose);
  await careForKeys(app);
  await queue.schedule();
  // A Redis that came back empty has no schedules.
  const schedule = () => queue.schedule();
  repeat(
    { everyMs: SCHEDULE_EVERY_MS, failure: "the clocks of jobs could not be set", work: schedule },
    app.log,
    onClose,
  );
}
