import type { JobHandlers } from "../platform/jobs/queue.ts";
import type { App } from "../platform/work.ts";
import { sendEmail } from "./send.ts";

/** Letters. */
export const mailJobs = (app: App) =>
  ({
    "send-email": (letter) => sendEmail(app, letter),
  }) satisfies Partial<JobHandlers>;
