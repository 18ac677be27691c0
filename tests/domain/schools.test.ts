import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SchoolID, UserID } from "#shared/ids.ts";
import { SCHOOL_CODE_LENGTH } from "#shared/rules/classes/codes.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { postClassMessage } from "#shared/server/classes/class-terms.ts";
import { addColleague, takeOverClass } from "#shared/server/classes/colleagues.ts";
import { ownClassOf } from "#shared/server/classes/own-class.ts";
import { editSchool, newSchoolCode } from "#shared/server/classes/school-edit.ts";
import { handOverSchool } from "#shared/server/classes/school-hand-over.ts";
import { joinSchool, leaveSchool } from "#shared/server/classes/school-moves.ts";
import { schoolOf } from "#shared/server/classes/school-of.ts";
import { schoolViewOf } from "#shared/server/classes/school-view.ts";
import { archiveClass } from "#shared/server/classes/sections.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { exportOf } from "#shared/server/privacy/export.ts";
import { takeRole } from "#shared/server/roles/roles.ts";

import { fileOf, newTaught, newTeacher, place } from "../support/class-stage.ts";
import { newStage, type Stage } from "../support/players.ts";
import { ask, listed, schoolIDOf, schoolNamed, schoolSeenBy, withEmail } from "../support/school-stage.ts";
import { statementsOf } from "../support/statements.ts";
import { codeOf } from "../support/team-stage.ts";
import { testVault } from "../support/vault.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const seen = (userID: UserID) => schoolSeenBy(stage, userID);
const join = (userID: UserID, code: string) => stage.run((work) => joinSchool(work, testVault, userID, code));
const leave = (userID: UserID) => stage.run((work) => leaveSchool(work, testVault, userID));
const edit = (userID: UserID, name: string, nickname: string) =>
  stage.run((work) => editSchool(work, testVault, userID, { name, nickname }));
const handOver = (schoolID: SchoolID, userID: UserID) =>
  stage.run((work) => handOverSchool(work, testVault, schoolID, userID));
const take = (userID: UserID) =>
  stage.run((work) => takeRole(work, userID, "teacher", { operator: "Ada", reason: "They left." }));
const classOf = (userID: UserID) => ownClassOf({ db: stage.db, nowStamp } as never, userID);
const idsOf = async (userID: UserID) => (await seen(userID)).classes.map(({ sectionID }) => sectionID);
const ownIDsOf = async (userID: UserID) =>
  (await seen(userID)).classes.filter(({ isOwn }) => isOwn).map(({ sectionID }) => sectionID);

/** A school of two, whose first has a class alone and one with the other. */
async function twoTeachers() {
  const { teacherID: first, sectionID: alone } = await newTaught(stage);
  const { sectionID: shared } = await newTaught(stage, first);
  const second = await newTeacher(stage);
  await join(second, (await seen(first)).code);
  await stage.run((work) => addColleague(work, first, shared, second));
  return { first, second, alone, shared };
}

async function erase(...userIDs: readonly UserID[]): Promise<void> {
  await stage.db.updateTable("users").set({ erase_stamp: nowStamp() }).where("user_id", "in", userIDs).execute();
  await eraseAccounts(stage.performer());
}

