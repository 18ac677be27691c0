import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { AssignmentID, SectionID, UserID } from "#shared/ids.ts";
import type { Goal } from "#shared/rules/classes/assignments/goal.ts";
import { ASSIGNMENTS } from "#shared/rules/classes/assignments/numbers.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { assignmentsOf, progressOf } from "#shared/server/classes/assignments/list.ts";
import { changeUntil, removeAssignment, restoreAssignment } from "#shared/server/classes/assignments/terms.ts";
import { addColleague } from "#shared/server/classes/colleagues.ts";
import { countForClasses } from "#shared/server/classes/count-races.ts";
import { movePupils } from "#shared/server/classes/pupils.ts";
import { classPurges } from "#shared/server/classes/purge.ts";
import { placeTeacher } from "#shared/server/classes/school-of.ts";
import { archiveClass, restoreClass } from "#shared/server/classes/sections.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { exportOf } from "#shared/server/privacy/export.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, days, hours, minutes, seconds, type Stamp } from "#shared/units.ts";

import { assign, ownOf } from "../support/assigned.ts";
import { newTaught, newTeacher, place } from "../support/class-stage.ts";
import { keepCosts, weakFactCosts } from "../support/coached.ts";
import { countedRace } from "../support/counted-race.ts";
import { newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const LATER = after(nowStamp(), minutes(1));
const TEN: Goal = { kind: "races", races: 10 };
const race = (userID: UserID, more: Parameters<typeof countedRace>[1] = {}) =>
  countedRace(userID, { startedStamp: LATER, elapsedMs: 60_000, ...more });
const count = (...races: ReturnType<typeof race>[]) => stage.run((work) => countForClasses(work, races));
async function pupilIn(sectionID: SectionID, more: { avg_speed?: number } = {}): Promise<UserID> {
  const userID = await stage.newPlayer(more);
  await place(stage, sectionID, userID);
  return userID;
}
async function taught() {
  const { teacherID, sectionID } = await newTaught(stage);
  return { teacherID, sectionID, pupil: await pupilIn(sectionID) };
}
const first = async (userID: UserID, site: "type" | "math" = "type") => (await ownOf(stage, userID, site))[0];
const allOf = (teacherID: UserID, sectionID: SectionID, site = "type") =>
  assignmentsOf({ db: stage.db, config: { site }, nowStamp } as never, teacherID, sectionID);
const listOf = async (...which: Parameters<typeof allOf>) => (await allOf(...which)).assignments;
const pupilsOf = (teacherID: UserID, sectionID: SectionID, assignmentID: AssignmentID) =>
  progressOf(stage.db, teacherID, { sectionID, assignmentID });

describe("a race", () => {
  it("counts for everything that its racer's class has to do, and is done when it is", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    const other = await pupilIn(sectionID);
    const two = await assign(stage, teacherID, sectionID, { kind: "races", races: 2 });
    await assign(stage, teacherID, sectionID, { kind: "minutes", minutes: 3 });
    await count(race(pupil), race(other));
    expect(await ownOf(stage, pupil)).toMatchObject([
      { count: 1, of: 2, doneStamp: null },
      { count: 1, of: 3, doneStamp: null },
    ]);
    const last = after(LATER, minutes(5));
    await count(race(pupil, { startedStamp: last }));
    expect(await first(pupil)).toMatchObject({ count: 2, doneStamp: after(last, minutes(1)) });
    await count(race(pupil, { startedStamp: after(last, minutes(5)) }));
    expect(await first(pupil)).toMatchObject({ count: 2, doneStamp: after(last, minutes(1)) });
    expect((await listOf(teacherID, sectionID)).find(({ assignmentID }) => assignmentID === two)).toMatchObject({
      done: 1,
    });
    expect(await pupilsOf(teacherID, sectionID, two)).toEqual([
      { userID: pupil, count: 2, of: 2, doneStamp: after(last, minutes(1)) },
      { userID: other, count: 1, of: 2, doneStamp: null },
    ]);
  });

  it("counts by when it was raced: from the beginning on, over before the end, however late it is paid", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    const untilStamp = after(LATER, hours(1));
    await assign(stage, teacherID, sectionID, TEN, { at: LATER, untilStamp });
    await count(
      race(pupil, { startedStamp: before(LATER, seconds(1)) }),
      race(pupil, { startedStamp: before(untilStamp, seconds(59)) }),
      race(pupil, { startedStamp: untilStamp }),
    );
    expect(await first(pupil)).toMatchObject({ count: 0 });
    await count(race(pupil), race(pupil, { startedStamp: before(untilStamp, minutes(1)) }));
    expect(await first(pupil)).toMatchObject({ count: 2 });
  });

  it("counts once, however often it is settled and paid", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    await assign(stage, teacherID, sectionID, TEN);
    const outcome = racedBy([{ userID: pupil, typer: person(4) }], after(nowStamp(), seconds(5)), 4);
    const settleAndPay = async (): Promise<void> => {
      await stage.run((work) => settleRace(work, outcome));
      await Promise.all([1, 2].map(() => stage.run((work) => payRace(work, outcome.raceID))));
    };
    await settleAndPay();
    await settleAndPay();
    expect(await first(pupil)).toMatchObject({ count: 1 });
  });

  it("that is held, refused or paid nothing doesn't count, and one on the other site neither", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    await assign(stage, teacherID, sectionID, TEN);
    await count(
      race(pupil, { reward: { cash: 0, experience: 0, nitros: 0 } }),
      race(pupil, { standing: "disqualified" }),
      race(pupil, { site: "math", lessonID: "addition_1" }),
    );
    expect(await first(pupil)).toMatchObject({ count: 0 });
    expect(await ownOf(stage, pupil, "math")).toEqual([]);
  });

  it("counts in the class in which it was raced: a move leaves the progress behind, and the way back finds it", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    const other = await newTaught(stage, teacherID);
    const move = (from: SectionID, to: SectionID) =>
      stage.run((work) => movePupils(work, teacherID, { from, to, userIDs: [pupil] }));
    const here = await assign(stage, teacherID, sectionID, TEN);
    await count(race(pupil));
    await move(sectionID, other.sectionID);
    await assign(stage, teacherID, other.sectionID, { kind: "races", races: 3 });
    await count(race(pupil));
    expect(await ownOf(stage, pupil)).toMatchObject([{ count: 1, of: 3 }]);
    expect(await pupilsOf(teacherID, sectionID, here)).toEqual([]);
    await move(other.sectionID, sectionID);
    await count(race(pupil));
    expect(await ownOf(stage, pupil)).toMatchObject([{ count: 2, of: 10 }]);
  });

  it("of any number of pupils with any number of assignments takes two statements, and of whoever has nothing to do one", async () => {
    const { teacherID, sectionID } = await taught();
    for (const races of [1, 2, 3]) await assign(stage, teacherID, sectionID, { kind: "races", races });
    const pupils = await Promise.all(Array.from({ length: 6 }, () => pupilIn(sectionID)));
    const stranger = await stage.newPlayer();
    const idle = await newTaught(stage, teacherID);
    const statements = (userIDs: readonly UserID[]) =>
      statementsOf(stage, (work) =>
        countForClasses(
          work,
          userIDs.map((each) => race(each)),
        ),
      );
    expect(await statements([...pupils, stranger])).toBe(2);
    expect(await statements([stranger])).toBe(1);
    expect(await statements([await pupilIn(idle.sectionID)])).toBe(1);
  });
});

