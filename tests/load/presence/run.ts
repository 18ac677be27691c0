import type { Options } from "../options.ts";
import { startClusterTarget } from "./cluster-target.ts";
import { Crowds } from "./crowds.ts";
import {
  befriend,
  burst,
  idle,
  joinAll,
  leave,
  steady,
  teamNews,
  warmUp,
  type Figures,
  type PresenceRun,
} from "./measure.ts";
import { startOneProcess } from "./one-process.ts";
import { Players } from "./players.ts";
import { raceJoins } from "./race-joins.ts";
import { FULL, QUICK } from "./scale.ts";
import type { Target } from "./target.ts";

const OTHER_FILES = 400;

export interface PresenceResult {
  readonly figures: Figures;
  readonly failures: readonly string[];
}

/** How many lines a process may have besides the files it needs itself. */
function mostLines(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { hard: number | "unlimited" } } };
  const hard = userLimits?.open_files?.hard;
  return typeof hard === "number" ? hard - OTHER_FILES : Infinity;
}

/** Lets a crowd come online, idle, hear of each other, and leave. */
export async function measurePresence(options: Options): Promise<PresenceResult> {
  const { friends, seconds, deliveries } = options;
  const count = Math.min(options.presence, mostLines() * Math.max(1, options.nodes));
  if (count < options.presence) console.error(`this machine lets a process open too few files for more than ${count}`);
  const scale = options.quick ? QUICK : FULL;
  const failures: string[] = [];
  const isRedis = options.redis || options.nodes > 0;
  const one = options.nodes > 0 ? undefined : await startOneProcess(isRedis);
  const target: Target = one ?? (await startClusterTarget(options.nodes));
  const crowds = new Crowds(count);
  try {
    console.error(`making ${count} players with ${friends} friends each…`);
    const players = await Players.make(target.databaseUrl, target.apiUrl, count + scale.warmUp, friends);
    const mostDeliveries = isRedis ? scale.burst.redis : scale.burst.alone;
    const run: PresenceRun = {
      target,
      crowds,
      players,
      count,
      friends,
      seconds,
      deliveries,
      mostDeliveries,
      scale,
      isProfiled: options.profile,
    };
    const figures: Figures = {};
    let atRestMB = 0;
    const stages: [string, () => Promise<Figures>][] = [
      ["warming up", () => warmUp(run)],
      ["at rest", async () => ({ atRestMB: (atRestMB = (await target.usage(scale.settles)).rssMB) })],
      ["warming up again", () => warmUp(run)],
      ["joining", () => joinAll(run, atRestMB, failures)],
      ["idle", () => idle(run)],
      ["making friends", () => befriend(run, failures)],
      ["friends come online", () => steady(run, failures)],
      ["as much as a core takes", () => burst(run, failures)],
    ];
    if (options.teams) stages.push(["messages of the day", () => teamNews(run, failures)]);
    if (one && options.rooms > 0) {
      // The files that the lines have open would be missing for the racers.
      stages.push(["leaving", () => leave(run)]);
      stages.push(["race joins", () => raceJoins(one.server, one.apiUrl, options.rooms, scale, failures)]);
    }
    for (const [name, stage] of stages) {
      console.error(`${name}…`);
      Object.assign(figures, await stage());
    }
    return { figures, failures };
  } finally {
    await crowds.close();
    await target.close();
  }
}
