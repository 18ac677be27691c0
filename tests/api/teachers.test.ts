import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { signInByProvider } from "#shared/contracts/account/sign-in.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import type { SchoolID, UserID } from "#shared/ids.ts";
import { addDomain } from "#shared/server/classes/school-domains.ts";
import { perform } from "#shared/server/platform/work.ts";
import { takeRole } from "#shared/server/roles/roles.ts";

import { classForm } from "../support/class-stage.ts";
import { letterTo, linkIn } from "../support/letters.ts";
import { startOidcProvider, type OidcProvider } from "../support/oidc.ts";
import { operatorReads } from "../support/operator.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

const DOMAIN = "lincoln.example";

let school: OidcProvider;
let club: OidcProvider;
let product: Product;
beforeAll(async () => {
  [school, club] = await Promise.all([startOidcProvider("school"), startOidcProvider("club")]);
  const teachers = { claim: "roles", values: ["Teacher", "staff"], scope: "staff" };
  product = await startProduct({
    withWorkers: true,
    env: { SIGN_IN_PROVIDERS: JSON.stringify([{ ...school.settings, teachers }, club.settings]) },
  });
  await Promise.all([school.admit(product.url), club.admit(product.url)]);
  const { app } = product.services;
  await perform(app, (work) =>
    addDomain(work, app.vault, { domain: DOMAIN, school: { name: "Lincoln High" }, operator: "Ada" }),
  );
});
afterAll(async () => {
  await product.close();
  await Promise.all([school.close(), club.close()]);
});

const db = () => product.services.app.db;
const idOf = ({ userID }: Visitor) => userID as UserID;
const asking = { body: { schoolName: "Fern School", nickname: "Ms Turner" } };
const teachersCommand = (...args: string[]) => operatorReads("teachers", product.services.databaseUrl, ...args);
const schoolIDOf = async (visitor: Visitor): Promise<SchoolID | undefined> => {
  const row = await db()
    .selectFrom("school_teachers")
    .select("school_id")
    .where("user_id", "=", idOf(visitor))
    .executeTakeFirst();
  return row?.school_id;
};

let racers = 0;
const newPerson = (email?: string) => newRacer(product, `Person${String(++racers).padStart(3, "0")}`, email);

async function verify(visitor: Visitor, email: string): Promise<void> {
  const { userID, code } = linkIn(await letterTo(product, email, "Is this your e-mail address?"));
  await visitor.get(CALLS.validateEmail, { body: { userID, hash: code } });
}

/** Somebody with a verified address. */
async function verified(email: string): Promise<Visitor> {
  const visitor = await newPerson(email);
  await verify(visitor, email);
  return visitor;
}

const changeEmail = (visitor: Visitor, email: string) =>
  visitor.get(CALLS.changeAccount, { body: { firstname: "", lastname: "", email, contact: 0, password: PASSWORD } });