describe("goals that compare", () => {
  it("ask for more than the pupil's own average at the beginning", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const slow = await pupilIn(sectionID, { avg_speed: 20 });
    const newcomer = await pupilIn(sectionID);
    await assign(stage, teacherID, sectionID, { kind: "improvement", races: 1, percent: 10 });
    await stage.db.updateTable("users").set({ avg_speed: 35 }).where("user_id", "in", [slow, newcomer]).execute();
    expect(await first(slow)).toMatchObject({ target: 22, count: 0 });
    await count(race(slow, { speed: 21.9 }), race(newcomer, { speed: 35 }));
    expect(await first(slow)).toMatchObject({ count: 0 });
    await count(race(slow, { speed: 22 }), race(newcomer, { speed: 38.4 }));
    expect(await first(slow)).toMatchObject({ count: 1 });
    expect(await first(newcomer)).toMatchObject({ count: 0, target: 38.5 });
    await count(race(newcomer, { speed: 38.5 }));
    expect(await first(newcomer)).toMatchObject({ count: 1 });
  });

  it("count a lesson's answers and races on the math site, and nothing of another lesson", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    const at = { site: "math" } as const;
    await assign(stage, teacherID, sectionID, { kind: "answers", lessonID: "addition_1", answers: 50 }, at);
    await assign(stage, teacherID, sectionID, { kind: "lesson", lessonID: "addition_1", races: 2, accuracy: 90 }, at);
    const solved = { site: "math", textID: null, lessonID: "addition_1", done: 20, accuracy: 89 } as const;
    await count(race(pupil, solved), race(pupil, { ...solved, lessonID: "money_1" }));
    await count(race(pupil, { ...solved, accuracy: 90 }));
    expect(await ownOf(stage, pupil, "math")).toMatchObject([
      { count: 40, of: 50 },
      { count: 1, of: 2 },
    ]);
    expect(await ownOf(stage, pupil)).toEqual([]);
  });

  it("know the pupil's own weak facts and tell them to the pupil alone", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    await stage.run((work) => keepCosts(work, pupil, weakFactCosts(3)));
    const id = await assign(stage, teacherID, sectionID, { kind: "facts", facts: 2 }, { site: "math" });
    const own = await first(pupil, "math");
    expect(own).toMatchObject({ count: 0, of: 2 });
    expect(own?.facts).toHaveLength(3);
    await stage.run((work) => keepCosts(work, pupil, weakFactCosts(0, 24)));
    const solved = { site: "math", textID: null, lessonID: "multiplication_2" } as const;
    await count(race(pupil, solved));
    const [row] = await pupilsOf(teacherID, sectionID, id);
    expect(Object.keys(row ?? {}).toSorted()).toEqual(["count", "doneStamp", "of", "userID"]);
  });
});

