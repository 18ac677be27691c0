import { connect } from "#shared/server/platform/postgres/connection.ts";

import { startOneProcess } from "../presence/one-process.ts";
import { Players } from "../presence/players.ts";
import { fillTeams, FULL_TEAMS, tagOf } from "./fill.ts";
import { postgresCpuMs } from "./postgres-cpu.ts";

/** As many as share the limits of calls between them. */
const LOOKERS = 40;

interface Sizes {
  readonly few: number;
  readonly many: number;
  /** Of each kind, measured. */
  readonly calls: number;
}

export const FULL_SIZES: Sizes = { few: 1_000, many: 100_000, calls: 280 };
export const QUICK_SIZES: Sizes = { few: 30, many: 60, calls: 20 };

/**
 * What a look at the list of teams, at those of a name and at a full team's page costs, with few teams and with many in
 * the same database: CPU of the server and of the database together, in microseconds a call.
 */
export async function measureTeams({ few, many, calls }: Sizes): Promise<Record<string, number>> {
  const target = await startOneProcess(false);
  const { db } = connect(target.databaseUrl, (error) => console.error(error.message));
  try {
    const players = await Players.make(target.databaseUrl, target.apiUrl, LOOKERS, 1);
    const looks: Record<string, (nth: number) => Promise<unknown>> = {
      list: (nth) => players.call(players.player(nth % LOOKERS), "/teams/search", {}),
      search: (nth) =>
        players.call(players.player(nth % LOOKERS), "/teams/search", { term: tagOf(nth % few).slice(0, 5) }),
      roster: (nth) => players.look(players.player(nth % LOOKERS), `/teams/${tagOf(nth % FULL_TEAMS)}`),
    };
    const costOf = async (look: (nth: number) => Promise<unknown>, count: number): Promise<number> => {
      const [server, database] = [await target.usage(), await postgresCpuMs(db)];
      for (let nth = 0; nth < count; nth++) await look(nth);
      const cpuMs = (await target.usage()).cpuMs - server.cpuMs + (await postgresCpuMs(db)) - database;
      return (cpuMs * 1_000) / count;
    };
    const figures: Record<string, number> = {};
    for (const [size, from] of [
      [few, 0],
      [many, few],
    ] as const) {
      console.error(`making ${size} teams…`);
      await fillTeams(target.databaseUrl, from, size);
      for (const [name, look] of Object.entries(looks)) {
        await costOf(look, calls);
        figures[`${name}Micros${size}`] = await costOf(look, calls);
      }
    }
    for (const name of Object.keys(looks)) {
      figures[`${name}Growth`] = (figures[`${name}Micros${many}`] ?? 0) / (figures[`${name}Micros${few}`] ?? 1);
    }
    return figures;
  } finally {
    await db.destroy();
    await target.close();
  }
}
