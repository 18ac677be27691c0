import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SectionID, UserID } from "#shared/ids.ts";
import { CLASS_CODE_LENGTH } from "#shared/rules/classes/codes.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { CLASS_SETTINGS, CLOSED_AT_FIRST } from "#shared/rules/classes/settings.ts";
import { openSession } from "#shared/server/accounts/sessions/sessions.ts";
import { newClassCode, postClassMessage, setClassSettings } from "#shared/server/classes/class-terms.ts";
import { addColleague, leaveColleagues, takeOverClass } from "#shared/server/classes/colleagues.ts";
import { ownClassOf } from "#shared/server/classes/own-class.ts";
import { archiveClass, editClass, newClass, orderClasses, restoreClass } from "#shared/server/classes/sections.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, minutes, type Stamp } from "#shared/units.ts";

import { classForm, closedFor, fileOf, newTaught, newTeacher, place, standingsOf } from "../support/class-stage.ts";
import { newStage, type Stage } from "../support/players.ts";
import { codeOf } from "../support/team-stage.ts";
import { testVault } from "../support/vault.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const ownClass = (userID: UserID, at: Stamp = nowStamp()) =>
  ownClassOf({ db: stage.db, nowStamp: () => at } as never, userID);
const file = (teacherID: UserID, sectionID: SectionID, at?: Stamp) => fileOf(stage, teacherID, sectionID, at);
const visibility = (userID: UserID) =>
  stage.db
    .selectFrom("users")
    .select(["findable", "on_boards"])
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();

/** A colleague of the same school. */
async function colleagueOf(teacherID: UserID): Promise<UserID> {
  const colleague = await newTeacher(stage);
  const { school_id } = await stage.db
    .selectFrom("school_teachers")
    .select("school_id")
    .where("user_id", "=", teacherID)
    .executeTakeFirstOrThrow();
  await stage.db
    .insertInto("school_teachers")
    .values({ user_id: colleague, school_id, nickname: "Mr Fern", joined_stamp: nowStamp() })
    .execute();
  return colleague;
}

describe("a new class", () => {
  it("has a code of its own, asks about who comes, and meets no strangers", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const made = await file(teacherID, sectionID);
    expect(made).toMatchObject({ name: "Class 5b", grade: "5", color: "teal", isOwn: true, needsApproval: true });
    expect(made.code).toHaveLength(CLASS_CODE_LENGTH);
    expect(made.disabledClassSettings).toEqual(CLOSED_AT_FIRST);
    const { code_hash, code_sealed } = await stage.db
      .selectFrom("sections")
      .select(["code_hash", "code_sealed"])
      .where("section_id", "=", sectionID)
      .executeTakeFirstOrThrow();
    expect(`${code_hash} ${code_sealed}`).not.toContain(made.code);
    expect(await ownClass(teacherID)).toMatchObject({ inClass: true, sectionID, classData: { isTeacher: true } });
  });

  it("keeps no words that pupils shouldn't read", async () => {
    const teacherID = await newTeacher(stage);
    const rude = (work: Parameters<typeof newClass>[0]) =>
      newClass(work, testVault, teacherID, classForm({ name: "call me 555-123-4567" }));
    expect(await codeOf(stage.run(rude))).toBe("badInput");
  });

  it("isn't one more than a school may have, however many are made at once", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    await sql`insert into sections (school_id, name, color, position, code_hash, code_sealed, created_stamp)
      select school_id, name, color, position, code_hash || n, code_sealed, created_stamp
      from sections, generate_series(2, ${sql.lit(CLASSES.mostSections - 1)}) n where section_id = ${sectionID}`.execute(
      stage.db,
    );
    const make = () => codeOf(stage.run((work) => newClass(work, testVault, teacherID, classForm())));
    const answers = await Promise.all([make(), make(), make()]);
    expect(answers.filter((code) => code === "tooManyClasses")).toHaveLength(2);
  });
});

