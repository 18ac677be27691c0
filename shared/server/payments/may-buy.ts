import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Stamp } from "../../units.ts";
import { buyerOf } from "../accounts/age/buyer.ts";
import type { Database } from "../database.ts";
import type { Config } from "../platform/config.ts";
import type { App } from "../platform/work.ts";
import { isGold } from "../players/gold.ts";
import { gateOf, personOf, type PersonRow } from "../profiles/person.ts";

/** Why somebody can't buy for real money. */
type NoPaying = "classSetting" | "ageUnknown" | "parentNeeded";

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
  const gold = isGold(row.person, now);
  if (!gateOf("paid_offers", row.person, config.site, now).allowed) return { isGold: gold, why: "classSetting" };
  const buyer = await buyerOf({ trx: db, now }, userID, config);
  return { isGold: gold, why: buyer.mayBuy ? null : buyer.why };
}

/** Whether somebody is shown prices in real money, and orders: nobody in a class is. Refuses: classSetting. */
export async function refuseInClass(
  { db, config, nowStamp }: Pick<App, "db" | "config" | "nowStamp">,
  userID: UserID,
): Promise<void> {
  const { why } = await payerOf(db, config, userID, nowStamp());
  if (why === "classSetting") throw new Refusal("classSetting", "Your class sells nothing.");
}

/** What is missing, in a sentence. */
const CONSENT: Readonly<Record<Exclude<NoPaying, "classSetting">, string>> = {
  ageUnknown: "Please tell us first in which year you were born, in My Settings.",
  parentNeeded: "A parent has to say yes first. Give us a parent's address in My Settings.",
};

/** Refuses: classSetting, consentNeeded. */
export async function mustBeAllowed(db: Kysely<Database>, config: Config, userID: UserID, now: Stamp): Promise<Payer> {
  const payer = await payerOf(db, config, userID, now);
  if (payer.why === "classSetting") throw new Refusal("classSetting", "Your class sells nothing.");
  if (payer.why !== null) throw new Refusal("consentNeeded", CONSENT[payer.why]);
  return payer;
}
