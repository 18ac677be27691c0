import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { codeInGroups } from "#shared/rules/classes/codes.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { closeSessions, openSession } from "#shared/server/accounts/sessions/sessions.ts";
import { classOfCode, OFFERED } from "#shared/server/classes/class-of-code.ts";
import { classPage } from "#shared/server/classes/class-page.ts";
import { leaveClass } from "#shared/server/classes/leave.ts";
import { logInToClass } from "#shared/server/classes/log-in.ts";
import { makePupils } from "#shared/server/classes/make-pupil.ts";
import { ownClassOf } from "#shared/server/classes/own-class.ts";
import { admitPupils, removePupils } from "#shared/server/classes/pupils.ts";
import { archiveClass } from "#shared/server/classes/sections.ts";
import { takeMeasure } from "#shared/server/moderation/measures.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, type Stamp } from "#shared/units.ts";

import { diceOf } from "../support/dice.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { stagedClass, type StagedClass } from "../support/pupil-stage.ts";
import { codeOf } from "../support/team-stage.ts";
import { testVault } from "../support/vault.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const dice = diceOf("class log-in");
const app = (at?: Stamp) =>
  ({ ...stage.performer(at), vault: testVault, dice, config: { foundersUntil: undefined } }) as never;
const newClass = async (more: Parameters<typeof stagedClass>[2] = {}) =>
  stagedClass(stage.db, await stage.newPlayer(), more);
type Given = Partial<Parameters<typeof logInToClass>[2]>;
const comes = (to: StagedClass, given: Given = {}, at?: Stamp) =>
  logInToClass(app(at), undefined, { sectionID: to.sectionID, code: to.code, ...given });
/** An account of somebody's own, signed in. */
async function visitor(more: Parameters<Stage["newPlayer"]>[0] = {}) {
  const userID = await stage.newPlayer(more);
  return { ...(await stage.run((work) => openSession(work, userID))), isBot: false };
}
const joins = (who: Awaited<ReturnType<typeof visitor>>, to: StagedClass, given: Given = {}) =>
  logInToClass(app(), who, { sectionID: to.sectionID, code: to.code, ...given });
const placeOf = (userID: UserID) =>
  stage.db.selectFrom("section_members").selectAll().where("user_id", "=", userID).executeTakeFirst();
const ownClass = (userID: UserID) => ownClassOf(app(), userID);
const page = (userID: UserID, sectionID?: number) => classPage(app(), userID, sectionID);

async function cardOf(to: StagedClass) {
  const [pupil] = await stage.run((work) =>
    makePupils(work, testVault, dice, {
      sectionID: to.sectionID,
      language: "english",
      names: ["Real Name"],
      standing: "member",
    }),
  );
  return pupil!;
}

describe("a class's code", () => {
  it("says which class it opens, and offers names that are nobody's, however it is typed", async () => {
    const to = await newClass();
    const typed = `  ${codeInGroups(to.code).toUpperCase().replaceAll("-", " – ")} `;
    const found = await classOfCode(app(), typed, "english");
    expect(found).toMatchObject({
      kind: "class",
      sectionID: to.sectionID,
      className: "Class 4B",
      teacherName: "Ms Frizzle",
      needsApproval: true,
      alias: null,
    });
    expect(new Set(found.aliases).size).toBe(OFFERED);
    const users = await stage.db.selectFrom("users").select("display_name").execute();
    expect(users.map(({ display_name }) => display_name)).not.toEqual(expect.arrayContaining([found.aliases[0]]));
  });

  it("makes an account for somebody new under the chosen name, who waits where the teacher is asked", async () => {
    const to = await newClass();
    const { aliases } = await classOfCode(app(), to.code, "english");
    const pupil = await comes(to, { alias: aliases[2], tz: "Europe/Berlin" });
    expect(await placeOf(pupil.userID)).toMatchObject({ standing: "pending", alias: aliases[2], is_made: true });
    expect(pupil.cardCode).toHaveLength(12);
    expect(await ownClass(pupil.userID)).toMatchObject({ inClass: false, pendingTeacherApproval: true });
    expect(await codeOf(page(pupil.userID))).toBe("pendingApproval");
    const row = await stage.db
      .selectFrom("users")
      .select(["logins", "last_login_stamp", "time_zone"])
      .where("user_id", "=", pupil.userID)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ logins: 1, last_login_stamp: expect.any(Number), time_zone: "Europe/Berlin" });
    await stage.run((work) => admitPupils(work, to.teacherID, to.sectionID, [pupil.userID]));
    expect(await ownClass(pupil.userID)).toMatchObject({ inClass: true, sectionID: to.sectionID });
  });

  it("lets somebody in at once where the teacher isn't asked", async () => {
    const to = await newClass({ needsApproval: false });
    const pupil = await comes(to);
    expect(await placeOf(pupil.userID)).toMatchObject({ standing: "member" });
  });

  it("draws a name for whoever brings one that was never offered", async () => {
    const to = await newClass({ needsApproval: false });
    const pupil = await comes(to, { alias: "The Headteacher" });
    expect(await placeOf(pupil.userID)).not.toMatchObject({ alias: "The Headteacher" });
  });

  it("opens one class only, and none that was put away", async () => {
    const [to, other] = [await newClass(), await newClass()];
    expect(await codeOf(comes({ ...other, code: to.code }))).toBe("wrongCode");
    await stage.run((work) => archiveClass(work, to.teacherID, to.sectionID));
    expect(await codeOf(comes(to))).toBe("wrongCode");
    expect(await codeOf(classOfCode(app(), to.code, "english"))).toBe("wrongCode");
    expect(await codeOf(classOfCode(app(), "nothing at all", "english"))).toBe("wrongCode");
  });

  it("brings forty who come at once in, each under another name and no more than there is room for", async () => {
    const to = await newClass({ needsApproval: false });
    const already = Array.from({ length: CLASSES.mostPupils - 30 }, () => null);
    await stage.run((work) =>
      makePupils(work, testVault, dice, {
        sectionID: to.sectionID,
        language: "english",
        names: already,
        standing: "member",
      }),
    );
    const came = await atOnce(Array.from({ length: 40 }, () => () => codeOf(comes(to))));
    expect(came.filter((code) => code === "done")).toHaveLength(30);
    expect(came.filter((code) => code === "classFull")).toHaveLength(10);
    const rows = await stage.db
      .selectFrom("section_members")
      .select("alias")
      .where("section_id", "=", to.sectionID)
      .execute();
    expect(new Set(rows.map(({ alias }) => alias)).size).toBe(CLASSES.mostPupils);
  });
});

