import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Call } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";
import { placeTeacher } from "#shared/server/classes/school-of.ts";
import { perform } from "#shared/server/platform/work.ts";
import { giveRole, NOBODY } from "#shared/server/roles/roles.ts";

import { classForm } from "../support/class-stage.ts";
import { addMember } from "../support/class-world.ts";
import { startProduct, type Product } from "../support/product.ts";
import { stagedClass, type StagedClass } from "../support/pupil-stage.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

/** Whoever may come near a class. A parent has no link of their own: they hold the poster with its address and no code. */
const WHO = ["teacher", "colleague", "other teacher", "pupil", "pupil elsewhere", "parent", "operator"] as const;
type Who = (typeof WHO)[number];
/** What somebody is told of this class: let in, a refusal, or nothing of it, because the call is about whoever makes it. */
type Told = "in" | "own" | "notYourClass" | "roleOnly" | "notSignedIn";

const row = (...told: readonly Told[]): Readonly<Record<Who, Told>> =>
  Object.fromEntries(WHO.map((who, at) => [who, told[at] ?? "own"])) as Record<Who, Told>;
/** About one class: for those who teach it. */
const TAUGHT = row("in", "in", "notYourClass", "roleOnly", "roleOnly", "notSignedIn", "roleOnly");
/** About the school and the classes of whoever asks. */
const TEACHING = row("own", "own", "own", "roleOnly", "roleOnly", "notSignedIn", "roleOnly");
/** About whoever asks. */
const MINE = row("own", "own", "own", "own", "own", "notSignedIn", "own");
/** About a code on paper, which whoever types it has. */
const BY_CODE = row("own", "own", "own", "own", "own", "own", "own");

interface Line {
  readonly told: Readonly<Record<Who, Told>>;
  readonly body?: (world: World) => object;
}
interface World extends StagedClass {
  readonly pupilID: UserID;
  readonly waitingID: UserID;
  readonly goneID: UserID;
  readonly colleagueID: UserID;
}

const soon = (): number => Math.floor(Date.now() / 1_000) + 86_400;

const about = (which: "pupilID" | "waitingID" | "goneID") => (world: World) => ({ userIDs: [world[which]] });

