import { sql } from "kysely";

import type { SectionID, UserID } from "../../ids.ts";
import { knownNeeds, needsAfter, type NeedsChange } from "../../rules/classes/needs.ts";
import type { Work } from "../platform/work.ts";
import { tellClass } from "./held-class.ts";
import { holdPupils } from "./pupils.ts";

/** Sets what pupils need in races, in force at once; what isn't named stays as it is. Refuses: notYourClass. */
export async function setNeeds(
  work: Work,
  teacherID: UserID,
  sectionID: SectionID,
  { userIDs, needs }: { readonly userIDs: readonly UserID[]; readonly needs: NeedsChange },
): Promise<void> {
  const { pupils } = await holdPupils(work, teacherID, sectionID, userIDs);
  const members = pupils.filter(({ standing }) => standing === "member");
  if (members.length === 0) return;
  const told = members.map(({ user_id }) => user_id);
  const after = members.map(({ needs: before }) => JSON.stringify(needsAfter(knownNeeds(before), needs)));
  await sql`update section_members m set needs = n.needs
    from unnest(${told}::bigint[], ${after}::jsonb[]) as n (user_id, needs)
    where m.user_id = n.user_id`.execute(work.trx);
  await tellClass(work, sectionID, told);
}