describe("a card", () => {
  it("signs its pupil in, for two hours", async () => {
    const to = await newClass();
    const pupil = await cardOf(to);
    expect(await classOfCode(app(), pupil.cardCode, "english")).toMatchObject({
      kind: "card",
      alias: pupil.alias,
      aliases: [],
    });
    const now = nowStamp();
    const entered = await comes(to, { code: codeInGroups(pupil.cardCode) }, now);
    expect(entered).toMatchObject({ userID: pupil.userID, cardCode: null, expiresStamp: after(now, CLASSES.session) });
  });

  it("signs in to its own account whoever holds it", async () => {
    const to = await newClass();
    const pupil = await cardOf(to);
    const someone = await visitor();
    expect(await joins(someone, to, { code: pupil.cardCode })).toMatchObject({ userID: pupil.userID });
    expect(await placeOf(someone.userID)).toBeUndefined();
  });

  it("opens nothing for a pupil who was taken out, in a class that was put away, or for whoever is banned", async () => {
    const to = await newClass();
    const [out, banned] = [await cardOf(to), await cardOf(to)];
    await stage.run((work) => removePupils(work, to.teacherID, to.sectionID, [out.userID]));
    expect(await codeOf(comes(to, { code: out.cardCode }))).toBe("wrongCode");
    const by = { operator: "Ada", reason: "Please be kind to others." };
    await stage.run((work) => takeMeasure(work, { userID: banned.userID }, { measure: "ban", untilStamp: null }, by));
    expect(await codeOf(comes(to, { code: banned.cardCode }))).toBe("banned");
    await stage.run((work) => archiveClass(work, to.teacherID, to.sectionID));
    expect(await codeOf(comes(to, { code: banned.cardCode }))).toBe("wrongCode");
  });
});

