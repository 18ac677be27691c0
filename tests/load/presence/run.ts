import type { Options } from "../options.ts";
import { Crowds } from "./crowds.ts";
import { burst, idle, joinAll, steady, type Figures, type PresenceRun } from "./measure.ts";
import { startOneProcess } from "./one-process.ts";
import { Players } from "./players.ts";

export interface PresenceResult {
  readonly figures: Figures;
  readonly failures: readonly string[];
}

/** Lets a crowd come online, idle, hear of each other, and leave. */
export async function measurePresence(options: Options): Promise<PresenceResult> {
  const { presence: count, friends, seconds, deliveries } = options;
  const failures: string[] = [];
  const target = await startOneProcess(options.redis);
  const crowds = new Crowds(count);
  try {
    console.error(`making ${count} players with ${friends} friends each…`);
    const players = await Players.make(target.databaseUrl, target.apiUrl, count, friends);
    const run: PresenceRun = {
      target,
      crowds,
      players,
      count,
      friends,
      seconds,
      deliveries,
      isProfiled: options.profile,
    };
    const figures: Figures = {};
    const stages: readonly [string, () => Promise<Figures>][] = [
      ["joining", () => joinAll(run, failures)],
      ["idle", () => idle(run)],
      ["friends come online", () => steady(run, failures)],
      ["as much as a core takes", () => burst(run, failures)],
    ];
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
