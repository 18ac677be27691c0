import { sql } from "kysely";

import type { SectionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Vault } from "../platform/vault.ts";
import type { Performer, Work } from "../platform/work.ts";
import { hashesOf } from "./codes.ts";

export const wrongCode = (): Refusal =>
  new Refusal("wrongCode", "That code doesn't open anything. Look at it again, or ask your teacher.", {
    field: "code",
  });

/** What a code that is good now opens: a class for whoever comes, or one pupil's account. */
export type Opened =
  | { readonly kind: "class"; readonly sectionID: SectionID }
  | { readonly kind: "card"; readonly sectionID: SectionID; readonly userID: UserID; readonly alias: string };

/**
 * Looks for a code among classes that go on and the cards of their pupils. Whatever is wrong with it, the same is looked for:
 * nobody learns whether a code was ever good. Refuses: wrongCode.
 */
export async function openedBy(
  { trx }: { readonly trx: Work["trx"] | Performer["db"] },
  vault: Vault,
  typed: string,
): Promise<Opened> {
  const { rows } = await sql<{ section_id: SectionID; user_id: UserID | null; alias: string | null }>`
    select section_id, null as user_id, null as alias from sections
      where code_hash = any(${hashesOf(vault, "class-code", typed)}::text[]) and archived_stamp is null
    union all
    select m.section_id, m.user_id, m.alias from section_members m join sections s using (section_id)
      where m.card_hash = any(${hashesOf(vault, "card-code", typed)}::text[])
        and m.standing <> 'removed' and s.archived_stamp is null`.execute(trx);
  const [row] = rows;
  if (!row) throw wrongCode();
  const { section_id: sectionID, user_id: userID, alias } = row;
  return userID === null ? { kind: "class", sectionID } : { kind: "card", sectionID, userID, alias: alias ?? "" };
}
