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