describe("an account of one's own", () => {
  it("joins by the class's code, keeps its session and its name, and has an alias for others", async () => {
    const to = await newClass({ needsApproval: false });
    const someone = await visitor();
    const { display_name } = await stage.db
      .selectFrom("users")
      .select("display_name")
      .where("user_id", "=", someone.userID)
      .executeTakeFirstOrThrow();
    expect(await joins(someone, to)).toMatchObject({
      userID: someone.userID,
      sessionID: someone.sessionID,
      cardCode: null,
    });
    const place = await placeOf(someone.userID);
    expect(place).toMatchObject({ is_made: false, standing: "member", card_hash: null });
    expect(place?.alias).not.toBe(display_name);
    const { members } = await page(someone.userID);
    expect(members.map(({ displayName }) => displayName)).toEqual(["Ms Frizzle", display_name]);
    const seen = await stage.db
      .selectFrom("users")
      .select(["findable", "on_boards"])
      .where("user_id", "=", someone.userID)
      .executeTakeFirstOrThrow();
    expect(seen).toEqual({ findable: false, on_boards: false });
    await joins(someone, to);
  });

  it("is in one class at a time, and leaves it before another", async () => {
    const [to, other] = [await newClass(), await newClass()];
    const someone = await visitor();
    await joins(someone, to);
    expect(await codeOf(joins(someone, other))).toBe("alreadyInClass");
    await stage.run((work) => leaveClass(work, someone.userID));
    expect(await ownClass(someone.userID)).toMatchObject({ inClass: false, pendingTeacherApproval: false });
    await joins(someone, other);
    expect(await placeOf(someone.userID)).toMatchObject({ section_id: other.sectionID });
    expect(await codeOf(stage.run((work) => leaveClass(work, to.teacherID)))).toBe("noClass");
  });

  it("joins again after it was taken out, or after its class was put away", async () => {
    const [to, other] = [await newClass(), await newClass()];
    const someone = await visitor();
    await joins(someone, to);
    await stage.run((work) => removePupils(work, to.teacherID, to.sectionID, [someone.userID]));
    expect(await codeOf(stage.run((work) => leaveClass(work, someone.userID)))).toBe("noClass");
    await joins(someone, to);
    expect(await placeOf(someone.userID)).toMatchObject({ standing: "pending", removed_stamp: null });
    await stage.run((work) => archiveClass(work, to.teacherID, to.sectionID));
    await joins(someone, other);
    expect(await placeOf(someone.userID)).toMatchObject({ section_id: other.sectionID });
  });

  it("joins neither as a bot, nor as a teacher of the class, nor when it was made for another one", async () => {
    const [to, other] = [await newClass(), await newClass()];
    const bot = { ...(await visitor()), isBot: true };
    expect(await codeOf(joins(bot, to))).toBe("notAllowed");
    const teacher = { ...(await stage.run((work) => openSession(work, to.teacherID))), isBot: false };
    expect(await codeOf(joins(teacher, to))).toBe("notAllowed");
    const pupil = await cardOf(other);
    const made = { ...(await stage.run((work) => openSession(work, pupil.userID))), isBot: false };
    expect(await codeOf(joins(made, to))).toBe("notAllowed");
    expect(await codeOf(stage.run((work) => leaveClass(work, pupil.userID)))).toBe("notAllowed");
  });

  it("doesn't join with a session that has ended meanwhile", async () => {
    const to = await newClass();
    const someone = await visitor();
    await stage.run((work) => closeSessions(work, someone.userID));
    expect(await codeOf(joins(someone, to))).toBe("notSignedIn");
    expect(await placeOf(someone.userID)).toBeUndefined();
  });
});

describe("the page of a class", () => {
  it("shows teachers first and pupils by name, and nothing that only teachers may know", async () => {
    const to = await newClass({ needsApproval: false });
    const pupils = [await cardOf(to), await cardOf(to), await cardOf(to)];
    const shown = await page(pupils[0]!.userID);
    expect(shown).toMatchObject({
      isMember: true,
      className: "Class 4B",
      nickname: "Ms Frizzle",
      firstName: "",
      lastName: "",
    });
    const [teacher, ...rest] = shown.members;
    expect(teacher).toMatchObject({ role: "teacher", displayName: "Ms Frizzle" });
    expect(rest.map(({ displayName }) => displayName)).toEqual(
      pupils.map(({ alias }) => alias).toSorted(new Intl.Collator("en").compare),
    );
    expect(JSON.stringify(shown)).not.toContain("Real Name");
    expect(await page(to.teacherID)).toMatchObject({ isMember: false, sectionID: to.sectionID });
  });

  it("shows the message to pupils and to teachers, until it ends", async () => {
    const to = await newClass();
    const pupil = await cardOf(to);
    const until = after(nowStamp(), CLASSES.session);
    await stage.db
      .updateTable("sections")
      .set({ message: "Race five times!", message_until_stamp: until, message_by: to.teacherID })
      .where("section_id", "=", to.sectionID)
      .execute();
    for (const each of [pupil.userID, to.teacherID])
      expect((await page(each)).message).toMatchObject({ message: "Race five times!", teacherName: "Ms Frizzle" });
    expect((await classPage(app(until), pupil.userID)).message).toBeNull();
  });

  it("is there for nobody else", async () => {
    const [to, other] = [await newClass(), await newClass()];
    const pupil = await cardOf(to);
    expect(await codeOf(page(pupil.userID, other.sectionID))).toBe("noClass");
    expect(await codeOf(page(await stage.newPlayer()))).toBe("noClass");
    await stage.run((work) => removePupils(work, to.teacherID, to.sectionID, [pupil.userID]));
    expect(await codeOf(page(pupil.userID))).toBe("noClass");
    const own = await ownClass(pupil.userID);
    expect(own).toMatchObject({ inClass: false, sectionID: null, classData: null });
    expect(own.disabledClassSettings).toContain("findable");
  });
});
