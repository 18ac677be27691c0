import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { classPurges } from "#shared/server/classes/purge.ts";
import { removeDomain } from "#shared/server/classes/school-domains.ts";
import { teachByProvider } from "#shared/server/classes/teacher-by-provider.ts";
import { teacherStandingOf } from "#shared/server/classes/teacher-standing.ts";
import { sweepAll } from "#shared/server/platform/jobs/sweep.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { giveRole, takeRole } from "#shared/server/roles/roles.ts";
import { after, days, hours } from "#shared/units.ts";

import { newTaught, newTeacher, place } from "../support/class-stage.ts";
import { newStage, type Stage } from "../support/players.ts";
import { ask, isTeacher, listed, schoolIDOf, withEmail } from "../support/school-stage.ts";
import { codeOf } from "../support/team-stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const standing = (userID: UserID) => teacherStandingOf({ db: stage.db }, userID);
const OPERATOR = { operator: "Ada", reason: "They left the school." };

let domains = 0;
/** A listed domain of its own. */
async function newDomain() {
  const domain = `school${domains++}.example`;
  return { domain, schoolID: await listed(stage, domain) };
}

describe("who has a verified address at a listed school", () => {
  it("is a teacher of it at once, and the record says by which domain", async () => {
    const { domain, schoolID } = await newDomain();
    const userID = await withEmail(stage, `Turner@${domain.toUpperCase()}`);
    expect(await standing(userID)).toMatchObject({
      standing: "none",
      hasVerifiedEmail: true,
      knownSchool: "Lincoln High",
    });
    expect(await ask(stage, userID, { schoolName: "Whatever" })).toEqual({ standing: "teacher" });
    expect(await schoolIDOf(stage, userID)).toBe(schoolID);
    expect(await standing(userID)).toMatchObject({
      standing: "teacher",
      school: "Lincoln High",
      nickname: "Ms Turner",
      knownSchool: null,
    });
    const [change] = await stage.db.selectFrom("role_changes").selectAll().where("user_id", "=", userID).execute();
    expect(change).toMatchObject({ role: "teacher", change: "given", operator: `school domain ${domain}` });
    expect(await ask(stage, userID)).toEqual({ standing: "teacher" });
  });

  it("is one once, however often they ask at once", async () => {
    const { domain } = await newDomain();
    const userID = await withEmail(stage, `turner@${domain}`);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(stage, userID)));
    expect(new Set(answers.map((answer) => answer.standing))).toEqual(new Set(["teacher"]));
    const changes = await stage.db.selectFrom("role_changes").select("change").where("user_id", "=", userID).execute();
    expect(changes).toHaveLength(1);
  });

  it("is let in under the domain too, by the nearest one, but not from where pupils have their addresses", async () => {
    const { domain, schoolID } = await newDomain();
    const north = await listed(stage, `north.${domain}`, "North Lincoln");
    const [staff, northern, pupil] = await Promise.all(
      [`a@staff.${domain}`, `b@mail.north.${domain}`, `c@students.${domain}`].map((email) => withEmail(stage, email)),
    );
    await ask(stage, staff as UserID);
    await ask(stage, northern as UserID);
    expect(await schoolIDOf(stage, staff as UserID)).toBe(schoolID);
    expect(await schoolIDOf(stage, northern as UserID)).toBe(north);
    expect(await ask(stage, pupil as UserID)).toEqual({ standing: "waiting" });
    expect(await isTeacher(stage, pupil as UserID)).toBe(false);
  });

  it("isn't let in by an address that only looks like one there", async () => {
    const { domain } = await newDomain();
    for (const email of [
      `a@evil-${domain}`,
      `a@${domain}.evil.example`,
      `a@x${domain}`,
      `a@${domain.replace(".", "-")}.example`,
      `"a@${domain}"@evil.example`,
      `a@evil.example@${domain}`,
      `a@${domain}.`,
      `a@${domain}\u200b`,
    ]) {
      const userID = await withEmail(stage, email);
      expect([email, (await standing(userID)).knownSchool]).toEqual([email, null]);
      expect([email, await ask(stage, userID)]).toEqual([email, { standing: "waiting" }]);
      expect(await isTeacher(stage, userID)).toBe(false);
    }
  });

  it("isn't let in any more once the domain is taken from the list, also when both happen at once", async () => {
    const { domain } = await newDomain();
    const userID = await withEmail(stage, `turner@${domain}`);
    await Promise.all([codeOf(ask(stage, userID)), stage.run((work) => removeDomain(work, domain))]);
    const late = await withEmail(stage, `late@${domain}`);
    expect(await ask(stage, late)).toEqual({ standing: "waiting" });
    expect((await schoolIDOf(stage, userID)) !== undefined).toBe(await isTeacher(stage, userID));
  });

  it("isn't let in by themself again when the operator took the role: then a person decides", async () => {
    const { domain } = await newDomain();
    const userID = await withEmail(stage, `turner@${domain}`);
    await ask(stage, userID);
    await stage.run((work) => takeRole(work, userID, "teacher", OPERATOR));
    expect(await standing(userID)).toMatchObject({ standing: "none", knownSchool: null });
    expect(await ask(stage, userID)).toEqual({ standing: "waiting" });
    await stage.run((work) => teachByProvider(work, "school", { userID, teacherEmail: `turner@${domain}` }));
    expect(await isTeacher(stage, userID)).toBe(false);
    await stage.run((work) => giveRole(work, userID, "teacher", OPERATOR));
    expect(await standing(userID)).toMatchObject({ standing: "teacher", school: "Lincoln High" });
  });
});