describe("what a teacher does to a class", () => {
  it("is for who teaches it: others don't learn that it exists", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const [colleague, stranger, pupil] = [
      await colleagueOf(teacherID),
      await newTeacher(stage),
      await stage.newPlayer(),
    ];
    await place(stage, sectionID, pupil);
    for (const other of [colleague, stranger, pupil]) {
      const codes = await Promise.all([
        codeOf(file(other, sectionID)),
        codeOf(stage.run((work) => editClass(work, other, sectionID, classForm()))),
        codeOf(stage.run((work) => archiveClass(work, other, sectionID))),
        codeOf(stage.run((work) => newClassCode(work, testVault, other, sectionID))),
        codeOf(stage.run((work) => postClassMessage(work, other, sectionID, { message: "Hi", untilStamp: null }))),
        codeOf(
          stage.run((work) => setClassSettings(work, other, sectionID, { needsApproval: false, open: ["findable"] })),
        ),
        codeOf(stage.run((work) => addColleague(work, other, sectionID, other))),
        codeOf(stage.run((work) => leaveColleagues(work, other, sectionID))),
      ]);
      expect(new Set(codes)).toEqual(new Set(["notYourClass"]));
    }
    expect(await codeOf(file(teacherID, (sectionID + 99_999) as SectionID))).toBe("notYourClass");
  });

  it("closes things for everyone in it at once, and never opens offers for real money", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const [pupil, own] = [await stage.newPlayer(), await stage.newPlayer()];
    await place(stage, sectionID, pupil, { isMade: true });
    await place(stage, sectionID, own);
    const set = (change: Parameters<typeof setClassSettings>[3]) =>
      stage.run((work) => setClassSettings(work, teacherID, sectionID, change));
    await set({ open: CLASS_SETTINGS });
    await set({ close: ["findable", "show_leaderboards", "findable"] });
    expect(await visibility(pupil)).toEqual({ findable: false, on_boards: false });
    expect(await closedFor(stage, sectionID)).toEqual(["paid_offers", "show_leaderboards", "findable"]);
    await set({ open: CLASS_SETTINGS });
    expect(await visibility(pupil)).toEqual({ findable: true, on_boards: true });
    expect(await visibility(own), "a name from outside isn't found").toEqual({ findable: false, on_boards: true });
    expect(await closedFor(stage, sectionID)).toEqual(["paid_offers"]);
    expect((await ownClass(pupil)).disabledClassSettings).toEqual(["paid_offers"]);
  });

  it("keeps what a colleague closed in the same moment, whatever else is changed", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const set = (change: Parameters<typeof setClassSettings>[3]) =>
      stage.run((work) => setClassSettings(work, teacherID, sectionID, change));
    await set({ open: CLASS_SETTINGS });
    await Promise.all([
      set({ close: ["findable"] }),
      set({ needsApproval: false }),
      set({ close: ["friend_races"] }),
      set({ open: ["show_leagues"] }),
      set({ close: ["change_looks"] }),
    ]);
    expect(await closedFor(stage, sectionID)).toEqual(["friend_races", "paid_offers", "findable", "change_looks"]);
    expect((await file(teacherID, sectionID)).needsApproval).toBe(false);
    await set({ open: ["findable"], close: ["findable"] });
    expect(await closedFor(stage, sectionID), "what is in both is closed").toContain("findable");
  });

  it("says something to the pupils until it is over", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const pupil = await stage.newPlayer();
    await place(stage, sectionID, pupil);
    const untilStamp = after(nowStamp(), minutes(60));
    const post = (message: string, until: Stamp | null) =>
      stage.run((work) => postClassMessage(work, teacherID, sectionID, { message, untilStamp: until }));
    await post("Bring your  headphones!", untilStamp);
    expect((await ownClass(pupil)).classData?.message).toMatchObject({ message: "Bring your headphones!", untilStamp });
    expect((await ownClass(pupil, untilStamp)).classData?.message).toBeNull();
    expect((await file(teacherID, sectionID, untilStamp)).message).toMatchObject({ isOver: true });
    expect(await codeOf(post("Too late", nowStamp()))).toBe("badInput");
    expect(await codeOf(post("Write me: kim@example.com", null))).toBe("badInput");
    await post("", null);
    expect((await file(teacherID, sectionID)).message).toBeNull();
  });

  it("puts it away with who and when, logs its own accounts out, and brings it back", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const [made, own] = [await stage.newPlayer(), await stage.newPlayer()];
    await place(stage, sectionID, made, { isMade: true });
    await place(stage, sectionID, own);
    await stage.run((work) => openSession(work, made));
    await stage.run((work) => openSession(work, own));
    await stage.run((work) => archiveClass(work, teacherID, sectionID));
    const open = await stage.db
      .selectFrom("sessions")
      .select("user_id")
      .where("user_id", "in", [made, own])
      .where("revoked_stamp", "is", null)
      .execute();
    expect(open.map(({ user_id }) => user_id)).toEqual([own]);
    const away = await file(teacherID, sectionID);
    expect(away.archivedStamp).not.toBeNull();
    expect(away.archivedBy).toBe(away.teachers[0]);
    expect(await ownClass(own)).toMatchObject({ inClass: false });
    const inCare = await ownClass(made);
    expect(inCare.inClass).toBe(false);
    expect(inCare.disabledClassSettings, "its own accounts stay in its care").toEqual(CLOSED_AT_FIRST);
    expect(await visibility(made)).toEqual({ findable: false, on_boards: false });
    expect(await visibility(own)).toEqual({ findable: true, on_boards: true });
    await stage.run((work) => restoreClass(work, teacherID, sectionID));
    expect(await file(teacherID, sectionID)).toMatchObject({ archivedStamp: null, archivedBy: null });
    expect(await ownClass(own)).toMatchObject({ inClass: true });
    expect(await visibility(own)).toEqual({ findable: false, on_boards: false });
  });

  it("changes the code, which sends away who waits by the old one", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const [waiting, member] = [await stage.newPlayer(), await stage.newPlayer()];
    await place(stage, sectionID, waiting, { standing: "pending", isMade: true });
    await place(stage, sectionID, member);
    const { code } = await file(teacherID, sectionID);
    await stage.run((work) => newClassCode(work, testVault, teacherID, sectionID));
    expect((await file(teacherID, sectionID)).code).not.toBe(code);
    expect(await standingsOf(stage, sectionID)).toEqual({ [waiting]: "removed", [member]: "member" });
    const { erase_stamp } = await stage.db
      .selectFrom("users")
      .select("erase_stamp")
      .where("user_id", "=", waiting)
      .executeTakeFirstOrThrow();
    expect(erase_stamp, "nobody's account stays behind").not.toBeNull();
  });

  it("orders the school's classes; what isn't named comes behind, and other schools' aren't touched", async () => {
    const { teacherID, sectionID: first } = await newTaught(stage);
    const { sectionID: second } = await newTaught(stage, teacherID);
    const { sectionID: third } = await newTaught(stage, teacherID);
    const foreign = await newTaught(stage);
    const order = (sectionIDs: readonly SectionID[]) => stage.run((work) => orderClasses(work, teacherID, sectionIDs));
    const inOrder = async () => {
      const rows = await stage.db
        .selectFrom("sections")
        .select("section_id")
        .where("section_id", "in", [first, second, third])
        .orderBy("position")
        .execute();
      return rows.map(({ section_id }) => section_id);
    };
    await order([third, foreign.sectionID, first, third]);
    expect(await inOrder()).toEqual([third, first, second]);
    await order([]);
    expect(await inOrder()).toEqual([third, first, second]);
  });
});

