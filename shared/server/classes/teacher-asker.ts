import { sql, type Kysely } from "kysely";

import type { SchoolID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { domainsOf, isOfPupils } from "../../rules/classes/school-domains.ts";
import type { Database } from "../database.ts";
import type { App, Work } from "../platform/work.ts";
import { classOf } from "../players/class-standing.ts";
import { giveRole } from "../roles/roles.ts";
import { placeTeacher } from "./school-of.ts";

/** Somebody on the way to be a teacher, as the rows say it. */
export async function askerOf(db: Kysely<Database>, userID: UserID) {
  const row = await db
    .selectFrom("users")
    .select(["user_id", "account_type", "is_bot", "display_name", "email", "email_verified_stamp"])
    .select(classOf("users").as("class"))
    .select(
      sql<boolean>`exists (select from roles r where r.user_id = users.user_id and r.role = 'teacher')`.as(
        "is_teacher",
      ),
    )
    .select(
      sql<boolean>`not exists (select from section_members m where m.user_id = users.user_id)
        and coalesce((select c.change from role_changes c where c.user_id = users.user_id and c.role = 'teacher'
          order by c.change_id desc limit 1), 'given') = 'given'`.as("needs_nobody"),
    )
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  return { ...row, verifiedEmail: row.email_verified_stamp === null ? null : row.email };
}
export type Asker = Awaited<ReturnType<typeof askerOf>>;

/** Refuses: notAllowed for whoever can't be a teacher, and above all for pupils. */
export function refuseUnlessOwn({ class: place, account_type, is_bot }: Asker): void {
  if (is_bot || account_type === "guest") throw new Refusal("notAllowed", "Teachers need an account of their own.");
  if (place?.isMade === true)
    throw new Refusal("notAllowed", "This account was made for a class. Teachers need an account of their own.");
  if (place) throw new Refusal("notAllowed", "You're a pupil of a class. Leave it before you ask to be a teacher.");
}

/** Where an address lets somebody in, who needs nobody's word. */
export interface KnownSchool {
  readonly domain: string;
  readonly schoolID: SchoolID;
  readonly name: string;
}

/**
 * The school whose domain an address is at, or under: the nearest one that is listed. Undefined also for who was in a class, and for who
 * was a teacher until the operator ended that.
 */
export async function knownSchoolOf(
  db: Kysely<Database>,
  { needs_nobody }: Pick<Asker, "needs_nobody">,
  email: string | null,
  { holds = false }: { readonly holds?: boolean } = {},
): Promise<KnownSchool | undefined> {
  const domains = domainsOf(email ?? "");
  const [own] = domains;
  if (own === undefined || !needs_nobody) return undefined;
  const row = await db
    .selectFrom("school_domains")
    .innerJoin("schools", "schools.school_id", "school_domains.school_id")
    .select(["school_domains.domain", "schools.school_id as schoolID", "schools.name"])
    .where("school_domains.domain", "in", [...domains])
    .orderBy(sql`length(school_domains.domain)`, "desc")
    .$if(holds, (query) => query.forKeyShare("schools"))
    .limit(1)
    .executeTakeFirst();
  return row && !isOfPupils(own, row.domain) ? row : undefined;
}

/** Makes a teacher of whoever a known school lets in. They are held. */
export async function letIn(
  work: Work,
  { user_id: userID }: Asker,
  { schoolID, domain }: KnownSchool,
  by: { readonly operator: string; readonly nickname: string },
): Promise<void> {
  const reason = `A verified address at ${domain}`;
  await giveRole(work, userID, "teacher", { operator: by.operator, reason });
  await placeTeacher(work, userID, { schoolID, nickname: by.nickname });
  await work.trx.deleteFrom("teacher_requests").where("user_id", "=", userID).execute();
  work.changed(userID, "class");
}

/** Whom an e-mail about teaching is for. */
export const addressed = (config: App["config"], asker: Asker, to: string) => ({
  config,
  to,
  userID: asker.user_id,
  name: asker.display_name,
  email_verified_stamp: asker.email_verified_stamp,
});
