import type { JobHandlers } from "../platform/jobs/queue.ts";
import { perform, type App } from "../platform/work.ts";
import { answerForgotten } from "./recovery/password-reset.ts";
import { careForKeys } from "./sessions/key-care.ts";

/** Letters to who forgot a password, and the keys that sign sessions. */
export const accountJobs = (app: App) =>
  ({
    "send-reset-emails": ({ email }) => perform(app, (work) => answerForgotten(work, app, email)),
    "care-for-keys": () => careForKeys(app),
  }) satisfies Partial<JobHandlers>;