describe("colleagues", () => {
  it("are added from the school, teach like the first, and the class is handed over by leaving it", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const colleague = await colleagueOf(teacherID);
    const stranger = await newTeacher(stage);
    const add = (userID: UserID) => stage.run((work) => addColleague(work, teacherID, sectionID, userID));
    expect(await codeOf(add(stranger))).toBe("badInput");
    expect(await codeOf(stage.run((work) => leaveColleagues(work, teacherID, sectionID)))).toBe("onlyTeacher");
    await add(colleague);
    await add(colleague);
    expect((await file(colleague, sectionID)).teachers).toHaveLength(2);
    await stage.run((work) => leaveColleagues(work, teacherID, sectionID));
    expect(await codeOf(file(teacherID, sectionID))).toBe("notYourClass");
    expect((await file(colleague, sectionID)).teachers).toEqual(["Mr Fern"]);
  });

  it("take over a class that no teacher is left in, and no other", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const colleague = await colleagueOf(teacherID);
    const takeOver = (userID: UserID) => stage.run((work) => takeOverClass(work, userID, sectionID));
    expect(await codeOf(takeOver(colleague))).toBe("alreadyDone");
    expect(await codeOf(takeOver(await newTeacher(stage)))).toBe("notYourClass");
    await stage.db.deleteFrom("roles").where("user_id", "=", teacherID).execute();
    expect(await ownClass(teacherID)).toMatchObject({ inClass: false });
    await takeOver(colleague);
    expect((await file(colleague, sectionID)).sectionID).toBe(sectionID);
  });

  it("never leave a class without a teacher, also when both go at once", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const colleague = await colleagueOf(teacherID);
    await stage.run((work) => addColleague(work, teacherID, sectionID, colleague));
    const codes = await Promise.all(
      [teacherID, colleague].map((each) => codeOf(stage.run((work) => leaveColleagues(work, each, sectionID)))),
    );
    expect(codes.filter((code) => code === "onlyTeacher")).toHaveLength(1);
  });
});
