import { sql } from "kysely";

import type { ClassForm, YearChange } from "../../contracts/classes/teacher-shapes.ts";
import type { SectionID, UserID, YearChangeID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { CLASS_CODE_LENGTH } from "../../rules/classes/codes.ts";
import { CLASSES } from "../../rules/classes/numbers.ts";
import { archivedBy, problemsOf, type YearPlan, type YearStep } from "../../rules/classes/year.ts";
import { closeAllSessions } from "../accounts/sessions/sessions.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { newCode } from "./codes.ts";
import { holdWholeClasses, tellRosters } from "./held-class.ts";
import { makeClasses, roomForClasses, type Room } from "./new-classes.ts";
import { madeOf } from "./sections.ts";
import { friendlyWords } from "./words.ts";
import { yearChangesOf } from "./year-changes.ts";

type Section = Awaited<ReturnType<typeof holdWholeClasses>>["sections"][number];

/**
 * Changes classes for a new year, all or none, in a number of statements that doesn't grow with the pupils, and writes down what
 * undoing it takes. Refuses: notYourClass, alreadyDone, badInput.
 */
export async function changeYear(
  work: Work,
  vault: Vault,
  teacherID: UserID,
  asked: YearPlan<ClassForm>,
): Promise<YearChange> {
  const plan = friendly(asked);
  const archived = archivedBy(plan);
  const sectionIDs = [
    ...new Set(plan.steps.flatMap((step) => (step.deed === "into" ? [step.sectionID, step.to] : [step.sectionID]))),
  ];
  let room: Room | undefined;
  const { sections, everyone } = await holdWholeClasses(work, teacherID, sectionIDs, async (people) => {
    if (people.length > CLASSES.mostInYear)
      throw new Refusal("badInput", "That's too many pupils at once. Do it in two parts.", { field: "steps" });
    // Never more than are archived: a school that is full stays as full.
    if (plan.newClasses.length > 0) room = await roomForClasses(work, vault, teacherID);
  });
  await refuseUnlessPossible(work, plan, sections);

  const { change_id: changeID } = await work.trx
    .insertInto("year_changes")
    .values({ user_id: teacherID, done_stamp: work.now })
    .returning("change_id")
    .executeTakeFirstOrThrow();
  const made = room ? await makeClasses(work, vault, teacherID, room, plan.newClasses) : [];
  await moveUp(work, vault, changeID, plan, sections);
  await note(work, changeID, "made", made);
  await note(work, changeID, "archived", archived);
  await note(work, changeID, "kept", sectionIDs);
  await movePupils(work, changeID, plan, made);
  await archive(work, teacherID, archived);
  await tellRosters(work, [...sectionIDs, ...made], everyone);

  const [change] = await yearChangesOf(work.trx, teacherID, work.now, changeID);
  if (!change) throw new Error("a year's change is gone before it was told");
  return change;
}

const friendly = ({ steps, newClasses }: YearPlan<ClassForm>): YearPlan<ClassForm> => ({
  steps: steps.map((step) =>
    step.deed === "up"
      ? { ...step, name: friendlyWords("name", step.name), grade: friendlyWords("grade", step.grade) }
      : step,
  ),
  newClasses: newClasses.map((each) => ({
    ...each,
    name: friendlyWords("name", each.name),
    grade: friendlyWords("grade", each.grade),
  })),
});

async function refuseUnlessPossible(
  { trx }: Work,
  plan: YearPlan<ClassForm>,
  sections: readonly Section[],
): Promise<void> {
  const gone = sections.find(({ archived_stamp }) => archived_stamp !== null);
  if (gone) throw new Refusal("alreadyDone", `${gone.name} was archived meanwhile. Look at your classes again.`);
  const rows = await trx
    .selectFrom("section_members")
    .select((eb) => ["section_id", eb.fn.countAll<number>().as("pupils")])
    .where(
      "section_id",
      "in",
      sections.map(({ section_id }) => section_id),
    )
    .where("standing", "=", "member")
    .groupBy("section_id")
    .execute();
  const [problem] = problemsOf(plan, new Map(rows.map(({ section_id, pupils }) => [section_id, pupils]))).values();
  if (problem !== undefined) throw new Refusal("badInput", problem, { field: "steps" });
  if (plan.newClasses.some((_each, nth) => !plan.steps.some((step) => step.deed === "into-new" && step.to === nth)))
    throw new Refusal("badInput", "Nobody goes into a new class. Leave it out.", { field: "newClasses" });
}

/** New names, grades and codes; the ones of before are written down. */
async function moveUp(
  { trx }: Work,
  vault: Vault,
  changeID: YearChangeID,
  { steps }: YearPlan,
  sections: readonly Section[],
): Promise<void> {
  const ups = steps.filter((step): step is YearStep & { deed: "up" } => step.deed === "up");
  if (ups.length === 0) return;
  const before = new Map(sections.map((section) => [section.section_id, section]));
  const rows = ups.map(({ sectionID, name, grade }) => {
    const was = before.get(sectionID);
    const code = newCode(vault, "class-code", CLASS_CODE_LENGTH);
    return { was, sectionID, name, grade, code };
  });
  const ids = rows.map(({ sectionID }) => sectionID);
  await sql`update sections s set name = n.name, grade = n.grade, code_hash = n.code_hash, code_sealed = n.code_sealed
    from unnest(${ids}::bigint[], ${rows.map(({ name }) => name)}::text[], ${rows.map(({ grade }) => grade)}::text[],
      ${rows.map(({ code }) => code.hash)}::text[], ${rows.map(({ code }) => code.sealed)}::text[])
      as n (section_id, name, grade, code_hash, code_sealed)
    where s.section_id = n.section_id`.execute(trx);
  await trx
    .insertInto("year_change_sections")
    .values(
      rows.map(({ was, sectionID, name, grade, code }) => ({
        change_id: changeID,
        section_id: sectionID,
        deed: "up" as const,
        name_before: was?.name ?? null,
        grade_before: was?.grade ?? null,
        code_before_sealed: was?.code_sealed ?? null,
        name_after: name,
        grade_after: grade,
        code_after_sealed: code.sealed,
      })),
    )
    .execute();
}

/** Writes down classes that the change touches; one is written down once. */
async function note(
  { trx }: Work,
  changeID: YearChangeID,
  deed: "made" | "archived" | "kept",
  sectionIDs: readonly SectionID[],
): Promise<void> {
  await sql`insert into year_change_sections (change_id, section_id, deed)
    select ${changeID}, section_id, ${deed} from unnest(${[...sectionIDs]}::bigint[]) as s (section_id)
    on conflict do nothing`.execute(trx);
}

/** Who waits, and who was taken out, stays where they are. */
async function movePupils(
  { trx, now }: Work,
  changeID: YearChangeID,
  { steps }: YearPlan,
  made: readonly SectionID[],
): Promise<void> {
  const ways = steps.flatMap((step) => {
    const to = step.deed === "into" ? step.to : step.deed === "into-new" ? made[step.to] : undefined;
    return to === undefined ? [] : [{ from: step.sectionID, to }];
  });
  if (ways.length === 0) return;
  await sql`
    insert into year_change_pupils (change_id, user_id, from_section_id, to_section_id, joined_before_stamp)
    select ${changeID}, m.user_id, m.section_id, w.to_id, m.joined_stamp
    from unnest(${ways.map(({ from }) => from)}::bigint[], ${ways.map(({ to }) => to)}::bigint[]) as w (from_id, to_id)
    join section_members m on m.section_id = w.from_id and m.standing = 'member'`.execute(trx);
  await sql`
    update section_members m set section_id = p.to_section_id, joined_stamp = ${now}
    from year_change_pupils p where p.change_id = ${changeID} and p.user_id = m.user_id`.execute(trx);
}

async function archive(work: Work, teacherID: UserID, sectionIDs: readonly SectionID[]): Promise<void> {
  if (sectionIDs.length === 0) return;
  await work.trx
    .updateTable("sections")
    .set({ archived_stamp: work.now, archived_by: teacherID })
    .where("section_id", "in", [...sectionIDs])
    .execute();
  await closeAllSessions(work, await madeOf(work, sectionIDs));
}
