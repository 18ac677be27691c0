import type { Card } from "../../contracts/classes/teacher-shapes.ts";
import type { SectionID, UserID } from "../../ids.ts";
import type { Dice } from "../../rules/chance.ts";
import type { AliasLanguage } from "../../rules/classes/alias.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { pupilCards } from "./cards.ts";
import { tellRosters } from "./held-class.ts";
import { makePupils } from "./make-pupil.ts";
import { noSuchPupil } from "./pupils.ts";
import { isArchived, lockOneTaught } from "./teaching.ts";

/** Makes accounts for pupils, each with an alias and a card, in the order of the names. Refuses: notYourClass, notAllowed, classFull. */
export async function addPupils(
  work: Work,
  { vault, dice }: { readonly vault: Vault; readonly dice: Dice },
  teacherID: UserID,
  sectionID: SectionID,
  { language, names }: { readonly language: AliasLanguage; readonly names: readonly string[] },
): Promise<readonly UserID[]> {
  const section = await lockOneTaught(work, teacherID, sectionID);
  if (section.archived_stamp !== null) throw isArchived();
  const made = await makePupils(work, vault, dice, { sectionID, language, names, standing: "member" });
  await tellRosters(work, [sectionID], []);
  return made.map(({ userID }) => userID);
}

/** The cards of pupils who were added, in their order. Refuses: notYourClass. */
export async function addedCards(
  work: Work,
  vault: Vault,
  teacherID: UserID,
  sectionID: SectionID,
  userIDs: readonly UserID[],
): Promise<readonly Card[]> {
  const cards = new Map(
    (await pupilCards(work, vault, teacherID, sectionID, userIDs)).map((card) => [card.userID, card]),
  );
  return userIDs.flatMap((userID) => cards.get(userID) ?? []);
}

/** Makes sure that an account was made for a class that the teacher teaches. Refuses: notYourClass, notFound. */
export async function refuseUnlessMade(
  work: Work,
  teacherID: UserID,
  sectionID: SectionID,
  userID: UserID,
): Promise<void> {
  await lockOneTaught(work, teacherID, sectionID);
  const made = await work.trx
    .selectFrom("section_members")
    .select("user_id")
    .where("user_id", "=", userID)
    .where("section_id", "=", sectionID)
    .where("is_made", "=", true)
    .executeTakeFirst();
  if (!made) throw noSuchPupil();
}
