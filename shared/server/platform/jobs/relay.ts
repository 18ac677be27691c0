import type { App } from "../work.ts";
import { KNOWN_NAMES } from "./jobs.ts";
import { deleteFromOutbox, leftInOutbox } from "./outbox.ts";
import type { JobSender } from "./sender.ts";

const AT_ONCE = 100;

/**
 * Queues jobs that were left in the outbox because the queue was away or their process ended. Jobs that only another
 * version knows are left to it.
 */
export async function relayOutbox(
  app: Pick<App, "db" | "nowStamp">,
  sender: Pick<JobSender, "handOver">,
): Promise<void> {
  for (;;) {
    const sent = await app.db.transaction().execute(async (trx) => {
      const jobs = await leftInOutbox(trx, app.nowStamp(), KNOWN_NAMES, AT_ONCE);
      const handedOver = await sender.handOver(jobs);
      await deleteFromOutbox(trx, handedOver);
      return handedOver.length;
    });
    if (sent < AT_ONCE) return;
  }
}
