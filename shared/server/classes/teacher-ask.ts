import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { after, hours } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { askerOf, knownSchoolOf, letIn, refuseUnlessOwn } from "./teacher-asker.ts";
import { calledWords, plainNote } from "./teacher-words.ts";

/** So long after a no nobody asks again. */
const ASKS_AGAIN_AFTER = hours(24);

interface AskForm {
  readonly schoolName: string;
  readonly nickname: string;
  readonly note: string;
}

/**
 * Asks to be a teacher. A verified address at a listed school is let in at once, any other waits for the operator; who waits can say it
 * otherwise. Refuses: notAllowed, emailNeeded, badInput, alreadyDone.
 */
export async function askToTeach(
  work: Work,
  userID: UserID,
  form: AskForm,
): Promise<{ readonly standing: "waiting" | "teacher" }> {
  await lockPlayer(work, userID, ["user_id"], "change");
  const asker = await askerOf(work.trx, userID);
  if (asker.is_teacher) return { standing: "teacher" };
  refuseUnlessOwn(asker);
  if (asker.verifiedEmail === null)
    throw new Refusal("emailNeeded", "Add an e-mail address in My Settings, and open the link we send you.");
  const schoolName = calledWords("schoolName", form.schoolName);
  const nickname = calledWords("nickname", form.nickname);
  const known = await knownSchoolOf(work.trx, asker, asker.verifiedEmail, { holds: true });
  if (known) {
    await letIn(work, asker, known, { operator: `school domain ${known.domain}`, nickname });
    return { standing: "teacher" };
  }
  await wait(work, userID, { school_name: schoolName, nickname, note: plainNote(form.note) });
  return { standing: "waiting" };
}

async function wait(
  { trx, now }: Work,
  userID: UserID,
  asked: { readonly school_name: string; readonly nickname: string; readonly note: string },
): Promise<void> {
  const before = await trx
    .selectFrom("teacher_requests")
    .select("refused_stamp")
    .where("user_id", "=", userID)
    .executeTakeFirst();
  const refused = before?.refused_stamp ?? null;
  if (refused !== null && after(refused, ASKS_AGAIN_AFTER) > now)
    throw new Refusal("alreadyDone", "We've just answered. You can ask again tomorrow.");
  // Who waits already keeps their place in the line.
  const isNew = before === undefined || refused !== null;
  await trx
    .insertInto("teacher_requests")
    .values({ user_id: userID, ...asked, sent_stamp: now, refused_stamp: null, reason: null })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ ...asked, refused_stamp: null, reason: null, ...(isNew && { sent_stamp: now }) }),
    )
    .execute();
}
