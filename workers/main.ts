import type { Opened } from "#shared/server/open.ts";
import { startWorker } from "#shared/server/queue.ts";
import { forgetGuests, forgetKeyLogs } from "#shared/server/race/forget.ts";
import { perform } from "#shared/server/work.ts";

/** Runs the background jobs of this process and sets their clocks. */
export async function startWorkers(opened: Opened): Promise<{ close(): Promise<void> }> {
  const { app, databaseUrl } = opened;
  const worker = startWorker(app.config, databaseUrl, app.log, {
    "forget-key-logs": async () => void (await perform(app, forgetKeyLogs)),
    "forget-guests": async () => void (await perform(app, forgetGuests)),
  });
  await opened.schedule();
  return worker;
}
