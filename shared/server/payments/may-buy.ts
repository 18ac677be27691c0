import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { Config } from "../platform/config.ts";
import type { App, Work } from "../platform/work.ts";
import { isGold } from "../players/gold.ts";
import { gateOf, personOf, type PersonRow } from "../profiles/person.ts";

/** Why somebody can't buy for real money. */
export type NoPaying = "classSetting";

/** Somebody in the store. */
interface Payer {
  readonly isGold: boolean;
  readonly why: NoPaying | null;
}

/** What the store asks about a player. */
export async function payerOf(db: Kysely<Database>, config: Config, userID: UserID, now: Stamp): Promise<Payer> {
  const { rows } = await sql<{ person: PersonRow }>`
    select ${personOf("u")} as person from users u where u.user_id = ${userID}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a player went while an operation began");
  const isOpen = gateOf("paid_offers", row.person, config.site, now).allowed;
  return { isGold: isGold(row.person, now), why: isOpen ? null : "classSetting" };
}

/** Whether somebody is shown prices in real money, and orders: nobody in a class is. Refuses: classSetting. */
export async function refuseInClass(
  { db, config, nowStamp }: Pick<App, "db" | "config" | "nowStamp">,
  userID: UserID,
): Promise<void> {
  const { why } = await payerOf(db, config, userID, nowStamp());
  if (why === "classSetting") throw new Refusal("classSetting", "Your class sells nothing.");
}

/** Refuses: classSetting. */
export async function mustBeAllowed(work: Work, config: Config, userID: UserID): Promise<Payer> {
  const payer = await payerOf(work.trx, config, userID, work.now);
  if (payer.why === "classSetting") throw new Refusal("classSetting", "Your class sells nothing.");
  return payer;
}