describe("somebody who wants to teach", () => {
  it("asks with an account and a verified address; a listed school's opens the portal at once", async () => {
    const email = `Turner@${DOMAIN}`;
    const visitor = await newPerson(email);
    expect(await visitor.refused(CALLS.askToTeach, asking)).toBe("emailNeeded");
    expect(await visitor.refused(CALLS.school)).toBe("roleOnly");
    await verify(visitor, email);
    expect(await visitor.get(CALLS.teacherStanding)).toMatchObject({ standing: "none", knownSchool: "Lincoln High" });
    expect(await visitor.get(CALLS.askToTeach, asking)).toMatchObject({ standing: "teacher" });
    expect(await visitor.get(CALLS.school)).toMatchObject({ name: "Lincoln High", nickname: "Ms Turner", classes: [] });
    const { user } = await visitor.get(CALLS.self);
    expect(user.roles).toEqual(["teacher"]);
    const { class: made } = await visitor.get(CALLS.newClass, { body: classForm() });
    expect((await visitor.get(CALLS.school)).classes).toMatchObject([{ sectionID: made.sectionID, isOwn: true }]);
  });

  it("isn't let in by an address that was the school's until it was changed, nor by one that is to be verified", async () => {
    const visitor = await verified("first@home.example");
    await changeEmail(visitor, `sly@${DOMAIN}`);
    expect(await visitor.get(CALLS.teacherStanding)).toMatchObject({ hasVerifiedEmail: false, knownSchool: null });
    expect(await visitor.refused(CALLS.askToTeach, asking)).toBe("emailNeeded");
    const staff = await verified(`gone@${DOMAIN}`);
    await changeEmail(staff, "gone@evil-lincoln.example");
    await verify(staff, "gone@evil-lincoln.example");
    expect(await staff.get(CALLS.askToTeach, asking)).toMatchObject({ standing: "waiting" });
    expect(await staff.refused(CALLS.school)).toBe("roleOnly");
  });

  it("isn't a visitor, a guest or a pupil, whatever they send along", async () => {
    expect(await new Visitor(product).refused(CALLS.askToTeach, asking)).toBe("notSignedIn");
    expect(await (await newGuest(product)).refused(CALLS.askToTeach, asking)).toBe("registeredOnly");
    const teacher = await verified(`kim@${DOMAIN}`);
    await teacher.get(CALLS.askToTeach, asking);
    const { class: made } = await teacher.get(CALLS.newClass, { body: classForm() });
    const pupil = await verified(`pupil@${DOMAIN}`);
    await db()
      .insertInto("section_members")
      .values({
        user_id: idOf(pupil),
        section_id: made.sectionID,
        standing: "member",
        alias: "Kind Otter",
        is_made: false,
        joined_stamp: product.services.app.nowStamp(),
      })
      .execute();
    expect(await pupil.refused(CALLS.askToTeach, asking)).toBe("notAllowed");
    expect(await pupil.get(CALLS.teacherStanding)).toMatchObject({ standing: "none", knownSchool: null });
    const more = { body: { ...asking.body, standing: "teacher", schoolID: 1 } };
    expect(await pupil.refused(CALLS.askToTeach, more)).toBe("badInput standing");
  });

  it("waits for the operator elsewhere, and reads the answer: yes opens the portal in the tab that is open", async () => {
    const visitor = await verified("reed@home.example");
    await visitor.get(CALLS.askToTeach, asking);
    expect(await visitor.get(CALLS.teacherStanding)).toMatchObject({ standing: "waiting", school: "Fern School" });
    const { user } = await visitor.get(CALLS.self);
    await teachersCommand("confirm", user.username ?? "", "--by", "Ada");
    const letter = await letterTo(product, "reed@home.example", "You're a teacher at Redline now");
    expect(letter).toMatch(/Your school: Fern School/);
    expect(letter).toMatch(/\/teachers\n/);
    expect(await visitor.get(CALLS.school)).toMatchObject({ name: "Fern School" });
  });

  it("reads why not, in an e-mail and on the page", async () => {
    const visitor = await verified("lee@home.example");
    await visitor.get(CALLS.askToTeach, asking);
    const { user } = await visitor.get(CALLS.self);
    await teachersCommand("refuse", user.username ?? "", "We found no such school.", "--by", "Ada");
    expect(await letterTo(product, "lee@home.example", "About your wish to be a teacher")).toMatch(
      /We found no such school\./,
    );
    expect(await visitor.get(CALLS.teacherStanding)).toMatchObject({
      standing: "refused",
      reason: "We found no such school.",
    });
    expect(await visitor.refused(CALLS.askToTeach, asking)).toBe("alreadyDone");
  });
});

describe("a teacher's school", () => {
  it("takes colleagues in by its code and lets them go, and is closed to who isn't a teacher any more", async () => {
    const [one, other] = [await verified(`one@${DOMAIN}`), await verified("other@home.example")];
    await one.get(CALLS.askToTeach, asking);
    await other.get(CALLS.askToTeach, asking);
    await teachersCommand("confirm", (await other.get(CALLS.self)).user.username ?? "", "--by", "Ada");
    const { code } = await one.get(CALLS.school);
    expect(await other.refused(CALLS.joinSchool, { body: { code: "aaaaaaaaaa" } })).toBe("wrongCode code");
    await other.get(CALLS.joinSchool, { body: { code } });
    expect(await schoolIDOf(other)).toBe(await schoolIDOf(one));
    await other.get(CALLS.editSchool, { body: { name: "Lincoln High", nickname: "Mr Reed" } });
    expect((await one.get(CALLS.school)).teachers.map(({ nickname }) => nickname)).toContain("Mr Reed");
    expect((await other.get(CALLS.newSchoolCode)).code).not.toBe(code);
    await other.get(CALLS.leaveSchool);
    expect(await other.get(CALLS.school)).toMatchObject({ name: "School of Mr Reed" });
    const { app } = product.services;
    await perform(app, (work) => takeRole(work, idOf(one), "teacher", { operator: "Ada", reason: "Left." }));
    for (const call of [CALLS.school, CALLS.newSchoolCode, CALLS.leaveSchool])
      expect(await one.refused(call)).toBe("roleOnly");
    expect(await one.refused(CALLS.newClass, { body: classForm() })).toBe("roleOnly");
    expect(await one.get(CALLS.askToTeach, asking)).toMatchObject({ standing: "waiting" });
  });
});

