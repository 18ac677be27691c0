import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SectionID, UserID } from "#shared/ids.ts";
import { addColleague, takeOverClass } from "#shared/server/classes/colleagues.ts";
import { newSchoolCode } from "#shared/server/classes/school-edit.ts";
import { letColleagueGo } from "#shared/server/classes/school-let-go.ts";
import { joinSchool, leaveSchool } from "#shared/server/classes/school-moves.ts";
import { archiveClass } from "#shared/server/classes/sections.ts";
import { readConfig } from "#shared/server/platform/config.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { takeRole } from "#shared/server/roles/roles.ts";

import { fileOf, newTaught, newTeacher } from "../support/class-stage.ts";
import { diceOf } from "../support/dice.ts";
import { newStage, type Stage } from "../support/players.ts";
import { ask, listed, schoolIDOf, schoolSeenBy, withEmail } from "../support/school-stage.ts";
import { codeOf, toldTo } from "../support/team-stage.ts";
import { testVault } from "../support/vault.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const seen = (userID: UserID) => schoolSeenBy(stage, userID);
const join = (userID: UserID, code: string) => stage.run((work) => joinSchool(work, testVault, userID, code));
const leave = (userID: UserID) => stage.run((work) => leaveSchool(work, testVault, userID));
const letGo = (userID: UserID, colleagueID: UserID) =>
  stage.run((work) => letColleagueGo(work, { config: readConfig({}), vault: testVault }, userID, colleagueID));
const add = (userID: UserID, sectionID: SectionID, colleagueID: UserID) =>
  stage.run((work) => addColleague(work, userID, sectionID, colleagueID));
const archive = (userID: UserID, sectionID: SectionID) => stage.run((work) => archiveClass(work, userID, sectionID));
const endRole = (userID: UserID) =>
  stage.run((work) => takeRole(work, userID, "teacher", { operator: "Ada", reason: "Left." }));
const teachersOf = async (userID: UserID) => (await seen(userID)).teachers.map((each) => each.userID);
const standsOut = async (userID: UserID) =>
  (await seen(userID)).teachers.filter(({ isResponsible }) => isResponsible).map((each) => each.userID);

/** A school of three: the first is responsible, has a class alone, and one with the second; the third has none. */
async function threeTeachers() {
  const { teacherID: first, sectionID: alone } = await newTaught(stage);
  const { sectionID: shared } = await newTaught(stage, first);
  const [second, third] = [await newTeacher(stage), await newTeacher(stage)];
  const { code } = await seen(first);
  await join(second, code);
  await join(third, code);
  await add(first, shared, second);
  return { first, second, third, alone, shared, code };
}

/** What a teacher has of a school, without numbers and codes, which are each one's own. */
const lookOf = async (userID: UserID) => {
  const { teachers, classes } = await seen(userID);
  return { teachers: teachers.length, classes: classes.map(({ isOwn, teachers: names }) => [isOwn, names.length]) };
};

