import type { SectionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { mustBeOpen, type OpenedSession } from "../accounts/sessions/sessions.ts";
import type { Vault } from "../platform/vault.ts";
import type { App, Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { wrongCode } from "./code-owner.ts";
import { hashesOf } from "./codes.ts";
import { freeAliases } from "./free-aliases.ts";
import { tellClass, tellRosters } from "./held-class.ts";
import { refuseFull } from "./room.ts";

/** Holds a class that a code still opens. Refuses: wrongCode. */
export async function holdOpenClass({ trx }: Work, vault: Vault, sectionID: SectionID, code: string) {
  const row = await trx
    .selectFrom("sections")
    .select("needs_approval")
    .where("section_id", "=", sectionID)
    .where("code_hash", "in", hashesOf(vault, "class-code", code))
    .where("archived_stamp", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw wrongCode();
  return row;
}

/** An account of one's own joins a class by its code, under an alias for others. Refuses: wrongCode, alreadyInClass, notAllowed, classFull. */
export async function joinClass(
  work: Work,
  { vault, dice }: Pick<App, "vault" | "dice">,
  visitor: OpenedSession & { readonly isBot: boolean },
  { sectionID, code }: { readonly sectionID: SectionID; readonly code: string },
): Promise<void> {
  const { userID } = visitor;
  if (visitor.isBot) throw new Refusal("notAllowed", "Bots can't join a class.");
  await lockPlayer(work, userID, ["user_id"], "change");
  await mustBeOpen(work, visitor);
  const { needs_approval } = await holdOpenClass(work, vault, sectionID, code);
  await refuseTeacher(work, userID, sectionID);
  const place = await placeOf(work, userID);
  if (place?.is_made === true)
    throw new Refusal(
      "notAllowed",
      "This account was made for a class and stays with it. Log out to join with another one.",
    );
  if (place?.isLive === true) {
    if (place.section_id === sectionID) return;
    throw new Refusal("alreadyInClass", "You're in another class. Leave it first.");
  }
  const standing = needs_approval ? "pending" : "member";
  await refuseFull(work, sectionID, standing, 1);
  const [drawn] = await freeAliases(work, dice, { language: "english", count: 1, sectionID });
  if (!drawn) throw new Error("a pupil got no alias");
  const row = {
    section_id: sectionID,
    standing,
    alias: drawn.displayName,
    is_made: false,
    real_name_sealed: null,
    card_hash: null,
    card_sealed: null,
    joined_stamp: work.now,
    removed_stamp: null,
  } as const;
  await work.trx
    .insertInto("section_members")
    .values({ user_id: userID, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...row, needs: "{}" }))
    .execute();
  if (standing === "member") await tellRosters(work, [sectionID], [userID]);
  else await tellClass(work, sectionID, [userID]);
}

async function refuseTeacher({ trx }: Work, userID: UserID, sectionID: SectionID): Promise<void> {
  const teaches = await trx
    .selectFrom("section_teachers")
    .select("user_id")
    .where("section_id", "=", sectionID)
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (teaches) throw new Refusal("notAllowed", "You teach this class, so you can't be a pupil in it.");
}

async function placeOf({ trx }: Work, userID: UserID) {
  const row = await trx
    .selectFrom("section_members as m")
    .innerJoin("sections as s", "s.section_id", "m.section_id")
    .select(["m.section_id", "m.standing", "m.is_made", "s.archived_stamp"])
    .where("m.user_id", "=", userID)
    .executeTakeFirst();
  return row && { ...row, isLive: row.standing !== "removed" && row.archived_stamp === null };
}