/** Every call about classes, with who is told what. One that is not here fails the test. */
const TABLE: Partial<Record<keyof typeof CALLS, Line>> = {
  classFile: { told: TAUGHT },
  editClass: { told: TAUGHT, body: () => classForm({ name: "Class 9z" }) },
  archiveClass: { told: TAUGHT },
  restoreClass: { told: TAUGHT },
  newClassCode: { told: TAUGHT },
  setClassSettings: { told: TAUGHT, body: () => ({ open: ["findable"] }) },
  postClassMessage: { told: TAUGHT, body: () => ({ message: "Hello", untilStamp: null }) },
  addColleague: { told: TAUGHT, body: ({ colleagueID }) => ({ userID: colleagueID }) },
  leaveColleagues: { told: TAUGHT },
  takeOverClass: { told: TAUGHT },
  addPupils: { told: TAUGHT, body: () => ({ language: "english", names: ["Ada Stern"] }) },
  admitPupils: { told: TAUGHT, body: about("waitingID") },
  removePupils: { told: TAUGHT, body: about("pupilID") },
  bringBackPupils: { told: TAUGHT, body: about("goneID") },
  movePupils: { told: TAUGHT, body: ({ pupilID, sectionID }) => ({ userIDs: [pupilID], sectionID }) },
  namePupil: { told: TAUGHT, body: ({ pupilID }) => ({ userID: pupilID, realName: "Ada Stern" }) },
  newCards: { told: TAUGHT, body: about("pupilID") },
  pupilCards: { told: TAUGHT, body: about("pupilID") },
  releasePupil: { told: TAUGHT, body: ({ pupilID }) => ({ userID: pupilID }) },
  erasePupils: { told: TAUGHT, body: about("goneID") },
  exportPupil: { told: TAUGHT },
  setNeeds: { told: TAUGHT, body: ({ pupilID }) => ({ userIDs: [pupilID], needs: { noClock: true } }) },
  classHangs: { told: TAUGHT },
  hangSeenTo: { told: TAUGHT, body: () => ({ kind: "mistyped", userID: null }) },
  witnessWishes: { told: TAUGHT },
  witnessPupil: { told: TAUGHT, body: ({ pupilID }) => ({ userID: pupilID, lessonID: null, speed: 128 }) },
  classAssignments: { told: TAUGHT },
  makeAssignment: {
    told: TAUGHT,
    body: () => ({ goal: { kind: "races", races: 3 }, untilStamp: soon() }),
  },
  assignmentProgress: { told: TAUGHT },
  changeAssignment: { told: TAUGHT, body: () => ({ untilStamp: soon() }) },
  removeAssignment: { told: TAUGHT },
  restoreAssignment: { told: TAUGHT },
  newClass: { told: TEACHING, body: () => classForm() },
  orderClasses: { told: TEACHING, body: ({ sectionID }) => ({ sectionIDs: [sectionID] }) },
  changeYear: { told: { ...TAUGHT }, body: ({ sectionID }) => ({ steps: [{ deed: "archive", sectionID }] }) },
  yearChanges: { told: TEACHING },
  undoYear: { told: { ...TAUGHT, teacher: "notYourClass", colleague: "notYourClass" } },
  school: { told: TEACHING },
  editSchool: { told: TEACHING, body: () => ({ name: "Hill School", nickname: "Ms Hill" }) },
  joinSchool: { told: TEACHING, body: () => ({ code: "none" }) },
  newSchoolCode: { told: TEACHING },
  leaveSchool: { told: TEACHING },
  letColleagueGo: { told: TEACHING, body: ({ colleagueID }) => ({ userID: colleagueID }) },
  teacherStanding: { told: MINE },
  askToTeach: { told: MINE, body: () => ({ schoolName: "Hill School", nickname: "Ms Hill" }) },
  ownClass: { told: MINE },
  ownAssignments: { told: MINE },
  leaveClass: { told: MINE },
  classOfCode: { told: BY_CODE, body: () => ({ code: "none" }) },
  classLogin: { told: BY_CODE, body: ({ sectionID }) => ({ sectionID, code: "none" }) },
};

const isAboutClasses = ({ path }: Call): boolean => /^\/(teachers|classes)\b|^\/auth\/class-/.test(path);

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const app = () => product.services.app;
const idOf = ({ userID }: Visitor) => userID as UserID;
let turn = 0;
const racer = () => newRacer(product, `Near${turn++}Class`);

/** A class with whoever may come near it, new for each call. */
async function newWorld(): Promise<{ readonly world: World; readonly people: Readonly<Record<Who, Visitor>> }> {
  const [teacher, colleague, otherTeacher, pupil, elsewhere, operator, waiting, gone] = (await Promise.all(
    Array.from({ length: 8 }, racer),
  )) as [Visitor, Visitor, Visitor, Visitor, Visitor, Visitor, Visitor, Visitor];
  const { db } = app();
  const staged = await stagedClass(db, idOf(teacher), { name: "Marked Class" });
  const other = await stagedClass(db, idOf(otherTeacher));
  await perform(app(), async (work) => {
    await giveRole(work, idOf(colleague), "teacher", NOBODY);
    await placeTeacher(work, idOf(colleague), { schoolID: staged.schoolID, nickname: "Mr Fern" });
    await giveRole(work, idOf(operator), "staff", NOBODY);
  });
  await db
    .insertInto("section_teachers")
    .values({ section_id: staged.sectionID, user_id: idOf(colleague), joined_stamp: app().nowStamp() })
    .execute();
  await addMember(db, staged.sectionID, idOf(pupil), { alias: `Marked Otter ${turn}`, isMade: true });
  await addMember(db, staged.sectionID, idOf(waiting), { standing: "pending", alias: `Marked Heron ${turn}` });
  await addMember(db, staged.sectionID, idOf(gone), {
    standing: "removed",
    alias: `Marked Robin ${turn}`,
    isMade: true,
  });
  await addMember(db, other.sectionID, idOf(elsewhere));
  return {
    world: {
      ...staged,
      pupilID: idOf(pupil),
      waitingID: idOf(waiting),
      goneID: idOf(gone),
      colleagueID: idOf(colleague),
    },
    people: {
      teacher,
      colleague,
      "other teacher": otherTeacher,
      pupil,
      "pupil elsewhere": elsewhere,
      parent: new Visitor(product),
      operator,
    },
  };
}

