import { sql } from "kysely";

import type { SchoolID, SectionID, UserID } from "../../ids.ts";
import type { Vault } from "../platform/vault.ts";
import { perform, type App, type Performer, type Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { closedAnew } from "./codes.ts";
import { realNameOf, sealRealName } from "./real-name.ts";

const AT_ONCE = 200;

const freshOf = (vault: Vault): string => `v1.${vault.keyID}.%`;

/** Closes with the key of now what an older one closed: codes and cards, which are found by it too, and pupils' real names. */
export async function careForClassSecrets(app: Performer & Pick<App, "vault">): Promise<void> {
  const { vault } = app;
  const steps = [
    codesOf("schools", "school_id", "school-code"),
    codesOf("sections", "section_id", "class-code"),
    codesOfYears,
    cardsAndNames,
  ];
  for (const step of steps) while ((await perform(app, (work) => step(work, vault))) === AT_ONCE);
}

/** The codes of schools, or of classes. */
const codesOf =
  (table: "schools" | "sections", id: "school_id" | "section_id", kind: "school-code" | "class-code") =>
  async ({ trx }: Work, vault: Vault): Promise<number> => {
    const { rows } = await sql<{ id: SchoolID | SectionID; code_sealed: string }>`
      select ${sql.ref(id)} as id, code_sealed from ${sql.table(table)} where code_sealed not like ${freshOf(vault)}
      order by 1 limit ${AT_ONCE} for no key update`.execute(trx);
    for (const row of rows) {
      const { hash, sealed } = closedAnew(vault, kind, row.code_sealed);
      await sql`update ${sql.table(table)} set code_hash = ${hash}, code_sealed = ${sealed}
        where ${sql.ref(id)} = ${row.id}`.execute(trx);
    }
    return rows.length;
  };

/** The codes that undoing a year's change brings back, and those by which it knows that they are still its own. */
async function codesOfYears({ trx }: Work, vault: Vault): Promise<number> {
  const rows = await trx
    .selectFrom("year_change_sections")
    .select(["change_id", "section_id", "code_before_sealed", "code_after_sealed"])
    .where((eb) =>
      eb.or([
        eb("code_before_sealed", "not like", freshOf(vault)),
        eb("code_after_sealed", "not like", freshOf(vault)),
      ]),
    )
    .orderBy("change_id")
    .orderBy("section_id")
    .limit(AT_ONCE)
    .forNoKeyUpdate()
    .execute();
  const anew = (sealed: string | null): string | null =>
    sealed === null ? null : closedAnew(vault, "class-code", sealed).sealed;
  for (const row of rows)
    await trx
      .updateTable("year_change_sections")
      .set({ code_before_sealed: anew(row.code_before_sealed), code_after_sealed: anew(row.code_after_sealed) })
      .where("change_id", "=", row.change_id)
      .where("section_id", "=", row.section_id)
      .execute();
  return rows.length;
}

async function cardsAndNames(work: Work, vault: Vault): Promise<number> {
  const { trx } = work;
  const stale = await staleMembers(trx, vault).execute();
  const userIDs = stale.map(({ user_id }) => user_id);
  await lockPlayers(work, userIDs, ["user_id"], "change");
  const rows = userIDs.length === 0 ? [] : await staleMembers(trx, vault).where("user_id", "in", userIDs).execute();
  for (const { user_id, card_sealed, real_name_sealed } of rows) {
    const card = card_sealed === null ? undefined : closedAnew(vault, "card-code", card_sealed);
    await trx
      .updateTable("section_members")
      .set({
        real_name_sealed: nameAnew(vault, user_id, real_name_sealed),
        ...(card && { card_hash: card.hash, card_sealed: card.sealed }),
      })
      .where("user_id", "=", user_id)
      .execute();
  }
  return stale.length;
}

const staleMembers = (trx: Work["trx"], vault: Vault) =>
  trx
    .selectFrom("section_members")
    .select(["user_id", "card_sealed", "real_name_sealed"])
    .where((eb) =>
      eb.or([eb("card_sealed", "not like", freshOf(vault)), eb("real_name_sealed", "not like", freshOf(vault))]),
    )
    .orderBy("user_id")
    .limit(AT_ONCE);

const nameAnew = (vault: Vault, userID: UserID, sealed: string | null): string | null =>
  sealRealName(vault, userID, realNameOf(vault, userID, sealed) ?? "");
