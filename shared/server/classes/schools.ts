import { sql, type Kysely } from "kysely";

import type { SchoolID } from "../../ids.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";

/** Holds schools in the order of their ids, after any players and before any classes. */
export const lockSchools = (trx: Work["trx"], schoolIDs: readonly SchoolID[]) =>
  trx
    .selectFrom("schools")
    .select(["school_id", "name", "code_hash"])
    .where("school_id", "in", [...schoolIDs])
    .orderBy("school_id")
    .forUpdate()
    .execute();

/** Deletes a school, which is held, that has neither teachers nor classes nor a domain. */
export async function removeIfEmpty(trx: Work["trx"], schoolID: SchoolID): Promise<void> {
  const { rows } = await sql`
    select where exists (select from sections where school_id = ${schoolID})
      or exists (select from school_domains where school_id = ${schoolID})
      or exists (select from school_teachers st join roles r on r.user_id = st.user_id and r.role = 'teacher'
        where st.school_id = ${schoolID})`.execute(trx);
  if (rows.length > 0) return;
  await trx.deleteFrom("school_teachers").where("school_id", "=", schoolID).execute();
  await trx.deleteFrom("schools").where("school_id", "=", schoolID).execute();
}

export interface ListedSchool {
  readonly schoolID: SchoolID;
  readonly name: string;
  readonly teachers: number;
  readonly classes: number;
  /** Of these, how many have no teacher. */
  readonly orphans: number;
  readonly domains: readonly string[];
}

/** All schools, as an operator sees them. */
export async function allSchools(db: Kysely<Database>): Promise<readonly ListedSchool[]> {
  const { rows } = await sql<ListedSchool>`
    select s.school_id as "schoolID", s.name, t.teachers, c.classes, c.orphans, d.domains
    from schools s
    cross join lateral (
      select count(*) as teachers from school_teachers st where st.school_id = s.school_id
        and exists (select from roles r where r.user_id = st.user_id and r.role = 'teacher')) t
    cross join lateral (
      select count(*) as classes, count(*) filter (where not exists (
        select from section_teachers x join roles r on r.user_id = x.user_id and r.role = 'teacher'
        where x.section_id = sections.section_id)) as orphans
      from sections where sections.school_id = s.school_id) c
    cross join lateral (
      select coalesce(array_agg(domain order by domain), '{}') as domains
      from school_domains where school_domains.school_id = s.school_id) d
    order by s.school_id`.execute(db);
  return rows;
}
