import { sql } from "kysely";

import type { Card } from "../../contracts/classes/teacher-shapes.ts";
import type { SectionID, UserID } from "../../ids.ts";
import { CARD_CODE_LENGTH } from "../../rules/classes/codes.ts";
import { closeSessions } from "../accounts/sessions/sessions.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { newCode, openCode } from "./codes.ts";
import { realNameOf } from "./real-name.ts";
import { lockOneTaught } from "./teaching.ts";

/** The cards of pupils whose accounts were made for the class. Refuses: notYourClass. */
export async function pupilCards(
  work: Work,
  vault: Vault,
  teacherID: UserID,
  sectionID: SectionID,
  userIDs: readonly UserID[],
): Promise<readonly Card[]> {
  await lockOneTaught(work, teacherID, sectionID);
  const rows = await work.trx
    .selectFrom("section_members")
    .select(["user_id", "alias", "real_name_sealed", "card_sealed"])
    .where("section_id", "=", sectionID)
    .where("user_id", "in", [...userIDs])
    .where("is_made", "=", true)
    .where("standing", "!=", "removed")
    .orderBy("alias")
    .orderBy("user_id")
    .execute();
  return rows.flatMap(({ user_id, alias, real_name_sealed, card_sealed }) =>
    card_sealed === null
      ? []
      : [
          {
            userID: user_id,
            alias,
            realName: realNameOf(vault, user_id, real_name_sealed),
            code: openCode(vault, "card-code", card_sealed),
          },
        ],
  );
}

/** New codes: cards of before open nothing more, and who is logged in by one is logged out. Refuses: notYourClass. */
export async function newCards(
  work: Work,
  vault: Vault,
  teacherID: UserID,
  sectionID: SectionID,
  userIDs: readonly UserID[],
): Promise<readonly Card[]> {
  await lockPlayers(work, userIDs, ["user_id"], "change");
  const before = await pupilCards(work, vault, teacherID, sectionID, userIDs);
  const made = before.map(({ userID }) => userID);
  const codes = made.map(() => newCode(vault, "card-code", CARD_CODE_LENGTH));
  await sql`update section_members m set card_hash = c.hash, card_sealed = c.sealed
    from unnest(${made}::bigint[], ${codes.map(({ hash }) => hash)}::text[], ${codes.map(({ sealed }) => sealed)}::text[])
      as c (user_id, hash, sealed)
    where m.user_id = c.user_id`.execute(work.trx);
  for (const userID of made) await closeSessions(work, userID);
  return before.map((card, at) => ({ ...card, code: codes[at]?.code ?? card.code }));
}