/** All that the database has of a class and its people. */
async function stateOf({ sectionID }: World): Promise<string> {
  const { db } = app();
  const rows = await Promise.all([
    db.selectFrom("assignments").selectAll().where("section_id", "=", sectionID).execute(),
    db.selectFrom("sections").selectAll().where("section_id", "=", sectionID).execute(),
    db.selectFrom("section_members").selectAll().where("section_id", "=", sectionID).orderBy("user_id").execute(),
    db.selectFrom("section_teachers").selectAll().where("section_id", "=", sectionID).orderBy("user_id").execute(),
  ]);
  return JSON.stringify(rows);
}

/** What somebody is told who makes a call about a class. */
async function toldBy(
  name: keyof typeof CALLS,
  who: Visitor,
  world: World,
): Promise<{ readonly told: string; readonly said: string }> {
  const call = CALLS[name] as Call;
  const params: Readonly<Record<string, number>> = {
    id: name === "undoYear" ? 1 : world.sectionID,
    sectionID: world.sectionID,
    userID: world.pupilID,
    assignmentID: 1,
  };
  const body = TABLE[name]?.body?.(world) ?? {};
  const { json } = await who.ask(call, { params, body, headers: { "idempotency-key": randomUUID() } });
  return { told: (json as { readonly error?: string }).error ?? "in", said: JSON.stringify(json) };
}

const REFUSED: ReadonlySet<string> = new Set(["notYourClass", "roleOnly", "notSignedIn", "badInput"]);

describe("a class", () => {
  it("has a line for each call about classes, and no other", () => {
    const calls = Object.entries(CALLS)
      .filter(([, call]) => isAboutClasses(call as Call))
      .map(([name]) => name);
    expect(Object.keys(TABLE).toSorted()).toEqual(calls.toSorted());
  });

  it.each(Object.keys(TABLE) as (keyof typeof CALLS)[])(
    "%s: tells each what the table says, and changes for nobody else",
    async (name) => {
      const found: Record<string, string> = {};
      const wanted: Record<string, string> = {};
      const leaks: string[] = [];
      const { told: table } = TABLE[name] ?? { told: MINE };
      for (const insider of ["teacher", "colleague"] as const) {
        const { world, people } = await newWorld();
        const before = await stateOf(world);
        for (const who of WHO.filter((each) => each !== "teacher" && each !== "colleague")) {
          const { told, said } = await toldBy(name, people[who], world);
          const isOwn = table[who] === "own";
          wanted[who] = table[who];
          found[who] = isOwn && told !== "notYourClass" && told !== "notSignedIn" ? "own" : told;
          if (!isOwn && /Marked|Near\d+Class/.test(said)) leaks.push(`${who} read ${said}`);
        }
        expect(await stateOf(world)).toBe(before);
        const { told } = await toldBy(name, people[insider], world);
        wanted[insider] = table[insider];
        found[insider] = table[insider] === "notYourClass" ? told : REFUSED.has(told) ? told : table[insider];
      }
      expect([found, leaks]).toEqual([wanted, []]);
    },
  );
});