describe("a teacher's school", () => {
  it("begins at the first look, once, also where several look at once", async () => {
    const userID = await newTeacher(stage);
    const ids = await Promise.all([1, 2, 3].map(() => stage.run((work) => schoolOf(work, testVault, userID))));
    expect(new Set(ids).size).toBe(1);
    const { name, code, nickname, teachers, classes } = await seen(userID);
    expect([name, code.length, classes]).toEqual([`School of ${nickname}`, SCHOOL_CODE_LENGTH, []]);
    expect(teachers).toMatchObject([{ userID, nickname }]);
  });

  it("shows colleagues' classes by name and number only, and its own as own", async () => {
    const { first, second, alone, shared } = await twoTeachers();
    for (const standing of ["member", "member", "pending", "removed"] as const)
      await place(stage, alone, await stage.newPlayer(), { standing });
    await stage.run((work) => archiveClass(work, first, alone));
    const { classes, teachers } = await seen(second);
    expect(teachers).toHaveLength(2);
    expect(classes.map(({ sectionID, isOwn, pupils, waiting }) => [sectionID, isOwn, pupils, waiting])).toEqual([
      [alone, false, 2, 1],
      [shared, true, 0, 0],
    ]);
    const [away] = classes;
    expect(away?.archivedStamp).not.toBeNull();
    expect(away?.archivedBy).toBe((await seen(first)).nickname);
    expect(JSON.stringify(classes)).not.toMatch(/Otter|Player-\d+".*alias/);
  });

  it("takes as many statements for many classes as for one", async () => {
    const { first } = await twoTeachers();
    const look = () => statementsOf(stage, ({ trx }) => schoolViewOf({ db: trx, vault: testVault }, first));
    const few = await look();
    await sql`insert into sections (school_id, name, color, position, code_hash, code_sealed, created_stamp)
      select ${(await schoolIDOf(stage, first)) ?? 0}, 'Class ' || n, 'teal', n, 'many-' || n, 'x', 1
      from generate_series(1, 150) n`.execute(stage.db);
    expect((await seen(first)).classes).toHaveLength(152);
    expect(await look()).toBe(few);
  });

  it("is renamed, and so is the teacher; pupils see both, and no words that they shouldn't", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const pupil = await stage.newPlayer();
    await place(stage, sectionID, pupil);
    await edit(teacherID, "  Lincoln   High ", "Ms Turner");
    expect(await seen(teacherID)).toMatchObject({ name: "Lincoln High", nickname: "Ms Turner" });
    expect((await classOf(pupil)).classData).toMatchObject({ districtName: "Lincoln High", teacherName: "Ms Turner" });
    expect(await codeOf(edit(teacherID, "call 555-123-4567", "Ms Turner"))).toBe("badInput");
    expect(await codeOf(edit(teacherID, "Lincoln High", "kim@home.example"))).toBe("badInput");
    expect(await codeOf(edit(teacherID, "\u200b", "Ms Turner"))).toBe("badInput");
  });

  it("has a code that is stored as a hash, and another one when asked for: the old one opens nothing", async () => {
    const [host, late] = [await newTeacher(stage), await newTeacher(stage)];
    const { code } = await seen(host);
    const renewed = await stage.run((work) => newSchoolCode(work, testVault, host));
    expect(renewed.code).not.toBe(code);
    expect((await seen(host)).code).toBe(renewed.code);
    const { rows } = await sql`select * from schools`.execute(stage.db);
    expect(JSON.stringify(rows)).not.toContain(renewed.code);
    expect(await codeOf(join(late, code))).toBe("wrongCode");
    await join(late, ` ${renewed.code.slice(0, 3).toUpperCase()}-${renewed.code.slice(3, 6)} ${renewed.code.slice(6)}`);
    expect(await schoolIDOf(stage, late)).toBe(await schoolIDOf(stage, host));
  });
});

describe("a teacher who comes into a colleague's school", () => {
  it("brings the classes that only they teach, behind those that are there; shared ones stay without them", async () => {
    const { first, second, alone, shared } = await twoTeachers();
    const { sectionID: other } = await newTaught(stage, second);
    const { teacherID: host, sectionID: hosted } = await newTaught(stage);
    const from = await schoolIDOf(stage, first);
    const { sectionID: old } = await newTaught(stage, first);
    await stage.run((work) => archiveClass(work, first, old));
    const pupil = await stage.newPlayer();
    await place(stage, alone, pupil, { isMade: true });
    await join(first, (await seen(host)).code);
    expect(await idsOf(first)).toEqual([hosted, alone, old]);
    expect(await ownIDsOf(first)).toEqual([alone, old]);
    expect(await idsOf(second)).toEqual([shared, other]);
    expect(await ownIDsOf(second)).toEqual([shared, other]);
    expect(await codeOf(fileOf(stage, first, shared))).toBe("notYourClass");
    expect((await classOf(pupil)).classData?.districtName).toBe((await seen(host)).name);
    expect(await schoolIDOf(stage, second)).toBe(from);
    expect((await seen(second)).teachers.map(({ userID }) => userID)).toEqual([second]);
  });

  it("leaves nothing of an empty school behind, but never takes away one that has a domain", async () => {
    const [host, mover] = [await newTeacher(stage), await newTeacher(stage)];
    const { code } = await seen(host);
    await seen(mover);
    const empty = (await schoolIDOf(stage, mover)) as SchoolID;
    await join(mover, code);
    expect(await schoolNamed(stage, empty)).toBeUndefined();
    const lincoln = await listed(stage, "kept-lincoln.example");
    const staff = await withEmail(stage, "a@kept-lincoln.example");
    await ask(stage, staff);
    await join(staff, code);
    expect(await schoolNamed(stage, lincoln)).toMatchObject({ name: "Lincoln High" });
  });

  it("needs the code of another school, which is there", async () => {
    const userID = await newTeacher(stage);
    expect(await codeOf(join(userID, "no-such-code"))).toBe("wrongCode");
    expect(await codeOf(join(userID, (await seen(userID)).code))).toBe("alreadyDone");
  });

  it("finds room for the classes there, or stays", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const host = await newTeacher(stage);
    const { code } = await seen(host);
    const to = await schoolIDOf(stage, host);
    await sql`insert into sections (school_id, name, color, position, code_hash, code_sealed, created_stamp)
      select ${to ?? 0}, 'Class', 'teal', n, 'full-' || n, 'x', 1
      from generate_series(1, ${CLASSES.mostSections}::int) n`.execute(stage.db);
    expect(await codeOf(join(teacherID, code))).toBe("tooManyClasses");
    expect(await idsOf(teacherID)).toEqual([sectionID]);
  });

  it("moves once where both go to each other's school at once, and nobody's class is lost", async () => {
    for (let turn = 0; turn < 4; turn++) {
      const [one, other] = [await newTaught(stage), await newTaught(stage)];
      const codes = await Promise.all([one, other].map(async ({ teacherID }) => (await seen(teacherID)).code));
      const done = await Promise.all([
        codeOf(join(one.teacherID, codes[1] ?? "")),
        codeOf(join(other.teacherID, codes[0] ?? "")),
      ]);
      expect(done.every((code) => ["done", "wrongCode"].includes(code))).toBe(true);
      expect(done).toContain("done");
      for (const { teacherID, sectionID } of [one, other]) expect(await ownIDsOf(teacherID)).toEqual([sectionID]);
    }
  });

  it("teaches no class of the old school, also where a colleague adds them in the same moment", async () => {
    for (let turn = 0; turn < 6; turn++) {
      const { first, second, alone } = await twoTeachers();
      const { code } = await seen(await newTeacher(stage));
      await Promise.all([
        codeOf(stage.run((work) => addColleague(work, first, alone, second))),
        codeOf(join(second, code)),
      ]);
      expect(await codeOf(fileOf(stage, second, alone))).toBe("notYourClass");
    }
  });
});

