import { lookAtMail } from "#shared/server/mail/look-at-mail.ts";
import { relayOutbox } from "#shared/server/platform/jobs/relay.ts";
import type { OnClose } from "#shared/server/platform/process.ts";
import { repeat } from "#shared/server/platform/repeat.ts";
import type { Services } from "#shared/server/services.ts";

import { careForSecrets } from "./care-for-secrets.ts";
import { handlersOf } from "./handlers.ts";

const RELAY_EVERY_MS = 1_000;
const SCHEDULE_EVERY_MS = 60_000;

/**
 * Runs the background jobs in this process, relays what was left in the outbox to their queue, and sets their
 * schedules.
 */
export async function startWorkers(services: Services, onClose: OnClose): Promise<void> {
  const { app, queue, sender } = services;
  const closing = new AbortController();
  void lookAtMail(app);
  onClose(queue.work(handlersOf(services, closing.signal)));
  onClose(() => Promise.resolve(closing.abort()));
  const relay = () => relayOutbox(app, sender);
  repeat({ everyMs: RELAY_EVERY_MS, failure: "the outbox could not be looked through", work: relay }, app.log, onClose);
  await careForSecrets(app);
  await queue.schedule();
  // A Redis that came back empty has no schedules.
  const schedule = () => queue.schedule();
  repeat(
    { everyMs: SCHEDULE_EVERY_MS, failure: "the clocks of jobs could not be set", work: schedule },
    app.log,
    onClose,
  );
}
