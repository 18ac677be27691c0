import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { emailColumns } from "#shared/server/accounts/sign-up/email.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { takeRole } from "#shared/server/roles/roles.ts";

import { newTaught, place } from "../support/class-stage.ts";
import { operatorReads } from "../support/operator.ts";
import { newStage, type Stage } from "../support/players.ts";
import { ask, isTeacher, listed, schoolIDOf, schoolNamed, withEmail } from "../support/school-stage.ts";
import { codeOf } from "../support/team-stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const teachers = (...args: string[]): Promise<string> =>
  operatorReads("teachers", stage.connection.pool.options.connectionString, ...args);

const named = (username: string, email: string): Promise<UserID> =>
  stage.newPlayer({ username, ...emailColumns(email), email_verified_stamp: nowStamp() });

it("an operator sees who waits with what there is to check, and confirms one, who gets a school", async () => {
  expect(await teachers("list")).toBe("Nobody waits.\n");
  const userID = await named("MissTurner", "turner@home.example");
  await ask(stage, userID, { schoolName: "Fern School", note: "See our page,\nunder staff\u001b[2J" });
  expect(await teachers("list")).toMatch(
    /@MissTurner {2}turner@home\.example {2}“Fern School” {2}“Ms Turner” .*\n {4}See our page, \/ under staff\[2J\n$/,
  );
  expect(await teachers("confirm", "missturner")).toMatch(/Say who you are/);
  expect(await isTeacher(stage, userID)).toBe(false);
  expect(await teachers("confirm", "missturner", "--by", "Ada")).toBe("Confirmed. School: Fern School\n");
  expect(await teachers("confirm", "missturner", "--by", "Ada")).toMatch(/isn't waiting/);
  expect(await isTeacher(stage, userID)).toBe(true);
  const [change] = await stage.db.selectFrom("role_changes").selectAll().where("user_id", "=", userID).execute();
  expect(change).toMatchObject({ operator: "Ada", change: "given" });
  expect(await teachers("list")).toBe("Nobody waits.\n");
});

it("a second school of one name is another school", async () => {
  const [one, other] = [await named("MsOne", "one@home.example"), await named("MsOther", "other@home.example")];
  for (const [userID, username] of [
    [one, "MsOne"],
    [other, "MsOther"],
  ] as const) {
    await ask(stage, userID, { schoolName: "Same School" });
    await teachers("confirm", username, "--by", "Ada");
  }
  expect(await schoolIDOf(stage, one)).not.toBe(await schoolIDOf(stage, other));
  const copy = await teachers("domain", "add", "same.example", "Same", "School", "--by", "Ada");
  expect(copy).toMatch(/^Listed same\.example for school \d+, Same School\.\n$/);
  const staff = await withEmail(stage, "a@same.example");
  await ask(stage, staff);
  expect([await schoolIDOf(stage, one), await schoolIDOf(stage, other)]).not.toContain(await schoolIDOf(stage, staff));
});

it("an operator refuses with a reason, and nobody asks again that day", async () => {
  const userID = await named("KimReed", "reed@home.example");
  await ask(stage, userID);
  expect(await teachers("refuse", "KimReed", "--by", "Ada")).toMatch(/Say why/);
  expect(await teachers("refuse", "KimReed", "no", "such", "school")).toMatch(/Say who you are/);
  expect(await teachers("refuse", "KimReed", "We", "found", "no", "such", "school.", "--by", "Ada")).toBe("Refused.\n");
  expect(await codeOf(ask(stage, userID))).toBe("alreadyDone");
  expect(await teachers("list")).toBe("Nobody waits.\n");
  expect(await teachers("confirm", "KimReed", "--by", "Ada")).toMatch(/isn't waiting/);
});

it("nobody is confirmed who is a pupil by now, or whose address isn't verified any more", async () => {
  const { sectionID } = await newTaught(stage);
  const [pupil, changed] = [await named("PupilNow", "p@home.example"), await named("NewMail", "n@home.example")];
  for (const userID of [pupil, changed]) await ask(stage, userID);
  await place(stage, sectionID, pupil);
  await stage.db.updateTable("users").set(emailColumns("other@home.example")).where("user_id", "=", changed).execute();
  expect(await teachers("list")).toMatch(/@NewMail {2}other@home\.example \(not verified\)/);
  expect(await teachers("confirm", "PupilNow", "--by", "Ada")).toMatch(/pupil of a class/);
  expect(await teachers("confirm", "NewMail", "--by", "Ada")).toMatch(/no verified e-mail/);
  for (const userID of [pupil, changed]) expect(await isTeacher(stage, userID)).toBe(false);
});

it("who was a teacher before comes back to the school of then, and the list says so", async () => {
  await listed(stage, "back.example");
  const userID = await named("MsBack", "back@back.example");
  await ask(stage, userID);
  const before = await schoolIDOf(stage, userID);
  await stage.run((work) => takeRole(work, userID, "teacher", { operator: "Ada", reason: "On leave." }));
  await ask(stage, userID, { schoolName: "Another School" });
  expect(await teachers("list")).toMatch(/@MsBack .*was a teacher before/);
  expect(await teachers("confirm", "MsBack", "--by", "Ada")).toBe("Confirmed. School: Lincoln High\n");
  expect(await schoolIDOf(stage, userID)).toBe(before);
});

it(
  "an operator lists domains, in any spelling, of a new school or one that is there, and takes them away",
  { timeout: 600_000 },
  async () => {
    const added = await teachers("domain", "add", " Hill.EXAMPLE ", "Hill", "School", "--by", "Ada");
    const [, number = ""] = /^Listed hill\.example for school (\d+), Hill School\.\n$/.exec(added) ?? [];
    expect(await teachers("domain", "add", "hill-north.example", number, "--by", "Ada")).toBe(
      `Listed hill-north.example for school ${number}, Hill School.\n`,
    );
    expect(await teachers("domain", "add", "schüle.example", number, "--by", "Ada")).toMatch(/^Listed xn--schle-/);
    expect(await teachers("domain", "add", "hill.example", "Other", "--by", "Ada")).toMatch(/listed already/);
    expect(await teachers("domain", "add", "gmail.com", "Hill", "--by", "Ada")).toMatch(/Anyone gets an address/);
    expect(await teachers("domain", "add", "co.uk", "Hill", "--by", "Ada")).toMatch(/would be one school/);
    expect(await teachers("domain", "add", "uk", "Hill", "--by", "Ada")).toMatch(/Write the domain/);
    expect(await teachers("domain", "add", "new.example", "999999", "--by", "Ada")).toMatch(/no school 999999/);
    expect(await teachers("domain", "add", "new.example", "--by", "Ada")).toMatch(/Name the school/);
    expect(await teachers("domain", "add", "new.example", "New")).toMatch(/Say who you are/);
    expect(await teachers("domain", "list", "new.example")).toMatch(/domain add/);
    expect(await teachers("schools")).toMatch(
      new RegExp(`^${number}  Hill School  teachers 0  classes 0  hill-north\\.example hill\\.example xn--schle-`, "m"),
    );
    expect(await teachers("domain", "remove", "none.example")).toMatch(/isn't listed/);
    for (const domain of ["HILL.example", "hill-north.example", "schüle.example"])
      expect(await teachers("domain", "remove", domain)).toBe("Removed.\n");
    expect(await schoolNamed(stage, Number(number) as never), "nobody was in it").toBeUndefined();
  },
);

it("an operator hands over a school that nobody is left in", async () => {
  const { teacherID, sectionID } = await newTaught(stage);
  const heir = await newTaught(stage, await named("MsHeir", "heir@home.example"));
  await stage.db
    .insertInto("roles")
    .values({ user_id: heir.teacherID, role: "teacher", given_stamp: nowStamp() })
    .execute();
  const number = String(await schoolIDOf(stage, teacherID));
  expect(await teachers("hand-over", number, "MsHeir", "--by", "Ada")).toMatch(/has a teacher/);
  await stage.run((work) => takeRole(work, teacherID, "teacher", { operator: "Ada", reason: "Moved." }));
  expect(await teachers("schools")).toMatch(new RegExp(`^${number} .*classes 1 \\(1 without a teacher\\)`, "m"));
  expect(await teachers("hand-over", number, "MsHeir")).toMatch(/Say who you are/);
  expect(await teachers("hand-over", "Hill", "MsHeir", "--by", "Ada")).toMatch(/by its number/);
  expect(await teachers("hand-over", number, "MsHeir", "--by", "Ada")).toBe("Handed over by Ada: 1 class.\n");
  const row = await stage.db
    .selectFrom("sections")
    .select("school_id")
    .where("section_id", "=", sectionID)
    .executeTakeFirstOrThrow();
  expect(row.school_id).toBe(await schoolIDOf(stage, heir.teacherID));
});

it("a command that isn't known says which are", async () => {
  expect(await teachers("--help")).toMatch(/npm run teachers -- confirm/);
  expect(await teachers("constructor")).toMatch(/npm run teachers -- list/);
  expect(await teachers("confirm", "Nobody9", "--by", "Ada")).toMatch(/no account/);
  expect(await teachers("confirm", "--by", "Ada")).toMatch(/Name the account/);
});