describe("nobody is a teacher", () => {
  it("by an address that isn't verified, or was changed after it was", async () => {
    const { domain } = await newDomain();
    const none = await stage.newPlayer();
    const unverified = await withEmail(stage, `turner@${domain}`, false);
    for (const userID of [none, unverified]) {
      expect(await standing(userID)).toMatchObject({ hasVerifiedEmail: false, knownSchool: null });
      expect(await codeOf(ask(stage, userID))).toBe("emailNeeded");
    }
  });

  it("as a pupil, waiting or in, whatever the address, and with an account that was made for a class never", async () => {
    const { domain } = await newDomain();
    const { sectionID } = await newTaught(stage);
    const pupils = await Promise.all(["a", "b", "c", "d"].map((name) => withEmail(stage, `${name}@${domain}`)));
    const [member, pending, made, removedMade] = pupils as [UserID, UserID, UserID, UserID];
    await place(stage, sectionID, member);
    await place(stage, sectionID, pending, { standing: "pending" });
    await place(stage, sectionID, made, { isMade: true });
    await place(stage, sectionID, removedMade, { isMade: true, standing: "removed" });
    for (const userID of pupils) {
      expect((await standing(userID)).knownSchool).toBeNull();
      expect(await codeOf(ask(stage, userID))).toBe("notAllowed");
      await stage.run((work) => teachByProvider(work, "school", { userID, teacherEmail: `x@${domain}` }));
      expect(await isTeacher(stage, userID)).toBe(false);
    }
  });

  it("without a person's word who was in a class: taken out of it, or it was put away", async () => {
    const { domain } = await newDomain();
    const { sectionID } = await newTaught(stage);
    const removed = await withEmail(stage, `a@${domain}`);
    await place(stage, sectionID, removed, { standing: "removed" });
    const left = await withEmail(stage, `b@${domain}`);
    await place(stage, sectionID, left);
    await stage.db
      .updateTable("sections")
      .set({ archived_stamp: nowStamp() })
      .where("section_id", "=", sectionID)
      .execute();
    for (const userID of [removed, left]) expect(await ask(stage, userID)).toEqual({ standing: "waiting" });
  });

  it("as a guest, or as a declared bot", async () => {
    const { domain } = await newDomain();
    const guest = await stage.newPlayer({ account_type: "guest", username: null });
    const bot = await withEmail(stage, `bot@${domain}`);
    await stage.db.updateTable("users").set({ is_bot: true }).where("user_id", "=", bot).execute();
    for (const userID of [guest, bot]) expect(await codeOf(ask(stage, userID))).toBe("notAllowed");
  });
});

