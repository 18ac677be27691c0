import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Database } from "../database.ts";
import { teacherConfirmedEmail, teacherRefusedEmail } from "../mail/teacher-emails.ts";
import type { App, Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { giveRole } from "../roles/roles.ts";
import { foundSchool } from "./school-of.ts";
import { addressed, askerOf, refuseUnlessOwn } from "./teacher-asker.ts";

/** Who waits for the operator, the longest first, with what there is to check. */
export const waitingTeachers = (db: Kysely<Database>) =>
  db
    .selectFrom("teacher_requests as t")
    .innerJoin("users", "users.user_id", "t.user_id")
    .select([
      "users.username",
      "users.email",
      "users.created_stamp",
      "t.school_name",
      "t.nickname",
      "t.note",
      "t.sent_stamp",
    ])
    .select((eb) => eb("users.email_verified_stamp", "is not", null).$castTo<boolean>().as("is_verified"))
    .select(
      sql<boolean>`exists (select from role_changes c where c.user_id = t.user_id and c.role = 'teacher'
        and c.change = 'taken')`.as("was_teacher"),
    )
    .where("t.refused_stamp", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("roles")
            .select("roles.role")
            .whereRef("roles.user_id", "=", "t.user_id")
            .where("roles.role", "=", "teacher"),
        ),
      ),
    )
    .orderBy("t.sent_stamp")
    .orderBy("t.user_id")
    .execute();

/**
 * Makes a teacher of somebody who waits, in a new school of the name that they gave: whose that name is nobody can tell from it. Who was a
 * teacher before comes back to the school of then.
 * Refuses: notFound, alreadyDone, notAllowed for who is a pupil by now, emailNeeded where the address isn't verified any more.
 *
 * @returns what the school is called
 */
export async function confirmTeacher(
  work: Work,
  { config, vault }: Pick<App, "config" | "vault">,
  userID: UserID,
  operator: string,
): Promise<string> {
  const { asker, request } = await waiting(work, userID);
  refuseUnlessOwn(asker);
  if (asker.verifiedEmail === null)
    throw new Refusal("emailNeeded", "This account has no verified e-mail address any more.");
  await giveRole(work, userID, "teacher", { operator, reason: `Asked to be one, for ${request.school_name}` });
  const { nickname, school_name: name } = request;
  const back = await work.trx
    .selectFrom("school_teachers")
    .innerJoin("schools", "schools.school_id", "school_teachers.school_id")
    .select("schools.name")
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!back) await foundSchool(work, vault, userID, { name, nickname });
  await work.trx.deleteFrom("teacher_requests").where("user_id", "=", userID).execute();
  const school = back?.name ?? name;
  work.job("send-email", teacherConfirmedEmail(addressed(config, asker, asker.verifiedEmail), school));
  work.changed(userID, "class");
  return school;
}

/** Says no, with a reason that is written to them. Refuses: notFound. */
export async function refuseTeacher(
  work: Work,
  { config }: Pick<App, "config">,
  userID: UserID,
  reason: string,
): Promise<void> {
  const { asker } = await waiting(work, userID);
  await work.trx
    .updateTable("teacher_requests")
    .set({ refused_stamp: work.now, reason })
    .where("user_id", "=", userID)
    .execute();
  if (asker.email !== null) work.job("send-email", teacherRefusedEmail(addressed(config, asker, asker.email), reason));
}

async function waiting(work: Work, userID: UserID) {
  await lockPlayer(work, userID, ["user_id"], "change");
  const request = await work.trx
    .selectFrom("teacher_requests")
    .select(["school_name", "nickname"])
    .where("user_id", "=", userID)
    .where("refused_stamp", "is", null)
    .executeTakeFirst();
  if (!request) throw new Refusal("notFound", "This account isn't waiting to be a teacher.");
  return { request, asker: await askerOf(work.trx, userID) };
}
