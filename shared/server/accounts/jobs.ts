import type { JobHandlers } from "../platform/jobs/queue.ts";
import { perform, type App } from "../platform/work.ts";
import { answerForgotten } from "./recovery/password-reset.ts";

/** Letters to who forgot a password. */
export const accountJobs = (app: App) =>
  ({
    "send-reset-emails": ({ email }) => perform(app, (work) => answerForgotten(work, app, email)),
  }) satisfies Partial<JobHandlers>;
