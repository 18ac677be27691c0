import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SectionID, UserID } from "#shared/ids.ts";
import { CARD_CODE_LENGTH } from "#shared/rules/classes/codes.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { openSession } from "#shared/server/accounts/sessions/sessions.ts";
import { addedCards, addPupils } from "#shared/server/classes/add-pupils.ts";
import { newCards, pupilCards } from "#shared/server/classes/cards.ts";
import {
  admitPupils,
  bringBackPupils,
  erasePupils,
  movePupils,
  namePupil,
  removePupils,
} from "#shared/server/classes/pupils.ts";
import { releasePupil } from "#shared/server/classes/release.ts";
import { archiveClass, newClass, restoreClass } from "#shared/server/classes/sections.ts";
import { nowStamp, type Work } from "#shared/server/platform/work.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { after, days, type Stamp } from "#shared/units.ts";

import { classForm, fileOf, newTaught, newTeacher, place, standingsOf } from "../support/class-stage.ts";
import { diceOf } from "../support/dice.ts";
import { expectBalanced } from "../support/money.ts";
import { newStage, type Stage } from "../support/players.ts";
import { codeOf } from "../support/team-stage.ts";
import { testVault } from "../support/vault.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const dice = diceOf("pupils");
const add = (teacherID: UserID, sectionID: SectionID, names: readonly string[]) =>
  stage.run(async (work) => {
    const added = await addPupils(work, { vault: testVault, dice }, teacherID, sectionID, {
      language: "english",
      names,
    });
    return addedCards(work, testVault, teacherID, sectionID, added);
  });
const openSessions = async (userIDs: readonly UserID[]): Promise<readonly UserID[]> => {
  const rows = await stage.db
    .selectFrom("sessions")
    .select("user_id")
    .where("user_id", "in", [...userIDs])
    .where("revoked_stamp", "is", null)
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** A class with pupils whose accounts were made for it, each logged in. */
async function classOf(names: readonly string[]) {
  const taught = await newTaught(stage);
  const cards = await add(taught.teacherID, taught.sectionID, names);
  const pupils = cards.map(({ userID }) => userID);
  for (const userID of pupils) await stage.run((work) => openSession(work, userID));
  return { ...taught, cards, pupils };
}

describe("pupils that are added", () => {
  it("get an alias of two kind words, a card of their own, and a name that only the class's teachers see", async () => {
    const names = ["Ada Lovelace", "", "Ada Lovelace"];
    const { teacherID, sectionID, cards, pupils } = await classOf(names);
    expect(cards.map(({ realName }) => realName)).toEqual(["Ada Lovelace", null, "Ada Lovelace"]);
    expect(new Set(cards.map(({ code }) => code)).size).toBe(3);
    expect(new Set(cards.map(({ alias }) => alias)).size).toBe(3);
    for (const { code, alias } of cards) {
      expect(code).toHaveLength(CARD_CODE_LENGTH);
      expect(alias).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+( \d+)?$/u);
    }
    const rows = await stage.db.selectFrom("section_members").selectAll().where("user_id", "in", pupils).execute();
    const users = await stage.db.selectFrom("users").selectAll().where("user_id", "in", pupils).execute();
    const stored = JSON.stringify([rows, users]);
    for (const secret of ["Lovelace", ...cards.map(({ code }) => code)]) expect(stored).not.toContain(secret);
    expect(
      users.every(
        ({ email, password_hash, findable, on_boards }) => !email && !password_hash && !findable && !on_boards,
      ),
    ).toBe(true);
    const file = await fileOf(stage, teacherID, sectionID);
    expect(
      file.members.map(({ realName }) => realName ?? "").toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(["", "Ada Lovelace", "Ada Lovelace"]);
    await expectBalanced(stage.db);
  });

  it("fill a class and no more, however many come at once", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const many = Array.from({ length: CLASSES.mostPupils - 5 }, () => "");
    await add(teacherID, sectionID, many);
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(add(teacherID, sectionID, ["", "", ""]))));
    expect(codes.filter((code) => code === "classFull")).toHaveLength(2);
    expect((await fileOf(stage, teacherID, sectionID)).pupils).toBe(CLASSES.mostPupils - 2);
  });

  it("aren't added to a class that is put away", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    await stage.run((work) => archiveClass(work, teacherID, sectionID));
    expect(await codeOf(add(teacherID, sectionID, [""]))).toBe("notAllowed");
  });
});