describe("a colleague who is let go", () => {
  it("has what they'd have had they left, and so have those who stay", async () => {
    const [left, letGone] = [await threeTeachers(), await threeTeachers()];
    for (const { first, second, alone } of [left, letGone]) {
      await add(first, alone, second);
    }
    await leave(left.second);
    await letGo(letGone.first, letGone.second);
    for (const who of ["first", "second", "third"] as const)
      expect(await lookOf(letGone[who])).toEqual(await lookOf(left[who]));
    const { nickname, name, classes } = await seen(letGone.second);
    expect([name, classes]).toEqual([`School of ${nickname}`, []]);
    expect(await teachersOf(letGone.first)).toEqual(expect.arrayContaining([letGone.first, letGone.third]));
    expect(await codeOf(fileOf(stage, letGone.second, letGone.shared))).toBe("notYourClass");
  });

  it("is told who let them go, and from where; nobody else is", async () => {
    const { first, second, third } = await threeTeachers();
    const { name, nickname } = await seen(first);
    await letGo(first, second);
    const told = await stage.db
      .selectFrom("notifications")
      .select(["kind", "data"])
      .where("user_id", "=", second)
      .execute();
    expect(told).toEqual([{ kind: "let-go", data: { userID: first, nickname, schoolName: name } }]);
    expect([await toldTo(stage, first), await toldTo(stage, third)]).toEqual([[], []]);
  });

  it("gets an e-mail where the address is verified, and nowhere else", async () => {
    for (const isVerified of [true, false]) {
      const { first, code } = await threeTeachers();
      const other = await withEmail(stage, `mail-${isVerified}@let-go.example`, isVerified);
      await stage.db.insertInto("roles").values({ user_id: other, role: "teacher", given_stamp: nowStamp() }).execute();
      await join(other, code);
      await letGo(first, other);
      const { rows } =
        await sql`select from outbox where data ->> 'to' = ${`mail-${isVerified}@let-go.example`}`.execute(stage.db);
      expect(rows).toHaveLength(isVerified ? 1 : 0);
    }
  });

  it("comes back by the new code alone, which somebody has to give them, and teaches what they're added to", async () => {
    const { first, second, shared, code } = await threeTeachers();
    await letGo(first, second);
    const renewed = (await seen(first)).code;
    expect(renewed).not.toBe(code);
    expect(await codeOf(join(second, code))).toBe("wrongCode");
    await join(second, renewed);
    expect(await schoolIDOf(stage, second)).toBe(await schoolIDOf(stage, first));
    expect(await codeOf(fileOf(stage, second, shared))).toBe("notYourClass");
    await add(first, shared, second);
    expect((await fileOf(stage, second, shared)).sectionID).toBe(shared);
    expect(await standsOut(second)).toEqual([first]);
  });

  it("isn't brought back by an address at the school's domain", async () => {
    const school = await listed(stage, "let-go-lincoln.example");
    const [first, second] = [
      await withEmail(stage, "a@let-go-lincoln.example"),
      await withEmail(stage, "b@let-go-lincoln.example"),
    ];
    await ask(stage, first);
    await ask(stage, second);
    await letGo(first, second);
    expect(await ask(stage, second)).toEqual({ standing: "teacher" });
    expect(await schoolIDOf(stage, second)).not.toBe(school);
    expect(await schoolIDOf(stage, first)).toBe(school);
  });

  it("leaves no class without a teacher, open or archived: what only they taught goes to who lets them go", async () => {
    const { first, second, third, shared } = await threeTeachers();
    const { sectionID: theirs } = await newTaught(stage, second);
    const { sectionID: old } = await newTaught(stage, second);
    const { sectionID: withFormer } = await newTaught(stage, second);
    await archive(second, old);
    await add(second, withFormer, third);
    await endRole(third);
    const before = (await seen(first)).classes.length;
    await letGo(first, second);
    for (const sectionID of [theirs, old, withFormer, shared])
      expect((await fileOf(stage, first, sectionID)).sectionID).toBe(sectionID);
    const { classes } = await seen(first);
    expect([classes.length, classes.every(({ teachers }) => teachers.length > 0)]).toEqual([before, true]);
    expect(await codeOf(fileOf(stage, second, theirs))).toBe("notYourClass");
  });
});

describe("whoever lets a colleague go", () => {
  it("is responsible for the school: nobody else does it, to whomever", async () => {
    const { first, second, third } = await threeTeachers();
    const before = await seen(first);
    for (const [one, other] of [
      [second, first],
      [second, third],
      [third, second],
      [third, first],
    ] as const)
      await expect(letGo(one, other)).rejects.toMatchObject({
        code: "notAllowed",
        message: `Only ${before.nickname} can let a colleague go.`,
      });
    expect(await seen(first)).toEqual(before);
  });

  it("lets neither themself go, nor who isn't of the school or isn't a teacher", async () => {
    const { first, second, third } = await threeTeachers();
    const { teacherID: elsewhere } = await newTaught(stage);
    const before = await seen(elsewhere);
    for (const one of [first, second, elsewhere]) expect(await codeOf(letGo(one, one))).toBe("notAllowed");
    await endRole(third);
    for (const other of [elsewhere, third, await stage.newPlayer(), 999_999 as UserID])
      await expect(letGo(first, other)).rejects.toMatchObject({ code: "badInput", detail: { field: "userID" } });
    expect(await codeOf(letGo(elsewhere, second))).toBe("badInput");
    expect(await seen(elsewhere)).toEqual(before);
    expect(await codeOf(letGo(third, first))).toBe("notAllowed");
  });

  it("is the next in line once the one before has left, or isn't a teacher any more", async () => {
    const { first, second, third, alone } = await threeTeachers();
    expect([await standsOut(first), await standsOut(third)]).toEqual([[first], [first]]);
    await archive(first, alone);
    await leave(first);
    expect([await standsOut(first), await standsOut(third)]).toEqual([[first], [second]]);
    await endRole(second);
    expect(await standsOut(third)).toEqual([third]);
    await stage.db.insertInto("roles").values({ user_id: second, role: "teacher", given_stamp: nowStamp() }).execute();
    expect(await codeOf(letGo(third, second))).toBe("notAllowed");
    expect(await codeOf(letGo(second, third))).toBe("done");
  });

  it("sees before what stands in the way: open classes, and those that only the colleague teaches", async () => {
    const { first, second, third, shared } = await threeTeachers();
    const { sectionID: theirs } = await newTaught(stage, second);
    const figures = async () =>
      Object.fromEntries(
        (await seen(first)).teachers.map(({ userID, teaches, onlyTeacherOf }) => [userID, [teaches, onlyTeacherOf]]),
      );
    expect(await figures()).toEqual({
      [first]: [2, ["Class 5b"]],
      [second]: [2, ["Class 5b"]],
      [third]: [0, []],
    });
    await archive(second, theirs);
    expect((await figures())[second]).toEqual([1, []]);
    await archive(first, shared);
    expect((await figures())[second]).toEqual([0, []]);
  });
});