describe("a teacher who leaves a school", () => {
  it("leaves the classes to the others, and has a school of their own", async () => {
    const { first, second, alone, shared } = await twoTeachers();
    expect(await codeOf(leave(first))).toBe("onlyTeacher");
    await stage.run((work) => archiveClass(work, first, alone));
    const { nickname, code } = await seen(first);
    await leave(first);
    expect(await seen(first)).toMatchObject({ name: `School of ${nickname}`, nickname, classes: [] });
    expect((await seen(first)).code).not.toBe(code);
    expect(await idsOf(second)).toEqual([alone, shared]);
    expect((await seen(second)).classes.map(({ teachers }) => teachers.length)).toEqual([0, 1]);
  });

  it("stays where they are alone in one of their own", async () => {
    const { teacherID } = await newTaught(stage);
    const before = await seen(teacherID);
    await leave(teacherID);
    expect(await seen(teacherID)).toEqual(before);
  });

  it("is never the last of a class, also when all leave at once", async () => {
    const { first, second, alone, shared } = await twoTeachers();
    await stage.run((work) => archiveClass(work, first, alone));
    const codes = await Promise.all([codeOf(leave(first)), codeOf(leave(second))]);
    expect(codes).toContain("done");
    expect([...(await ownIDsOf(first)), ...(await ownIDsOf(second))]).toContain(shared);
  });
});

