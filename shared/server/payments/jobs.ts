import type { JobHandlers } from "../platform/jobs/queue.ts";
import type { App } from "../platform/work.ts";
import { providerOf } from "./payments.ts";
import { settleEvent } from "./receive.ts";
import { reconcile } from "./reconcile.ts";
import { payBackReturned } from "./return-order.ts";

/** What a provider said, and what it never said. */
export const paymentJobs = (app: App) =>
  ({
    "settle-payment": ({ provider, eventID }) => settleEvent(app, provider, eventID),
    "reconcile-payments": async () => {
      const provider = providerOf(app);
      if (!provider) return;
      const { missed } = await reconcile(app, provider);
      await payBackReturned(app, provider);
      if (missed > 0)
        app.log.warn({ missed, provider: provider.name }, "events came by no webhook, and are counted now");
    },
  }) satisfies Partial<JobHandlers>;
