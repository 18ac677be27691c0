import type { KyselyPlugin } from "kysely";

import type { Stage } from "./players.ts";

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The steps by which the database would answer this query. */
export async function nodesFor(query: { explain(format: "json"): Promise<object[]> }): Promise<readonly Plan[]> {
  const [answer] = (await query.explain("json")) as { "QUERY PLAN": { Plan: Plan }[] }[];
  return nodesOf(answer?.["QUERY PLAN"][0]?.Plan ?? { "Node Type": "none" });
}

export const indexesOf = (nodes: readonly Plan[]): readonly string[] =>
  nodes.flatMap((node) => node["Index Name"] ?? []);

/** Asks what is asked, and how the database would look for it. @returns a plan in words for each question */
export async function plansOf(stage: Stage, ask: (db: Stage["db"]) => Promise<unknown>): Promise<readonly string[]> {
  const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const listener: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.push(stage.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await ask(stage.db.withPlugin(listener));
  const plans: string[] = [];
  for (const query of asked) {
    const { rows } = await stage.connection.pool.query<{ "QUERY PLAN": string }>(`explain ${query.sql}`, [
      ...query.parameters,
    ]);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  return plans;
}
