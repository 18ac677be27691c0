import type { RequestHandler } from "express";

import { operatorsBoard } from "#shared/server/platform/operator-dashboards.ts";
import type { Services } from "#shared/server/services.ts";

export const JOB_BOARD = "/operator/jobs";

/** Waiting, active and failed jobs, for operators. Of a job's payload only the race is shown: emails are private. */
export function jobBoard({ app, queue: { queues } }: Services): RequestHandler {
  return operatorsBoard(app.config, async () => {
    const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
      import("@bull-board/api"),
      import("@bull-board/api/bullMQAdapter"),
      import("@bull-board/express"),
    ]);
    const lanes = queues.map((queue) => {
      const lane = new BullMQAdapter(queue);
      lane.setFormatter("data", (data: { readonly raceID?: string } | undefined) => ({ raceID: data?.raceID }));
      return lane;
    });
    const pages = new ExpressAdapter();
    pages.setBasePath(JOB_BOARD);
    createBullBoard({ queues: lanes, serverAdapter: pages, options: { uiConfig: { boardTitle: "Redline jobs" } } });
    return pages.getRouter() as RequestHandler;
  });
}
