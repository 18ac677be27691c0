import type { SectionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { CLASS_CODE_LENGTH } from "../../rules/classes/codes.ts";
import { closedAfter, type SettingsChange } from "../../rules/classes/settings.ts";
import type { Stamp } from "../../units.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { newCode } from "./codes.ts";
import { endMade } from "./end-made.ts";
import { holdWholeClass, tellClass } from "./held-class.ts";
import { friendlyWords } from "./words.ts";

/** Another code; who waits by the one before is sent away. Refuses: notYourClass. */
export async function newClassCode(work: Work, vault: Vault, userID: UserID, sectionID: SectionID): Promise<void> {
  const { everyone } = await holdWholeClass(work, userID, sectionID);
  const code = newCode(vault, "class-code", CLASS_CODE_LENGTH);
  await work.trx
    .updateTable("sections")
    .set({ code_hash: code.hash, code_sealed: code.sealed })
    .where("section_id", "=", sectionID)
    .execute();
  const sent = await work.trx
    .updateTable("section_members")
    .set({ standing: "removed", removed_stamp: work.now })
    .where("section_id", "=", sectionID)
    .where("standing", "=", "pending")
    .returning(["user_id", "is_made"])
    .execute();
  await endMade(
    work,
    sent.flatMap(({ user_id, is_made }) => (is_made ? [user_id] : [])),
  );
  await tellClass(work, sectionID, everyone);
}

/** A message to the pupils; an empty one takes it away. Refuses: notYourClass, badInput. @source teams §6 Teacher */
export async function postClassMessage(
  work: Work,
  userID: UserID,
  sectionID: SectionID,
  { message, untilStamp }: { readonly message: string; readonly untilStamp: Stamp | null },
): Promise<void> {
  const words = friendlyWords("message", message);
  if (untilStamp !== null && words !== "" && untilStamp <= work.now)
    throw new Refusal("badInput", "That time is over already.", { field: "untilStamp" });
  const { everyone } = await holdWholeClass(work, userID, sectionID);
  await work.trx
    .updateTable("sections")
    .set(
      words === ""
        ? { message: null, message_until_stamp: null, message_by: null, message_stamp: null }
        : { message: words, message_until_stamp: untilStamp, message_by: userID, message_stamp: work.now },
    )
    .where("section_id", "=", sectionID)
    .execute();
  await tellClass(work, sectionID, everyone);
}

/** Opens and closes things for the pupils, in force at once; what a colleague changed meanwhile stays. Refuses: notYourClass. */
export async function setClassSettings(
  work: Work,
  userID: UserID,
  sectionID: SectionID,
  change: SettingsChange & { readonly needsApproval?: boolean | undefined },
): Promise<void> {
  const { section, everyone } = await holdWholeClass(work, userID, sectionID);
  await work.trx
    .updateTable("sections")
    .set({
      needs_approval: change.needsApproval ?? section.needs_approval,
      disabled_settings: [...closedAfter(section.disabled_settings, change)],
    })
    .where("section_id", "=", sectionID)
    .execute();
  await tellClass(work, sectionID, everyone);
}
