import { randomBytes } from "node:crypto";

import type { SectionID, UserID } from "../../ids.ts";
import { days } from "../../units.ts";
import { issueCode } from "../accounts/recovery/codes.ts";
import { closeSessions } from "../accounts/sessions/sessions.ts";
import { hashPassword } from "../accounts/sign-in/passwords.ts";
import { resetPath } from "../mail/emails.ts";
import { perform, type App } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { tellClass } from "./held-class.ts";
import { noSuchPupil } from "./pupils.ts";
import { lockOneTaught } from "./teaching.ts";

/** How long the link is good by which a pupil chooses a password. */
const LINK_LIFE = days(7);

/**
 * Makes an account that was made for a class its pupil's own: the card opens nothing more, and the link lets them choose a
 * password. They stay in the class. The hash of a password that nobody knows is made before the transaction.
 * Refuses: notYourClass, notFound.
 */
export async function releasePupil(
  app: App,
  teacherID: UserID,
  sectionID: SectionID,
  userID: UserID,
): Promise<{ readonly link: string }> {
  const password_hash = await hashPassword(app.vault, randomBytes(32).toString("base64url"));
  return perform(app, async (work) => {
    const { trx } = work;
    await lockPlayers(work, [userID], ["user_id"], "change");
    await lockOneTaught(work, teacherID, sectionID);
    const released = await trx
      .updateTable("section_members")
      .set({ is_made: false, card_hash: null, card_sealed: null })
      .where("user_id", "=", userID)
      .where("section_id", "=", sectionID)
      .where("is_made", "=", true)
      .where("standing", "!=", "removed")
      .returning("user_id")
      .executeTakeFirst();
    if (!released) throw noSuchPupil();
    await trx
      .updateTable("users")
      .set({ account_type: "standard", password_hash, requires_username: true })
      .where("user_id", "=", userID)
      .execute();
    await closeSessions(work, userID);
    const code = await issueCode(work, { kind: "reset-password", userID, lifeMs: LINK_LIFE });
    await tellClass(work, sectionID, [userID]);
    return { link: resetPath(userID, code) };
  });
}
