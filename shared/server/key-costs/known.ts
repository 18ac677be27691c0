import type { Kysely } from "kysely";

import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import { NO_COSTS, type Costs } from "../../rules/key-costs/costs.ts";
import { costsFrom } from "../../rules/key-costs/stored.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";

/** What is known of a racer's keys or facts. */
export interface KnownCosts {
  readonly costs: Costs;
  /** Of the races in the span that is measured. */
  readonly inSpan: Costs;
}

/** For the racer alone. */
export async function knownCostsOf(db: Kysely<Database>, userID: UserID, site: Site): Promise<KnownCosts> {
  const row = await db
    .selectFrom("key_costs")
    .select(["costs", "span_costs"])
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .executeTakeFirst();
  return {
    costs: row ? costsFrom(row.costs) : NO_COSTS,
    inSpan: row?.span_costs ? costsFrom(row.span_costs) : NO_COSTS,
  };
}

/** Of some racers, for what each of them is told alone; nobody without any is named. */
export async function knownCostsOfSome(
  db: Kysely<Database>,
  userIDs: readonly UserID[],
  site: Site,
): Promise<ReadonlyMap<UserID, Costs>> {
  if (userIDs.length === 0) return new Map();
  const rows = await db
    .selectFrom("key_costs")
    .select(["user_id", "costs"])
    .where("user_id", "in", [...userIDs])
    .where("site", "=", site)
    .execute();
  return new Map(rows.map(({ user_id, costs }) => [user_id, costsFrom(costs)]));
}

/** Has races of a span counted by themselves besides, instead of those of a span before. The racer is locked. */
export async function measureSpan(
  { trx }: Pick<Work, "trx">,
  userID: UserID,
  site: Site,
  span: { readonly from: Stamp; readonly until: Stamp },
): Promise<void> {
  await trx
    .updateTable("key_costs")
    .set({ span_from: span.from, span_until: span.until, span_costs: null })
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .execute();
}

/** Measures no span, and forgets what was measured. The racer is locked. */
export async function endSpan({ trx }: Pick<Work, "trx">, userID: UserID, site: Site): Promise<void> {
  await trx
    .updateTable("key_costs")
    .set({ span_from: null, span_until: null, span_costs: null })
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .execute();
}