describe("a school whose teacher is gone", () => {
  it("shows colleagues a class without a teacher, which one of them takes over", async () => {
    const { first, second, alone } = await twoTeachers();
    const pupil = await stage.newPlayer();
    await place(stage, alone, pupil);
    await take(first);
    expect((await classOf(pupil)).classData).toMatchObject({ teacherName: "" });
    const { teachers, classes } = await seen(second);
    expect(teachers.map(({ userID }) => userID)).toEqual([second]);
    expect(classes.find(({ sectionID }) => sectionID === alone)).toMatchObject({ isOwn: false, teachers: [] });
    await stage.run((work) => takeOverClass(work, second, alone));
    expect((await fileOf(stage, second, alone)).colleagues.map(({ userID }) => userID)).toEqual([second]);
  });

  it("keeps its classes when the account is erased, without the name and the messages of who is gone", async () => {
    const { first, second, alone } = await twoTeachers();
    const { nickname } = await seen(first);
    await edit(second, `School of ${nickname}`, "Mr Fern");
    const pupil = await stage.newPlayer();
    await place(stage, alone, pupil);
    await stage.run((work) => postClassMessage(work, first, alone, { message: "See you!", untilStamp: null }));
    await stage.run((work) => archiveClass(work, first, alone));
    await stage.db.updateTable("sections").set({ archived_stamp: null }).where("section_id", "=", alone).execute();
    await erase(first);
    const view = await seen(second);
    expect(view.name).toMatch(/^School \d+$/);
    expect(view.classes.find(({ sectionID }) => sectionID === alone)).toMatchObject({ teachers: [], archivedBy: null });
    expect((await classOf(pupil)).classData).toMatchObject({ message: null, teacherName: "" });
    await stage.run((work) => takeOverClass(work, second, alone));
    expect(await ownIDsOf(second)).toContain(alone);
  });

  it("keeps a name that says nothing of who is gone; without classes it goes too", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    await edit(teacherID, "Salem High", "Al");
    const kept = (await schoolIDOf(stage, teacherID)) as SchoolID;
    const lone = await newTeacher(stage);
    await seen(lone);
    const gone = (await schoolIDOf(stage, lone)) as SchoolID;
    await erase(teacherID, lone);
    expect(await schoolNamed(stage, kept)).toEqual({ name: "Salem High" });
    expect(await schoolNamed(stage, gone)).toBeUndefined();
    const row = await stage.db
      .selectFrom("sections")
      .select("school_id")
      .where("section_id", "=", sectionID)
      .executeTakeFirst();
    expect(row?.school_id).toBe(kept);
  });

  it("is handed over by an operator with all its classes and domains, to a teacher, and only when nobody is left", async () => {
    const lincoln = await listed(stage, "orphan-lincoln.example");
    const staff = await withEmail(stage, "a@orphan-lincoln.example");
    await ask(stage, staff);
    const { sectionID } = await newTaught(stage, staff);
    const pupil = await stage.newPlayer();
    await place(stage, sectionID, pupil);
    const { teacherID: heir, sectionID: own } = await newTaught(stage);
    expect(await codeOf(handOver(lincoln, heir))).toBe("alreadyDone");
    await take(staff);
    expect(await codeOf(handOver(lincoln, pupil))).toBe("notAllowed");
    expect(await codeOf(handOver((lincoln + 99_999) as SchoolID, heir))).toBe("notFound");
    expect(await handOver(lincoln, heir)).toBe(1);
    expect(await ownIDsOf(heir)).toEqual([own, sectionID]);
    expect((await classOf(pupil)).classData).toMatchObject({ teacherName: (await seen(heir)).nickname });
    expect(await schoolNamed(stage, lincoln)).toBeUndefined();
    expect(await codeOf(handOver(lincoln, heir))).toBe("notFound");
    const next = await withEmail(stage, "b@orphan-lincoln.example");
    await ask(stage, next);
    expect(await schoolIDOf(stage, next)).toBe(await schoolIDOf(stage, heir));
  });

  it("gives nothing back to who comes back after it was handed over", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const heir = await newTeacher(stage);
    await take(teacherID);
    await handOver((await schoolIDOf(stage, teacherID)) as SchoolID, heir);
    await stage.db
      .insertInto("roles")
      .values({ user_id: teacherID, role: "teacher", given_stamp: nowStamp() })
      .execute();
    expect(await codeOf(fileOf(stage, teacherID, sectionID))).toBe("notYourClass");
    expect((await seen(teacherID)).classes).toEqual([]);
  });
});

describe("what somebody takes along of a class", () => {
  it("is the class, the alias and the figures, and neither the name that only teachers see nor the card", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const pupil = await stage.newPlayer();
    await place(stage, sectionID, pupil, { isMade: true, alias: "Kind Otter" });
    await stage.db
      .updateTable("section_members")
      .set({ real_name_sealed: "sealed-name", card_hash: "card-hash", card_sealed: "card-sealed" })
      .where("user_id", "=", pupil)
      .execute();
    await stage.db
      .insertInto("section_scores")
      .values({
        section_id: sectionID,
        user_id: pupil,
        played: 3,
        typed: 300,
        secs: 60,
        errs: 1,
        last_race_stamp: null,
      })
      .execute();
    const kept = await exportOf(stage.db, pupil);
    expect(kept.class).toMatchObject([
      { name: "Class 5b", alias: "Kind Otter", standing: "member", hasRealName: true, hasCard: true },
    ]);
    expect(kept.classScores).toMatchObject([{ played: 3, typed: 300 }]);
    expect(JSON.stringify(kept)).not.toMatch(/sealed-name|card-hash|card-sealed|code_hash|code_sealed/);
    const teachers = await exportOf(stage.db, teacherID);
    expect(teachers.taughtClasses).toMatchObject([{ name: "Class 5b" }]);
    expect(teachers.school).toMatchObject([{ name: (await seen(teacherID)).name }]);
    expect(JSON.stringify(teachers)).not.toMatch(/Kind Otter|code_hash|code_sealed/);
    await erase(pupil);
    const left = await stage.db
      .selectFrom("section_members")
      .select("user_id")
      .where("section_id", "=", sectionID)
      .execute();
    expect(left).toEqual([]);
  });
});