describe("a pupil", () => {
  it("is let in, taken out and brought back, and others' pupils are never touched", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const foreign = await classOf(["", ""]);
    const [waiting, own] = [await stage.newPlayer(), await stage.newPlayer()];
    await place(stage, sectionID, waiting, { standing: "pending" });
    await place(stage, sectionID, own);
    const all = [waiting, own, ...foreign.pupils];
    const run = (op: (work: Work, teacher: UserID, section: SectionID, userIDs: readonly UserID[]) => Promise<void>) =>
      stage.run((work) => op(work, teacherID, sectionID, all));
    await run(admitPupils);
    expect(await standingsOf(stage, sectionID)).toEqual({ [waiting]: "member", [own]: "member" });
    await run(removePupils);
    expect(await standingsOf(stage, sectionID)).toEqual({ [waiting]: "removed", [own]: "removed" });
    await run(bringBackPupils);
    expect(await standingsOf(stage, sectionID)).toEqual({ [waiting]: "member", [own]: "member" });
    expect(Object.values(await standingsOf(stage, foreign.sectionID))).toEqual(["member", "member"]);
    expect(await openSessions(foreign.pupils)).toEqual(foreign.pupils);
  });

  it("who was taken out is logged out, can be back for thirty days, and then is erased", async () => {
    const { teacherID, sectionID, pupils } = await classOf(["Kim", "Lee"]);
    const [first = 0 as UserID, second = 0 as UserID] = pupils;
    await stage.run((work) => removePupils(work, teacherID, sectionID, pupils));
    expect(await openSessions(pupils)).toEqual([]);
    const bringBack = (userID: UserID, at?: Stamp) =>
      stage.run((work) => bringBackPupils(work, teacherID, sectionID, [userID]), at);
    await bringBack(first, after(nowStamp(), days(29)));
    const later = after(nowStamp(), days(31));
    await bringBack(second, later);
    expect(await standingsOf(stage, sectionID)).toEqual({ [first]: "member", [second]: "removed" });
    await eraseAccounts(stage.performer(later));
    expect(await standingsOf(stage, sectionID)).toEqual({ [first]: "member" });
  });

  it("who has gone to another class isn't brought back to the first", async () => {
    const { teacherID, sectionID } = await newTaught(stage);
    const other = await newTaught(stage);
    const pupil = await stage.newPlayer();
    await place(stage, sectionID, pupil);
    await stage.run((work) => removePupils(work, teacherID, sectionID, [pupil]));
    await stage.db.deleteFrom("section_members").where("user_id", "=", pupil).execute();
    await place(stage, other.sectionID, pupil);
    await stage.run((work) => bringBackPupils(work, teacherID, sectionID, [pupil]));
    expect(await standingsOf(stage, sectionID)).toEqual({});
    expect(await standingsOf(stage, other.sectionID)).toEqual({ [pupil]: "member" });
  });

  it("moves to another class of the same teacher only, and what they raced stays where they raced it", async () => {
    const { teacherID, sectionID, pupils } = await classOf(["Kim", "Lee"]);
    const { sectionID: next } = await newTaught(stage, teacherID);
    const foreign = await newTaught(stage);
    const [kim = 0 as UserID] = pupils;
    await stage.db
      .insertInto("section_scores")
      .values({ section_id: sectionID, user_id: kim, played: 3, typed: 900, secs: 180, errs: 9 })
      .execute();
    const move = (to: SectionID, from = sectionID) =>
      stage.run((work) => movePupils(work, teacherID, { from, to, userIDs: [kim] }));
    expect(await codeOf(move(foreign.sectionID))).toBe("notYourClass");
    await move(next);
    const played = async (section: SectionID) =>
      (await fileOf(stage, teacherID, section)).members.find(({ userID }) => userID === kim)?.played;
    expect(await played(next)).toBe(0);
    await stage.run((work) => archiveClass(work, teacherID, sectionID));
    expect(await codeOf(move(sectionID, next))).toBe("notAllowed");
    await stage.run((work) => restoreClass(work, teacherID, sectionID));
    await move(sectionID, next);
    expect(await played(sectionID)).toBe(3);
    const back = (await fileOf(stage, teacherID, sectionID)).members.find(({ userID }) => userID === kim);
    expect(back).toMatchObject({ realName: "Kim", speed: 60, accuracy: 99.01 });
  });

  it("gets another card, which ends the one before and whoever used it", async () => {
    const { teacherID, sectionID, cards, pupils } = await classOf(["Kim", "Lee"]);
    const [kim = 0 as UserID, lee = 0 as UserID] = pupils;
    const shown = await stage.run((work) => pupilCards(work, testVault, teacherID, sectionID, pupils));
    expect(new Set(shown.map(({ code }) => code))).toEqual(new Set(cards.map(({ code }) => code)));
    const [fresh] = await stage.run((work) => newCards(work, testVault, teacherID, sectionID, [kim]));
    expect(fresh?.code).not.toBe(cards[0]?.code);
    const again = await stage.run((work) => pupilCards(work, testVault, teacherID, sectionID, [kim]));
    expect(again.map(({ code }) => code)).toEqual([fresh?.code]);
    expect(await openSessions(pupils)).toEqual([lee]);
    const stranger = await newTeacher(stage);
    for (const op of [newCards, pupilCards])
      expect(await codeOf(stage.run((work) => op(work, testVault, stranger, sectionID, pupils)))).toBe("notYourClass");
  });

  it("is named and unnamed by the teacher alone", async () => {
    const { teacherID, sectionID, pupils } = await classOf([""]);
    const [userID = 0 as UserID] = pupils;
    const name = (teacher: UserID, realName: string) =>
      stage.run((work) => namePupil(work, testVault, teacher, sectionID, { userID, realName }));
    await name(teacherID, "Zoë");
    expect((await fileOf(stage, teacherID, sectionID)).members[0]?.realName).toBe("Zoë");
    expect(await codeOf(name(userID, "Me"))).toBe("notYourClass");
    await name(teacherID, "");
    expect((await fileOf(stage, teacherID, sectionID)).members[0]?.realName).toBeNull();
  });

  it("is erased for good where the account was made for the class, and not where it is somebody's own", async () => {
    const { teacherID, sectionID, pupils } = await classOf(["Kim"]);
    const own = await stage.newPlayer();
    await place(stage, sectionID, own);
    await stage.run((work) => erasePupils(work, teacherID, sectionID, [...pupils, own]));
    await stage.run((work) => bringBackPupils(work, teacherID, sectionID, pupils));
    expect((await standingsOf(stage, sectionID))[own]).toBe("member");
    await eraseAccounts(stage.performer());
    const left = await stage.db
      .selectFrom("users")
      .select("user_id")
      .where("user_id", "in", [...pupils, own])
      .execute();
    expect(left).toEqual([{ user_id: own }]);
  });

  it("keeps the account for life when it is released: the card is over, and a link chooses the password", async () => {
    const { teacherID, sectionID, pupils } = await classOf(["Kim"]);
    const [userID = 0 as UserID] = pupils;
    const app = { ...stage.performer(), vault: testVault } as never;
    const { link } = await releasePupil(app, teacherID, sectionID, userID);
    const [, hash = ""] = link.split("#");
    expect(hash.startsWith(`${userID}-`)).toBe(true);
    expect(await openSessions(pupils)).toEqual([]);
    const [row] = (await fileOf(stage, teacherID, sectionID)).members;
    expect(row).toMatchObject({ isMade: false, hasCard: false, standing: "member" });
    expect(await codeOf(releasePupil(app, teacherID, sectionID, userID))).toBe("notFound");
    await stage.run((work) => erasePupils(work, teacherID, sectionID, pupils));
    expect((await standingsOf(stage, sectionID))[userID], "no teacher erases somebody's own account").toBe("member");
  });
});

it("a teacher's class that nobody is in has no pupils to do anything with", async () => {
  const teacherID = await newTeacher(stage);
  const sectionID = await stage.run((work) => newClass(work, testVault, teacherID, classForm()));
  for (const op of [admitPupils, removePupils, bringBackPupils, erasePupils])
    await stage.run((work) => op(work, teacherID, sectionID, [teacherID]));
  expect(await standingsOf(stage, sectionID)).toEqual({});
});