describe("an assignment", () => {
  it("is made for what the site has, until a moment that can be, by who teaches a class that is there", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    const now = nowStamp();
    const refused = (op: Promise<unknown>, code: string) => expect(op).rejects.toMatchObject({ code });
    await refused(assign(stage, teacherID, sectionID, { kind: "facts", facts: 2 }), "badInput");
    await refused(assign(stage, teacherID, sectionID, TEN, { untilStamp: after(now, minutes(4)) }), "badInput");
    await refused(assign(stage, teacherID, sectionID, TEN, { untilStamp: after(now, days(121)) }), "badInput");
    await refused(assign(stage, pupil, sectionID, TEN), "notYourClass");
    await refused(assign(stage, await newTeacher(stage), sectionID, TEN), "notYourClass");
    await stage.run((work) => archiveClass(work, teacherID, sectionID));
    await refused(assign(stage, teacherID, sectionID, TEN), "notAllowed");
  });

  it("is one of so many that are open, however it comes to be open", async () => {
    const { teacherID, sectionID } = await taught();
    for (let nth = 0; nth < ASSIGNMENTS.mostOpen; nth++) await assign(stage, teacherID, sectionID, TEN);
    const [open] = await listOf(teacherID, sectionID);
    const key = { sectionID, assignmentID: open?.assignmentID as AssignmentID };
    const full = { code: "tooManyAssignments" };
    await expect(assign(stage, teacherID, sectionID, TEN)).rejects.toMatchObject(full);
    await stage.run((work) => removeAssignment(work, teacherID, key));
    await assign(stage, teacherID, sectionID, TEN);
    await expect(stage.run((work) => restoreAssignment(work, teacherID, key, "type"))).rejects.toMatchObject(full);
    const math = assign(stage, teacherID, sectionID, { kind: "facts", facts: 1 }, { site: "math" });
    await expect(math).resolves.toBeGreaterThan(0);
  });

  it("gets another end, goes and comes back by one press with everyone's progress, and nothing counts meanwhile", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    const assignmentID = await assign(stage, teacherID, sectionID, TEN);
    const key = { sectionID, assignmentID };
    await count(race(pupil));
    await stage.run((work) => removeAssignment(work, teacherID, key));
    expect([await ownOf(stage, pupil), await listOf(teacherID, sectionID)]).toEqual([[], []]);
    await expect(pupilsOf(teacherID, sectionID, assignmentID)).rejects.toMatchObject({ code: "notFound" });
    expect((await allOf(teacherID, sectionID)).removed).toMatchObject([{ assignmentID, goal: TEN }]);
    const later = () => after(nowStamp(), ASSIGNMENTS.broughtBackWithin);
    const config = { site: "type" };
    expect(await assignmentsOf({ db: stage.db, config, nowStamp: later } as never, teacherID, sectionID)).toEqual({
      assignments: [],
      removed: [],
    });
    await count(race(pupil));
    await stage.run((work) => restoreAssignment(work, teacherID, key, "type"));
    expect((await allOf(teacherID, sectionID)).removed).toEqual([]);
    expect(await first(pupil)).toMatchObject({ count: 1 });
    const untilStamp = after(nowStamp(), days(30));
    await stage.run((work) => changeUntil(work, teacherID, key, { site: "type", untilStamp }));
    expect(await first(pupil)).toMatchObject({ count: 1, untilStamp });
    const stranger = await newTaught(stage);
    const theirs = { sectionID: stranger.sectionID, assignmentID };
    for (const other of [key, theirs]) {
      await expect(stage.run((work) => removeAssignment(work, stranger.teacherID, other))).rejects.toMatchObject({
        code: other === key ? "notYourClass" : "notFound",
      });
    }
  });

  it("that is over stays with its pupils for a day, and is then its teachers' alone", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    const untilStamp = after(nowStamp(), hours(1));
    await assign(stage, teacherID, sectionID, TEN, { untilStamp });
    const at = (later: Parameters<typeof after>[1]) => ownOf(stage, pupil, "type", after(untilStamp, later));
    expect(await at(hours(0))).toMatchObject([{ isOver: true }]);
    expect(await at(hours(23))).toHaveLength(1);
    expect(await at(hours(24))).toEqual([]);
    const late = await pupilIn(sectionID);
    await stage.db
      .updateTable("section_members")
      .set({ joined_stamp: after(untilStamp, minutes(1)) })
      .where("user_id", "=", late)
      .execute();
    expect(await ownOf(stage, late, "type", after(untilStamp, hours(1)))).toEqual([]);
  });

  it("of an archived class is nobody's until the class is back", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    await assign(stage, teacherID, sectionID, TEN);
    await count(race(pupil));
    await stage.run((work) => archiveClass(work, teacherID, sectionID));
    await count(race(pupil));
    expect(await ownOf(stage, pupil)).toEqual([]);
    expect(await listOf(teacherID, sectionID)).toHaveLength(1);
    await stage.run((work) => restoreClass(work, teacherID, sectionID));
    expect(await first(pupil)).toMatchObject({ count: 1 });
  });

  it("names the colleague who set it", async () => {
    const { teacherID, sectionID } = await taught();
    const colleague = await newTeacher(stage);
    const { school_id: schoolID } = await stage.db
      .selectFrom("sections")
      .select("school_id")
      .where("section_id", "=", sectionID)
      .executeTakeFirstOrThrow();
    await stage.run((work) => placeTeacher(work, colleague, { schoolID, nickname: "Mr Fern" }));
    await stage.run((work) => addColleague(work, teacherID, sectionID, colleague));
    await assign(stage, colleague, sectionID, TEN);
    expect(await listOf(teacherID, sectionID)).toMatchObject([{ by: "Mr Fern" }]);
    expect(await listOf(colleague, sectionID)).toMatchObject([{ by: null }]);
    const due = { erase_stamp: before(nowStamp(), days(1)) };
    await stage.db.updateTable("users").set(due).where("user_id", "=", colleague).execute();
    await eraseAccounts(stage.performer());
    expect(await listOf(teacherID, sectionID)).toMatchObject([{ by: null }]);
  });

  it("is taken along by its pupil with goal, dates and weak facts, and by a teacher without the facts", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    const assignmentID = await assign(stage, teacherID, sectionID, TEN);
    await count(race(pupil));
    const progress = { count: 1, weak: { "6 × 7": 2 }, mastered: ["6 × 7"] };
    await stage.db
      .updateTable("assignment_progress")
      .set({ progress: JSON.stringify(progress) })
      .where("assignment_id", "=", assignmentID)
      .execute();
    const own = await exportOf(stage.db, pupil);
    expect(own).toMatchObject({
      assignments: [{ assignment_id: assignmentID, goal: TEN, progress: { count: 1 }, section_id: sectionID }],
      assignmentFacts: [{ assignment_id: assignmentID, weak: progress.weak, mastered: progress.mastered }],
    });
    const taken = await exportOf(stage.db, pupil, { isForTeacher: true });
    expect(taken.assignments).toEqual(own.assignments);
    expect(JSON.stringify(taken)).not.toContain("6 × 7");
  });

  it("forgets a pupil who is erased, and goes after its time with everyone's progress", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    const kept = await assign(stage, teacherID, sectionID, TEN);
    const removed = await assign(stage, teacherID, sectionID, TEN);
    const other = await pupilIn(sectionID);
    await count(race(pupil), race(other));
    await stage.run((work) => removeAssignment(work, teacherID, { sectionID, assignmentID: removed }));
    const due = { erase_stamp: before(nowStamp(), days(1)) };
    await stage.db.updateTable("users").set(due).where("user_id", "=", pupil).execute();
    await eraseAccounts(stage.performer());
    const rows = () =>
      stage.db
        .selectFrom("assignment_progress")
        .select(["assignment_id", "user_id"])
        .where("assignment_id", "in", [kept, removed])
        .orderBy("assignment_id")
        .execute();
    expect(await rows()).toEqual([kept, removed].map((assignment_id) => ({ assignment_id, user_id: other })));
    const purgeAt = async (at: Stamp): Promise<void> => {
      for (const batch of classPurges) await stage.run((work) => batch(work), at);
    };
    await purgeAt(after(nowStamp(), days(KEPT_DAYS.removedAssignment)));
    expect(await rows()).toEqual([{ assignment_id: kept, user_id: other }]);
    await purgeAt(after(nowStamp(), days(KEPT_DAYS.assignment + 6)));
    expect(await rows()).toHaveLength(1);
    await purgeAt(after(nowStamp(), days(KEPT_DAYS.assignment + 8)));
    expect(await rows()).toEqual([]);
  });

  it("of a kind that only a later version knows is passed over", async () => {
    const { teacherID, sectionID, pupil } = await taught();
    const assignmentID = await assign(stage, teacherID, sectionID, TEN);
    await sql`update assignments set goal = '{"kind":"podiums","podiums":3}' where assignment_id = ${assignmentID}`.execute(
      stage.db,
    );
    await count(race(pupil));
    expect([await ownOf(stage, pupil), await listOf(teacherID, sectionID)]).toEqual([[], []]);
    await expect(pupilsOf(teacherID, sectionID, assignmentID)).rejects.toMatchObject({ code: "notFound" });
  });
});
