import { purgeRepeats } from "#shared/server/economy/repeats.ts";
import { forgetReports } from "#shared/server/friends/report.ts";
import { forgetDeniedRequests } from "#shared/server/friends/waiting.ts";
import { returnOverdueGifts } from "#shared/server/gifts/return.ts";
import { relayOutbox } from "#shared/server/jobs/relay.ts";
import { sendLetter } from "#shared/server/mail/post.ts";
import { forgetMeasures } from "#shared/server/moderation/own-measures.ts";
import { forgetNotifications } from "#shared/server/notifications.ts";
import type { Opened } from "#shared/server/open.ts";
import type { OnClose } from "#shared/server/process.ts";
import { forgetGuests, forgetKeyLogs } from "#shared/server/race/forget.ts";
import { forgetAbandonedRaces } from "#shared/server/race/open-races.ts";
import { payOverdue, payRace } from "#shared/server/race/pay.ts";
import { forgetRaceSeats } from "#shared/server/race/race-seats.ts";
import { forgetSetAside } from "#shared/server/race/set-aside.ts";
import { repeat } from "#shared/server/repeat.ts";
import { forgetSecrets } from "#shared/server/users/forget-secrets.ts";
import { careForKeys } from "#shared/server/users/key-care.ts";
import { sendResetLetters } from "#shared/server/users/password-reset.ts";
import { eraseAccounts } from "#shared/server/users/privacy/erasure.ts";
import { perform } from "#shared/server/work.ts";

const RELAY_EVERY_MS = 1_000;
const SCHEDULE_EVERY_MS = 60_000;

/** Runs the background jobs in this process, brings what was left in the outbox to their queue, and sets their clocks. */
export async function startWorkers(opened: Opened, onClose: OnClose): Promise<void> {
  const { app, queue, sender } = opened;
  onClose(
    queue.work({
      "forget-key-logs": async () => {
        await perform(app, forgetKeyLogs);
        await perform(app, forgetAbandonedRaces);
        await perform(app, forgetSetAside);
        await perform(app, forgetRaceSeats);
      },
      "send-letter": (letter) => sendLetter(app, letter),
      "send-reset-letters": ({ email }) => sendResetLetters(app, email),
      "erase-accounts": async () => void (await perform(app, eraseAccounts)),
      "forget-secrets": async () => {
        await perform(app, forgetSecrets);
        await perform(app, purgeRepeats);
      },
      "care-for-keys": () => careForKeys(app),
      "pay-race": ({ raceID }) => perform(app, (work) => payRace(work, raceID)),
      "pay-overdue": () => payOverdue(app),
      "forget-social": async () => {
        await perform(app, forgetNotifications);
        await perform(app, forgetDeniedRequests);
        await perform(app, forgetReports);
        await perform(app, forgetMeasures);
      },
      "return-gifts": async () => void (await returnOverdueGifts(app)),
      "forget-guests": async () => void (await perform(app, forgetGuests)),
    }),
  );
  const relay = () => relayOutbox(app, sender);
  repeat({ everyMs: RELAY_EVERY_MS, failure: "the outbox could not be looked through", work: relay }, app.log, onClose);
  await careForKeys(app);
  await queue.schedule();
  // A Redis that came back empty has no clocks.
  const schedule = () => queue.schedule();
  repeat(
    { everyMs: SCHEDULE_EVERY_MS, failure: "the clocks of jobs could not be set", work: schedule },
    app.log,
    onClose,
  );
}
