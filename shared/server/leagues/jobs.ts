import type { JobHandlers } from "../platform/jobs/queue.ts";
import type { App } from "../platform/work.ts";
import { closeLeagues } from "./close-weeks.ts";

export const leagueJobs = (app: App) => ({ "close-leagues": () => closeLeagues(app) }) satisfies Partial<JobHandlers>;
