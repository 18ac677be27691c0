import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SectionID, UserID, YearChangeID } from "#shared/ids.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { problemsOf, type YearStep } from "#shared/rules/classes/year.ts";
import { newClassCode } from "#shared/server/classes/class-terms.ts";
import { addColleague, leaveColleagues } from "#shared/server/classes/colleagues.ts";
import { erasePupils, movePupils, removePupils } from "#shared/server/classes/pupils.ts";
import { classPurges } from "#shared/server/classes/purge.ts";
import { archiveClass, editClass, restoreClass } from "#shared/server/classes/sections.ts";
import { changeYear } from "#shared/server/classes/year-change.ts";
import { yearChangesOf } from "#shared/server/classes/year-changes.ts";
import { undoYear } from "#shared/server/classes/year-undo.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { after, before, days, type Stamp } from "#shared/units.ts";

import { classForm, fileOf, newTeacher, place, standingsOf } from "../support/class-stage.ts";
import { diceOf } from "../support/dice.ts";
import { newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { codeOf } from "../support/team-stage.ts";
import { testVault } from "../support/vault.ts";
import { stateOf, yearOf } from "../support/year-stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

type Plan = Parameters<typeof changeYear>[3];
const change = (teacherID: UserID, steps: readonly YearStep[], newClasses: Plan["newClasses"] = [], at?: Stamp) =>
  stage.run((work) => changeYear(work, testVault, teacherID, { steps, newClasses }), at);
const undo = (teacherID: UserID, changeID: YearChangeID, at?: Stamp) =>
  stage.run((work) => undoYear(work, testVault, teacherID, changeID), at);
const up = (sectionID: SectionID, name = `Next ${sectionID}`): YearStep => ({
  sectionID,
  deed: "up",
  name,
  grade: "9",
});
const into = (sectionID: SectionID, to: SectionID): YearStep => ({ sectionID, deed: "into", to });
const sectionOf = (sectionID: SectionID) =>
  stage.db.selectFrom("sections").selectAll().where("section_id", "=", sectionID).executeTakeFirst();
const pupilsIn = async (sectionID: SectionID): Promise<readonly UserID[]> =>
  Object.keys(await standingsOf(stage, sectionID)).map((each) => Number(each) as UserID);
const openSessions = async (userIDs: readonly UserID[]): Promise<number> => {
  const rows = await stage.db
    .selectFrom("sessions")
    .select("user_id")
    .where("user_id", "in", [...userIDs])
    .where("revoked_stamp", "is", null)
    .execute();
  return rows.length;
};

/** Three classes of three. */
async function three() {
  const { teacherID, sectionIDs } = await yearOf(stage, 3, 3);
  const [a = 0 as SectionID, b = 0 as SectionID, c = 0 as SectionID] = sectionIDs;
  return { teacherID, a, b, c };
}

async function colleagueIn(teacherID: UserID, sectionIDs: readonly SectionID[]): Promise<UserID> {
  const colleague = await newTeacher(stage);
  await sql`insert into school_teachers (user_id, school_id, nickname, joined_stamp)
    select ${colleague}, school_id, 'Mr Fern', joined_stamp from school_teachers where user_id = ${teacherID}`.execute(
    stage.db,
  );
  for (const each of sectionIDs) await stage.run((work) => addColleague(work, teacherID, each, colleague));
  return colleague;
}

describe("a year's change", () => {
  it("moves 2,500 pupils in 100 classes and back, in as many statements as for a handful", async () => {
    const planOf = (sectionIDs: readonly SectionID[]): Plan => {
      const most = sectionIDs.length - 3;
      const [one = 0 as SectionID, two = 0 as SectionID, three = 0 as SectionID] = sectionIDs.slice(most);
      return {
        steps: [
          ...sectionIDs.slice(0, most).map((each) => up(each)),
          into(one, two),
          { sectionID: two, deed: "into-new", to: 0 },
          { sectionID: three, deed: "archive" },
        ],
        newClasses: [classForm({ name: "Class 7x" })],
      };
    };
    const run = async (classes: number, pupils: number) => {
      const { teacherID, sectionIDs } = await yearOf(stage, classes, pupils);
      const was = await stateOf(stage, teacherID);
      const statements = [
        await statementsOf(stage, (work) => changeYear(work, testVault, teacherID, planOf(sectionIDs))),
      ];
      const [told] = await yearChangesOf(stage.db, teacherID, nowStamp());
      const is = await stateOf(stage, teacherID);
      statements.push(
        await statementsOf(stage, (work) =>
          undoYear(work, testVault, teacherID, told?.changeID ?? (0 as YearChangeID)),
        ),
      );
      expect(await stateOf(stage, teacherID)).toEqual(was);
      return { statements, told, is, was, sectionIDs };
    };
    const small = await run(4, 2);
    const { statements, told, is, was, sectionIDs } = await run(100, 25);
    expect(statements).toEqual(small.statements);
    expect(told).toMatchObject({ by: null, up: 97, made: 1, archived: 2, pupilsMoved: 50 });
    expect(is.members).toHaveLength(2_500);
    expect(is.scores).toEqual(was.scores);
    const [one, two, three] = sectionIDs.slice(-3);
    const made = is.sections.find(({ name }) => name === "Class 7x")?.section_id;
    const membersBy = (sectionID: unknown) => is.members.filter(({ section_id }) => section_id === sectionID).length;
    expect([one, two, three, made].map(membersBy)).toEqual([0, 25, 25, 25]);
    for (const section of is.sections.slice(0, 97)) {
      const old = was.sections.find(({ section_id }) => section_id === section.section_id);
      expect(section).toMatchObject({ name: `Next ${section.section_id}`, grade: "9" });
      expect(section.code).not.toBe(old?.code);
    }
  });

  it("logs out who is in a class that is put away, and nobody else", async () => {
    const { teacherID, a, b, c } = await three();
    const [ofA, ofB, ofC] = [await pupilsIn(a), await pupilsIn(b), await pupilsIn(c)];
    await change(teacherID, [{ sectionID: a, deed: "archive" }, into(b, c)]);
    expect([await openSessions(ofA), await openSessions(ofB), await openSessions(ofC)]).toEqual([0, 3, 3]);
    expect(await pupilsIn(a)).toEqual(ofA);
    expect(await pupilsIn(c)).toHaveLength(6);
    const put = [await sectionOf(a), await sectionOf(b)];
    expect(put.map((each) => each?.archived_by)).toEqual([teacherID, teacherID]);
  });

  it("leaves who waits and who was taken out where they are", async () => {
    const { teacherID, a, b } = await three();
    const [waiting, removed] = [await stage.newPlayer(), await stage.newPlayer()];
    await place(stage, a, waiting, { standing: "pending" });
    await place(stage, a, removed, { standing: "removed" });
    await change(teacherID, [into(a, b)]);
    expect(await standingsOf(stage, a)).toEqual({ [waiting]: "pending", [removed]: "removed" });
  });

  it("is for the classes of who teaches them, and all or nothing", async () => {
    const [{ teacherID, a, b }, other] = [await three(), await three()];
    const was = await stateOf(stage, teacherID);
    const codes = [
      await codeOf(change(teacherID, [up(a), up(other.a)])),
      await codeOf(change(teacherID, [up(a), into(b, other.a)])),
      await codeOf(change(teacherID, [up(a), into(b, b)])),
      await codeOf(change(teacherID, [up(a), up(b, "call me 555-123-4567")])),
      await codeOf(change(teacherID, [up(a)], [classForm()])),
    ];
    expect(codes).toEqual(["notYourClass", "notYourClass", "badInput", "badInput", "badInput"]);
    expect(await stateOf(stage, teacherID)).toEqual(was);
    expect(await yearChangesOf(stage.db, teacherID, nowStamp())).toEqual([]);
    await stage.run((work) => archiveClass(work, teacherID, a));
    expect(await codeOf(change(teacherID, [up(a)]))).toBe("alreadyDone");
  });

  it("fills no class beyond what it holds", async () => {
    const { teacherID, sectionIDs } = await yearOf(stage, 2, 51);
    const [a = 0 as SectionID, b = 0 as SectionID] = sectionIDs;
    expect(await codeOf(change(teacherID, [into(a, b)]))).toBe("badInput");
    expect(await pupilsIn(b)).toHaveLength(51);
  });

  it("isn't for more people at once than it can hold", async () => {
    const { teacherID, sectionIDs } = await yearOf(stage, 1, CLASSES.mostInYear + 1);
    expect(
      await codeOf(
        change(
          teacherID,
          sectionIDs.map((each) => up(each)),
        ),
      ),
    ).toBe("badInput");
  });
});

describe("undoing it", () => {
  it("puts everything back as it was, whatever was changed", async () => {
    const dice = diceOf("years");
    const pick = <T>(all: readonly T[]): T => all[Math.floor(dice() * all.length)] as T;
    let tried = 0;
    for (let nth = 0; nth < 12; nth++) {
      const { teacherID, sectionIDs } = await yearOf(stage, 5, 2);
      const was = await stateOf(stage, teacherID);
      const newClasses = dice() < 0.5 ? [classForm({ name: "New one" })] : [];
      const steps = sectionIDs.flatMap((sectionID, at): readonly YearStep[] => {
        if (at === 0 && newClasses.length > 0) return [{ sectionID, deed: "into-new", to: 0 }];
        const deed = pick(["stay", "up", "into", "archive"] as const);
        if (deed === "up") return [up(sectionID)];
        if (deed === "into") return [into(sectionID, pick(sectionIDs))];
        return deed === "archive" ? [{ sectionID, deed }] : [];
      });
      const isPossible = problemsOf({ steps, newClasses }, new Map()).size === 0 && steps.length > 0;
      if (!isPossible) continue;
      tried++;
      const { changeID } = await change(teacherID, steps, newClasses);
      expect(await stateOf(stage, teacherID)).not.toEqual(was);
      expect(await undo(teacherID, changeID)).toMatchObject({ kept: { classes: [], pupils: 0 } });
      expect(await stateOf(stage, teacherID)).toEqual(was);
      expect(await codeOf(undo(teacherID, changeID))).toBe("alreadyDone");
    }
    expect(tried).toBeGreaterThan(3);
    const { left } = await stage.db
      .selectFrom("year_change_pupils")
      .select((eb) => eb.fn.countAll<number>().as("left"))
      .where("change_id", "not in", (eb) => eb.selectFrom("year_changes").select("change_id"))
      .executeTakeFirstOrThrow();
    expect(left).toBe(0);
  });

  it("leaves alone what was changed since: names, codes, pupils and classes", async () => {
    const { teacherID, a, b, c } = await three();
    const [moved = 0 as UserID, taken = 0 as UserID, stays = 0 as UserID] = await pupilsIn(b);
    const { changeID } = await change(teacherID, [up(a), into(b, c)]);
    await stage.run((work) => editClass(work, teacherID, a, classForm({ name: "Foxes", grade: "9" })));
    await stage.run((work) => movePupils(work, teacherID, { from: c, to: a, userIDs: [moved] }));
    await stage.run((work) => removePupils(work, teacherID, c, [taken]));
    const { code_hash: newCode } = (await sectionOf(a)) ?? {};
    expect(await undo(teacherID, changeID)).toEqual({ pupilsBack: 1, kept: { classes: ["Foxes"], pupils: 2 } });
    expect(await sectionOf(a)).toMatchObject({ name: "Foxes", grade: "9" });
    expect((await sectionOf(a))?.code_hash).not.toBe(newCode);
    expect(await pupilsIn(a)).toContain(moved);
    expect(await standingsOf(stage, c)).toMatchObject({ [taken]: "removed" });
    expect(await standingsOf(stage, b)).toEqual({ [stays]: "member" });
  });

  it("leaves who was moved away and came again, and a new class in which someone raced", async () => {
    const { teacherID, a, b, c } = await three();
    const [returned = 0 as UserID] = await pupilsIn(a);
    const { changeID } = await change(
      teacherID,
      [into(a, b), { sectionID: c, deed: "into-new", to: 0 }],
      [classForm({ name: "Raced" })],
    );
    const later = after(nowStamp(), days(1));
    await stage.run((work) => restoreClass(work, teacherID, a));
    await stage.run((work) => movePupils(work, teacherID, { from: b, to: a, userIDs: [returned] }), later);
    await stage.run((work) => movePupils(work, teacherID, { from: a, to: b, userIDs: [returned] }), later);
    const raced = (await stateOf(stage, teacherID)).sections.find(({ name }) => name === "Raced")?.section_id ?? a;
    const [racer = 0 as UserID] = await pupilsIn(raced);
    await stage.db.insertInto("section_scores").values({ section_id: raced, user_id: racer, played: 2 }).execute();
    const { kept } = await undo(teacherID, changeID);
    expect(kept).toEqual({ classes: [(await sectionOf(a))?.name, "Raced"], pupils: 1 });
    expect(await pupilsIn(b)).toContain(returned);
    expect(await sectionOf(raced)).toBeDefined();
  });

  it("keeps a code that was made since, and a class that was brought back", async () => {
    const { teacherID, a, b, c } = await three();
    const { changeID } = await change(teacherID, [up(a), { sectionID: b, deed: "archive" }]);
    await stage.run((work) => newClassCode(work, testVault, teacherID, a));
    await stage.run((work) => restoreClass(work, teacherID, b));
    const { code_hash: code } = (await sectionOf(a)) ?? {};
    const { name } = await fileOf(stage, teacherID, b);
    expect(await undo(teacherID, changeID)).toMatchObject({ kept: { classes: [expect.any(String), name] } });
    expect(await sectionOf(a)).toMatchObject({ code_hash: code, grade: "1" });
    expect(await pupilsIn(c)).toHaveLength(3);
  });

  it("brings nobody into a class that was put away since, and keeps a new class that is used", async () => {
    const { teacherID, a, b, c } = await three();
    const { changeID } = await change(
      teacherID,
      [into(a, b), into(b, c), { sectionID: c, deed: "into-new", to: 0 }],
      [classForm({ name: "Used" })],
    );
    const used = (await stateOf(stage, teacherID)).sections.find(({ name }) => name === "Used")?.section_id ?? a;
    await place(stage, used, await stage.newPlayer());
    await stage.run((work) => archiveClass(work, teacherID, b));
    const { pupilsBack, kept } = await undo(teacherID, changeID);
    expect({ pupilsBack, kept }).toEqual({ pupilsBack: 6, kept: { classes: ["Used"], pupils: 3 } });
    expect(await pupilsIn(used)).toHaveLength(1);
    expect([await pupilsIn(a), await pupilsIn(b), await pupilsIn(c)].map(({ length }) => length)).toEqual([3, 0, 6]);
  });

  it("knows nothing more of pupils and classes that are erased", async () => {
    const { teacherID, a, b } = await three();
    const [gone = 0 as UserID, other = 0 as UserID] = await pupilsIn(a);
    const { changeID } = await change(teacherID, [into(a, b)]);
    await stage.run((work) => erasePupils(work, teacherID, b, [gone]));
    await eraseAccounts(stage.performer(after(nowStamp(), days(1))));
    expect(await undo(teacherID, changeID)).toEqual({ pupilsBack: 2, kept: { classes: [], pupils: 0 } });
    expect(await pupilsIn(a)).toContain(other);
    expect(await pupilsIn(a)).not.toContain(gone);
  });

  it("is refused as a whole where there's no room for who comes back", async () => {
    const { teacherID, sectionIDs } = await yearOf(stage, 3, 40);
    const [a = 0 as SectionID, b = 0 as SectionID, c = 0 as SectionID] = sectionIDs;
    const { changeID } = await change(teacherID, [into(a, b), into(b, a)]);
    const more = (await pupilsIn(c)).slice();
    await stage.run((work) => movePupils(work, teacherID, { from: c, to: a, userIDs: more }));
    for (let nth = 0; nth < 21; nth++) await place(stage, a, await stage.newPlayer());
    const was = await stateOf(stage, teacherID);
    expect(await codeOf(undo(teacherID, changeID))).toBe("classFull");
    expect(await stateOf(stage, teacherID)).toEqual(was);
  });

  it("is for whoever teaches all of its classes, within thirty days", async () => {
    const { teacherID, a, b, c } = await three();
    const { changeID } = await change(teacherID, [up(a), into(b, c)]);
    const some = await colleagueIn(teacherID, [a, b]);
    const all = await colleagueIn(teacherID, [a, b, c]);
    const shown = async (userID: UserID, at = nowStamp()) =>
      (await yearChangesOf(stage.db, userID, at)).map(({ by }) => by);
    expect([await shown(teacherID), await shown(some), await shown(all)]).toEqual([[null], [], [expect.any(String)]]);
    expect(await codeOf(undo(some, changeID))).toBe("notYourClass");
    expect(await codeOf(undo(await newTeacher(stage), changeID))).toBe("notYourClass");
    const late = after(nowStamp(), days(30));
    expect(await shown(teacherID, late)).toEqual([]);
    expect(await codeOf(undo(teacherID, changeID, late))).toBe("alreadyDone");
    await stage.run((work) => leaveColleagues(work, teacherID, a));
    expect(await codeOf(undo(teacherID, changeID))).toBe("notYourClass");
    expect(await undo(all, changeID)).toMatchObject({ pupilsBack: 3 });
  });

  it("is done once, however many press at the same time", async () => {
    const { teacherID, a, b } = await three();
    const { changeID } = await change(teacherID, [into(a, b)]);
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(undo(teacherID, changeID))));
    expect(codes.filter((code) => code === "alreadyDone")).toHaveLength(2);
    expect(await pupilsIn(a)).toHaveLength(3);
  });

  it("is kept for thirty days", async () => {
    const { teacherID, a, b } = await three();
    const { changeID: old } = await change(teacherID, [up(a)], [], before(nowStamp(), days(31)));
    const { changeID } = await change(teacherID, [into(a, b)]);
    for (const purge of classPurges) await stage.run((work) => purge(work));
    const rows = await stage.db
      .selectFrom("year_change_sections")
      .select("change_id")
      .where("change_id", "in", [old, changeID])
      .distinct()
      .execute();
    expect(rows).toEqual([{ change_id: changeID }]);
  });
});
