import type { Opened } from "#shared/server/open.ts";
import type { OnClose } from "#shared/server/process.ts";
import { startWorker } from "#shared/server/queue.ts";
import { forgetGuests, forgetKeyLogs } from "#shared/server/race/forget.ts";
import { perform } from "#shared/server/work.ts";

/** Runs the background jobs in this process and sets their clocks. */
export async function startWorkers(opened: Opened, onClose: OnClose): Promise<void> {
  const { app, databaseUrl } = opened;
  const worker = startWorker(app.config, databaseUrl, app.log, {
    "forget-key-logs": async () => void (await perform(app, forgetKeyLogs)),
    "forget-guests": async () => void (await perform(app, forgetGuests)),
  });
  onClose(() => worker.close());
  await opened.schedule();
}
