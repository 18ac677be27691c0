import type { EnteredByProvider } from "../accounts/providers/provider-links.ts";
import type { Work } from "../platform/work.ts";
import { askerOf, knownSchoolOf, letIn } from "./teacher-asker.ts";

/**
 * Makes a teacher of somebody who has just come in by a school's provider, which says that they are one, with an address at a listed
 * domain. Changes nothing for anybody else: pupils, who was in a class, and whose role an operator took away.
 */
export async function teachByProvider(
  work: Work,
  provider: string,
  { userID, teacherEmail }: Pick<EnteredByProvider, "userID" | "teacherEmail">,
): Promise<void> {
  if (teacherEmail === undefined) return;
  const asker = await askerOf(work.trx, userID);
  if (asker.is_teacher || asker.is_bot) return;
  const known = await knownSchoolOf(work.trx, asker, teacherEmail, { holds: true });
  if (known) await letIn(work, asker, known, { operator: `provider ${provider}`, nickname: asker.display_name });
}
