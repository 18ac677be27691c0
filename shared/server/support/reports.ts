import { sql, type Kysely } from "kysely";

import { Refusal } from "../../refusal.ts";
import type { BugState } from "../../rules/bug-report.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";

/** Reports per page of the list. */
export const REPORTS_PAGE = 20;

export interface BugFilter {
  readonly state?: BugState | undefined;
  /** Of the reports that say it. */
  readonly site?: string | undefined;
  readonly sinceStamp?: Stamp | undefined;
  /** Words that stand in what was written. */
  readonly words?: string | undefined;
}

/** A page of the bug reports: open ones first, the oldest of them on top. @param page 1 is the first */
export const listBugReports = (db: Kysely<Database>, filter: BugFilter, page: number) =>
  filtered(db, filter)
    .orderBy("r.state", "desc")
    .orderBy("r.stamp")
    .orderBy("r.report_id")
    .limit(REPORTS_PAGE)
    .offset((page - 1) * REPORTS_PAGE)
    .execute();

/** Up to `size` reports that came after one, in the order in which they came. @param afterID 0 for the first */
export const bugReportsAfter = (db: Kysely<Database>, filter: BugFilter, afterID: number, size: number) =>
  filtered(db, filter).where("r.report_id", ">", afterID).orderBy("r.report_id").limit(size).execute();

/** Refuses: notFound. */
export async function bugReportOf(db: Kysely<Database>, reference: string) {
  const row = await reportRows(db).where("r.reference", "=", reference).executeTakeFirst();
  if (!row) throw noSuch();
  return row;
}

/** Nobody needs to look any more. A second time changes the note alone, if one is given. Refuses: notFound. */
export async function closeBugReport({ trx, now }: Work, reference: string, note: string): Promise<void> {
  const row = await trx
    .updateTable("bug_reports")
    .set({ state: "done", done_stamp: sql`coalesce(done_stamp, ${now})`, ...(note !== "" && { note }) })
    .where("reference", "=", reference)
    .returning("report_id")
    .executeTakeFirst();
  if (!row) throw noSuch();
}

export async function countOpenBugReports(db: Kysely<Database>): Promise<number> {
  const { open } = await db
    .selectFrom("bug_reports")
    .where("state", "=", "open")
    .select(sql<number>`count(*)`.as("open"))
    .executeTakeFirstOrThrow();
  return open;
}

const noSuch = (): Refusal => new Refusal("notFound", "There's no such report.");

const filtered = (db: Kysely<Database>, { state, site, sinceStamp, words }: BugFilter) =>
  reportRows(db)
    .$if(state !== undefined, (query) => query.where("r.state", "=", state ?? "open"))
    .$if(site !== undefined, (query) => query.where(sql`r.facts ->> 'site'`, "=", site ?? ""))
    .$if(sinceStamp !== undefined, (query) => query.where("r.stamp", ">=", sinceStamp ?? (0 as Stamp)))
    .$if(words !== undefined, (query) => query.where(sql`strpos(lower(r.what), lower(${words ?? ""}))`, ">", 0));

const reportRows = (db: Kysely<Database>) =>
  db
    .selectFrom("bug_reports as r")
    .leftJoin("users as u", "u.user_id", "r.user_id")
    .select(["r.report_id", "r.reference", "r.what", "r.facts", "r.state", "r.stamp", "r.done_stamp", "r.note"])
    .select("u.username");