describe("several deeds at once", () => {
  it("let a colleague go once", async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { first, second } = await threeTeachers();
      const codes = await Promise.all([codeOf(letGo(first, second)), codeOf(letGo(first, second))]);
      expect(codes.toSorted()).toEqual(["badInput", "done"]);
      expect(await toldTo(stage, second)).toEqual(["let-go"]);
    }
  });

  it("let two go, and leave no class without a teacher", async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { first, second, third } = await threeTeachers();
      const { sectionID } = await newTaught(stage, second);
      await add(second, sectionID, third);
      const codes = await Promise.all([codeOf(letGo(first, second)), codeOf(letGo(first, third))]);
      expect(codes).toEqual(["done", "done"]);
      expect((await seen(first)).classes.find((each) => each.sectionID === sectionID)?.teachers).toHaveLength(1);
    }
  });

  it("let nobody slip in by the code of before", async () => {
    for (let turn = 0; turn < 6; turn++) {
      const { first, second, code } = await threeTeachers();
      const [gone, back] = await Promise.all([codeOf(letGo(first, second)), codeOf(join(second, code))]);
      expect([gone, ["alreadyDone", "wrongCode"].includes(back)]).toEqual(["done", true]);
      expect(await teachersOf(first)).not.toContain(second);
    }
  });

  it("keep every class with a teacher, every teacher in one school, and let-go to who is responsible", async () => {
    const dice = diceOf("teachers who come and go");
    const among = <T>(all: readonly T[]): T => all[Math.floor(dice() * all.length)] as T;
    const { first, second, third, shared } = await threeTeachers();
    const { teacherID: fourth } = await newTaught(stage);
    const people = [first, second, third, fourth];
    await add(first, shared, third);
    const outcomes: string[] = [];
    for (let turn = 0; turn < 40; turn++) {
      const { code } = await seen(among(people));
      const classes = (await seen(among(people))).classes.map(({ sectionID }) => sectionID);
      const deeds = [
        (one: UserID, other: UserID) => letGo(one, other),
        (one: UserID, other: UserID) => letGo(one, other),
        (one: UserID) => leave(one),
        (one: UserID) => join(one, code),
        (one: UserID, other: UserID) => add(one, among(classes), other),
        (one: UserID) => stage.run((work) => takeOverClass(work, one, among(classes))),
        (one: UserID) => stage.run((work) => newSchoolCode(work, testVault, one)),
      ];
      const usable = classes.length === 0 ? deeds.slice(0, 4) : deeds;
      const done = await Promise.all([1, 2].map(() => codeOf(among(usable)(among(people), among(people)))));
      outcomes.push(...done);
      const { rows: bare } = await sql`
        select from sections s where archived_stamp is null and school_id in (
          select school_id from school_teachers where user_id = any(${people}::bigint[]))
        and not exists (select from section_teachers t join school_teachers st using (user_id)
          where t.section_id = s.section_id and st.school_id = s.school_id)`.execute(stage.db);
      expect(bare).toEqual([]);
      const { rows: astray } = await sql`
        select from section_teachers t join sections s using (section_id)
        left join school_teachers st on st.user_id = t.user_id and st.school_id = s.school_id
        where t.user_id = any(${people}::bigint[]) and st.user_id is null`.execute(stage.db);
      expect(astray).toEqual([]);
      for (const each of people) expect((await standsOut(each)).length).toBe(1);
    }
    expect(outcomes).toContain("done");
  }, 120_000);
});
