import { sql } from "kysely";

import type { SectionID, UserID, YearChangeID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { CLASSES } from "../../rules/classes/numbers.ts";
import { before, type Stamp } from "../../units.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { closedAnew, openCode } from "./codes.ts";
import { holdWholeClasses, tellRosters } from "./held-class.ts";
import { notYourClass } from "./teaching.ts";

interface Undone {
  readonly pupilsBack: number;
  readonly kept: { readonly classes: readonly string[]; readonly pupils: number };
}

/**
 * Puts back what a year's change did, all or none. What was changed since stays: a name, a code, a class that was brought back or is
 * used, a pupil's place. Refuses: notYourClass, classFull, alreadyDone.
 */
export async function undoYear(work: Work, vault: Vault, teacherID: UserID, changeID: YearChangeID): Promise<Undone> {
  const noted = await notesOf(work, changeID);
  if (noted.length === 0) throw isOver();
  const sectionIDs = noted.map(({ section_id }) => section_id);
  const { sections, everyone } = await holdWholeClasses(work, teacherID, sectionIDs).catch((problem: unknown) => {
    throw problem instanceof Refusal && problem.code === "notYourClass" ? notAllYours() : problem;
  });
  const doneStamp = await holdChange(work, changeID);
  const sectionsByID = new Map(sections.map((section) => [section.section_id, section]));

  const reopened = await reopen(
    work,
    noted.flatMap(({ deed, section_id }) => (deed === "archived" ? [section_id] : [])),
    doneStamp,
  );
  const pupils = await movePupilsBack(work, changeID, doneStamp);
  await refuseOverfull(work, sectionIDs);
  const renamed = await renameBack(
    work,
    vault,
    noted.filter(({ deed }) => deed === "up"),
    sectionsByID,
  );
  const unmade = await unmake(
    work,
    noted.flatMap(({ deed, section_id }) => (deed === "made" ? [section_id] : [])),
  );
  await work.trx.deleteFrom("year_changes").where("change_id", "=", changeID).execute();
  await tellRosters(work, sectionIDs, everyone);
  const back = new Set([...reopened, ...renamed, ...unmade]);
  const kept = noted.filter(({ deed, section_id }) => deed !== "kept" && !back.has(section_id));
  return {
    pupilsBack: pupils.back,
    kept: {
      classes: kept.flatMap(({ section_id }) => sectionsByID.get(section_id)?.name ?? []),
      pupils: pupils.all - pupils.back,
    },
  };
}

const isOver = (): Refusal =>
  new Refusal("alreadyDone", "This change was undone already, or it's too old. Look at your classes again.");

const notAllYours = (): Refusal =>
  Object.assign(notYourClass(), {
    message: "You don't teach all of these classes any more. A colleague who does can undo it.",
  });

const notesOf = ({ trx }: Work, changeID: YearChangeID) =>
  trx.selectFrom("year_change_sections").selectAll().where("change_id", "=", changeID).orderBy("section_id").execute();
type Note = Awaited<ReturnType<typeof notesOf>>[number];

/** Whoever undoes it at the same time comes too late. */
async function holdChange({ trx, now }: Work, changeID: YearChangeID): Promise<Stamp> {
  const row = await trx
    .selectFrom("year_changes")
    .select("done_stamp")
    .where("change_id", "=", changeID)
    .where("done_stamp", ">", before(now, CLASSES.yearUndoneWithin))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw isOver();
  return row.done_stamp;
}

/** Those of some classes that are archived since the change, and by it. */
async function reopen({ trx }: Work, sectionIDs: readonly SectionID[], doneStamp: Stamp): Promise<SectionID[]> {
  if (sectionIDs.length === 0) return [];
  const rows = await trx
    .updateTable("sections")
    .set({ archived_stamp: null, archived_by: null })
    .where("section_id", "in", [...sectionIDs])
    .where("archived_stamp", "=", doneStamp)
    .returning("section_id")
    .execute();
  return rows.map(({ section_id }) => section_id);
}

/** Brings those back who are where the change brought them, unless their class of before was put away since. */
async function movePupilsBack({ trx }: Work, changeID: YearChangeID, doneStamp: Stamp) {
  const { rows } = await sql<{ all: number; back: number }>`
    with back as (
      update section_members m set section_id = p.from_section_id, joined_stamp = p.joined_before_stamp
      from year_change_pupils p join sections f on f.section_id = p.from_section_id
      where p.change_id = ${changeID} and p.user_id = m.user_id and m.section_id = p.to_section_id
        and m.standing = 'member' and m.joined_stamp = ${doneStamp} and f.archived_stamp is null
      returning m.user_id)
    select (select count(*) from year_change_pupils where change_id = ${changeID}) as all,
      (select count(*) from back) as back`.execute(trx);
  return rows[0] ?? { all: 0, back: 0 };
}

async function refuseOverfull({ trx }: Work, sectionIDs: readonly SectionID[]): Promise<void> {
  const full = await trx
    .selectFrom("section_members as m")
    .innerJoin("sections as s", "s.section_id", "m.section_id")
    .select("s.name")
    .where("m.section_id", "in", [...sectionIDs])
    .where("m.standing", "=", "member")
    .groupBy("s.section_id")
    .having((eb) => eb(eb.fn.countAll<number>(), ">", CLASSES.mostPupils))
    .executeTakeFirst();
  if (full)
    throw new Refusal(
      "classFull",
      `${full.name} has new pupils, so there's no room for all of before. Make room first.`,
    );
}

/** Gives classes that moved up their name, grade and code back, where these are still those of the change. */
async function renameBack(
  { trx }: Work,
  vault: Vault,
  notes: readonly Note[],
  sections: ReadonlyMap<SectionID, { name: string; grade: string; code_sealed: string }>,
): Promise<SectionID[]> {
  const rows = notes.flatMap((note) => {
    const is = sections.get(note.section_id);
    if (!is || note.code_before_sealed === null || note.code_after_sealed === null) return [];
    const isNamed = is.name === note.name_after && is.grade === note.grade_after;
    const hasCode = codeIn(vault, is.code_sealed) === codeIn(vault, note.code_after_sealed);
    const code = hasCode ? closedAnew(vault, "class-code", note.code_before_sealed) : undefined;
    const name = isNamed ? note.name_before : null;
    const grade = isNamed ? note.grade_before : null;
    return [{ sectionID: note.section_id, name, grade, code, isWhole: isNamed && hasCode }];
  });
  await sql`update sections s set name = coalesce(o.name, s.name), grade = coalesce(o.grade, s.grade),
      code_hash = coalesce(o.code_hash, s.code_hash), code_sealed = coalesce(o.code_sealed, s.code_sealed)
    from unnest(${rows.map(({ sectionID }) => sectionID)}::bigint[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ grade }) => grade)}::text[], ${rows.map(({ code }) => code?.hash ?? null)}::text[],
      ${rows.map(({ code }) => code?.sealed ?? null)}::text[]) as o (section_id, name, grade, code_hash, code_sealed)
    where s.section_id = o.section_id`.execute(trx);
  return rows.flatMap(({ sectionID, isWhole }) => (isWhole ? [sectionID] : []));
}

const codeIn = (vault: Vault, sealed: string): string => openCode(vault, "class-code", sealed);

/** Takes away new classes in which nobody has a place and nobody raced. */
async function unmake({ trx }: Work, sectionIDs: readonly SectionID[]): Promise<SectionID[]> {
  if (sectionIDs.length === 0) return [];
  const { rows } = await sql<{ section_id: SectionID }>`
    delete from sections s where s.section_id = any(${[...sectionIDs]}::bigint[])
      and not exists (select from section_members m where m.section_id = s.section_id)
      and not exists (select from section_scores c where c.section_id = s.section_id)
    returning s.section_id`.execute(trx);
  return rows.map(({ section_id }) => section_id);
}
