import type { KyselyPlugin } from "kysely";

import { nowStamp, perform, type Work } from "#shared/server/platform/work.ts";

import type { Stage } from "./players.ts";

/** How many statements an operation sends to the database. */
export async function statementsOf(stage: Stage, op: (work: Work) => Promise<unknown>): Promise<number> {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      count++;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await perform({ db: stage.db.withPlugin(counter), nowStamp }, op);
  return count;
}