describe("who waits for the operator", () => {
  const asked = (userID: UserID) =>
    stage.db.selectFrom("teacher_requests").selectAll().where("user_id", "=", userID).executeTakeFirst();

  it("can say it otherwise, and keeps the place in the line", async () => {
    const userID = await withEmail(stage, "kim@home.example");
    const now = nowStamp();
    await ask(stage, userID, {}, now);
    await ask(
      stage,
      userID,
      { schoolName: "  Fern   School ", note: "Call\u0000 the office:\n555\u202e" },
      after(now, hours(2)),
    );
    expect(await asked(userID)).toMatchObject({
      school_name: "Fern School",
      note: "Call the office:\n555",
      sent_stamp: now,
      refused_stamp: null,
    });
    expect(await standing(userID)).toMatchObject({ standing: "waiting", school: "Fern School", nickname: "Ms Turner" });
  });

  it("asks once, however often at once", async () => {
    const userID = await withEmail(stage, "bo@home.example");
    await Promise.all([1, 2, 3].map(() => ask(stage, userID)));
    expect(await asked(userID)).toBeDefined();
  });

  it.each([
    [{ nickname: "email me: kim@home.example" }],
    [{ schoolName: "www.buy-gold.example" }],
    [{ nickname: "\u200b" }],
    [{ schoolName: "!!!" }],
  ])("uses words that pupils may read: %j", async (more) => {
    const userID = await withEmail(stage, "words@home.example");
    expect(await codeOf(ask(stage, userID, more))).toBe("badInput");
  });

  it("reads why not, and asks again a day later, behind those who came before", async () => {
    const userID = await withEmail(stage, "lee@home.example");
    const now = nowStamp();
    await ask(stage, userID, {}, now);
    await stage.db
      .updateTable("teacher_requests")
      .set({ refused_stamp: now, reason: "We couldn't reach the school." })
      .where("user_id", "=", userID)
      .execute();
    expect(await standing(userID)).toMatchObject({ standing: "refused", reason: "We couldn't reach the school." });
    expect(await codeOf(ask(stage, userID, {}, after(now, hours(23))))).toBe("alreadyDone");
    const later = after(now, hours(24));
    expect(await ask(stage, userID, {}, later)).toEqual({ standing: "waiting" });
    expect(await asked(userID)).toMatchObject({ sent_stamp: later, refused_stamp: null, reason: null });
  });

  it("is forgotten after 180 days, as are those who were taken out of a class after 30", async () => {
    const userID = await withEmail(stage, "old@home.example");
    const now = nowStamp();
    await ask(stage, userID, {}, now);
    const { sectionID } = await newTaught(stage);
    const [removed, made, member] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    await place(stage, sectionID, removed, { standing: "removed" });
    await place(stage, sectionID, made, { standing: "removed", isMade: true });
    await place(stage, sectionID, member);
    await stage.db
      .updateTable("section_members")
      .set({ removed_stamp: now })
      .where("user_id", "in", [removed, made])
      .execute();
    const left = async () => {
      const rows = await stage.db
        .selectFrom("section_members")
        .select("user_id")
        .where("section_id", "=", sectionID)
        .orderBy("user_id")
        .execute();
      return rows.map(({ user_id }) => user_id);
    };
    const purgeAt = (count: number) => sweepAll(stage.performer(after(now, days(count))), classPurges);
    await purgeAt(29);
    expect(await left()).toEqual([removed, made, member]);
    await purgeAt(30);
    expect(await left()).toEqual([made, member]);
    await purgeAt(179);
    expect(await asked(userID)).toBeDefined();
    await purgeAt(180);
    expect(await asked(userID)).toBeUndefined();
  });
});

describe("a teacher by the role alone", () => {
  it("stands as one, without a school until they look", async () => {
    const userID = await newTeacher(stage);
    expect(await standing(userID)).toMatchObject({ standing: "teacher", school: null, nickname: null });
    expect(await ask(stage, userID)).toEqual({ standing: "teacher" });
  });
});