describe("a colleague who is let go", () => {
  it("keeps the role, reads of it in an e-mail, and finds no way back by what they knew", async () => {
    const [one, other, third] = [
      await verified("lead@home.example"),
      await verified("let.go@home.example"),
      await verified("stays@home.example"),
    ];
    for (const each of [one, other, third]) {
      const { user } = await each.get(CALLS.self);
      await each.get(CALLS.askToTeach, asking);
      await teachersCommand("confirm", user.username ?? "", "--by", "Ada");
    }
    const { code } = await one.get(CALLS.school);
    for (const each of [other, third]) await each.get(CALLS.joinSchool, { body: { code } });
    const about = (visitor: Visitor) => ({ body: { userID: idOf(visitor) } });
    expect(await third.refused(CALLS.letColleagueGo, about(other))).toBe("notAllowed");
    expect(await third.refused(CALLS.letColleagueGo, about(one))).toBe("notAllowed");
    expect(await one.refused(CALLS.letColleagueGo, about(one))).toBe("notAllowed");
    expect(await one.refused(CALLS.letColleagueGo, { body: { userID: 0 } })).toBe("badInput userID");
    await one.get(CALLS.letColleagueGo, about(other));
    const letter = await letterTo(product, "let.go@home.example", "You aren't at your school at Redline any more");
    expect(letter).toMatch(/Ms Turner, who is responsible for Fern School, let you go\./);
    expect(letter).toMatch(/\/teachers\n/);
    expect(await other.refused(CALLS.joinSchool, { body: { code } })).toBe("wrongCode code");
    expect((await other.get(CALLS.self)).user.roles).toEqual(["teacher"]);
    expect(await other.get(CALLS.school)).toMatchObject({ name: "School of Ms Turner", classes: [] });
    expect(await one.refused(CALLS.letColleagueGo, about(other))).toBe("badInput userID");
    expect(await other.refused(CALLS.letColleagueGo, about(third))).toBe("badInput userID");
  });
});

describe("a school's provider", () => {
  const goTo = async (visitor: Visitor, address: string): Promise<string> =>
    (await visitor.send("GET", address)).headers.get("location") ?? "";

  /** There and back, and the session. */
  async function enter(visitor: Visitor, person: string, from: OidcProvider = school) {
    const { id } = from.settings;
    const there = await goTo(visitor, `/api/v2/auth/redirect/${id}?login_hint=${encodeURIComponent(person)}`);
    expect(await goTo(visitor, await from.walk(there))).toBe(`/login#provider=${id}`);
    return visitor.get(signInByProvider, { params: { provider: id } });
  }

  it("makes a teacher of whom it says so, at a listed domain, at the first login, once", async () => {
    const visitor = new Visitor(product);
    const { user } = await enter(visitor, `teacher.ada@${DOMAIN}`);
    expect(user.roles).toEqual(["teacher"]);
    expect(await visitor.get(CALLS.school)).toMatchObject({ name: "Lincoln High" });
    const again = await enter(new Visitor(product), `teacher.ada@${DOMAIN}`);
    expect(again.user.userID).toBe(user.userID);
    const changes = await db()
      .selectFrom("role_changes")
      .select("operator")
      .where("user_id", "=", idOf(visitor))
      .execute();
    expect(changes).toEqual([{ operator: "provider school" }]);
  });

  it.each([
    ["a pupil", `pupil.bo@${DOMAIN}`],
    ["a teacher elsewhere", "teacher.bo@elsewhere.example"],
    ["a look-alike", `teacher.bo@evil-${DOMAIN}`],
    ["an address that it doesn't vouch for", `unverified.teacher@${DOMAIN}`],
  ])("makes none of %s", async (_who, person) => {
    const visitor = new Visitor(product);
    expect((await enter(visitor, person)).user.roles).toEqual([]);
    expect(await visitor.refused(CALLS.school)).toBe("roleOnly");
  });

  it("makes none where the operator didn't say which claim tells", async () => {
    const visitor = new Visitor(product);
    expect((await enter(visitor, `teacher.club@${DOMAIN}`, club)).user.roles).toEqual([]);
  });

  it("gives nothing back to whom the operator took it from", async () => {
    const visitor = new Visitor(product);
    const person = `staff.cy@${DOMAIN}`;
    expect((await enter(visitor, person)).user.roles).toEqual(["teacher"]);
    const { app } = product.services;
    await perform(app, (work) => takeRole(work, idOf(visitor), "teacher", { operator: "Ada", reason: "Left." }));
    expect((await enter(new Visitor(product), person)).user.roles).toEqual([]);
  });
});
