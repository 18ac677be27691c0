import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { responsibleOf } from "../../rules/classes/responsible.ts";
import { teacherLetGoEmail } from "../mail/teacher-emails.ts";
import type { App, Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { renewSchoolCode } from "./school-edit.ts";
import { goOwnWay } from "./school-moves.ts";
import { schoolOf } from "./school-of.ts";
import { teachersAt } from "./school-teachers.ts";
import { lockSchools } from "./schools.ts";
import { addressed, askerOf } from "./teacher-asker.ts";

/**
 * Takes a colleague out of the school as if they left it, and renews its code, which they know. Classes that only they taught go to
 * who is responsible, who alone does this, and never to themself. The colleague is told, by e-mail too, as the portal has no bell.
 * Refuses: notAllowed, badInput.
 */
export async function letColleagueGo(
  work: Work,
  { config, vault }: Pick<App, "config" | "vault">,
  userID: UserID,
  colleagueID: UserID,
): Promise<void> {
  const { trx } = work;
  if (colleagueID === userID) throw new Refusal("notAllowed", "That's you. To go yourself, leave the school.");
  await lockPlayers(work, [userID, colleagueID], ["user_id"], "change");
  const schoolID = await schoolOf(work, vault, userID);
  const [school] = await lockSchools(trx, [schoolID]);
  const teachers = await teachersAt(trx, schoolID).execute();
  const responsible = responsibleOf(teachers);
  if (!school || responsible?.userID !== userID)
    throw new Refusal(
      "notAllowed",
      `Only ${responsible?.nickname ?? "whoever is here longest"} can let a colleague go.`,
    );
  const colleague = teachers.find((teacher) => teacher.userID === colleagueID);
  if (!colleague) throw new Refusal("badInput", "That isn't a teacher of your school.", { field: "userID" });
  await goOwnWay(work, vault, schoolID, colleague, userID);
  await renewSchoolCode(work, vault, schoolID);
  const told = { nickname: responsible.nickname, schoolName: school.name };
  work.notify(colleagueID, "let-go", { userID, ...told });
  const asker = await askerOf(trx, colleagueID);
  if (asker.verifiedEmail !== null)
    work.job("send-email", teacherLetGoEmail(addressed(config, asker, asker.verifiedEmail), told));
}
