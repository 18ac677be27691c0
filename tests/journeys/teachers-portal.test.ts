import { expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { codeInGroups } from "#shared/rules/classes/codes.ts";
import { perform } from "#shared/server/platform/work.ts";
import { giveRole } from "#shared/server/roles/roles.ts";

import { enterAs, typeLogIn } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { classForm } from "../support/class-stage.ts";
import { untilFocusOn } from "../support/focus.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const at = (path: string): string => `${product.url}${path}`;
const db = () => product.services.app.db;
const NAMES = ["Ada Stern", "Ben Wolf", "Cara Quill", "Dana Reed", "Eli Frost", "Finn Marsh"];

async function newTeacher(name: string) {
  const teacher = await newRacer(product, name);
  await perform(product.services.app, (work) =>
    giveRole(work, teacher.userID as UserID, "teacher", { operator: "Ada", reason: "teaches" }),
  );
  return teacher;
}

it("says what it is to whoever isn't logged in, leads to the log-in and back, and says what is missing to who is no teacher", async () => {
  await newRacer(product, "NoTeacherYet");
  const { page } = await newPage(browser);
  await page.goto(at("/teachers/classes/1"));
  await page.getByRole("heading", { name: "Teacher Portal" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Log In" }).click();
  await page.waitForURL("**/login?next=/teachers/classes/1");
  await typeLogIn(page, "NoTeacherYet");
  await page.waitForURL("**/teachers/classes/1");
  await page.getByRole("heading", { name: "Become a teacher" }).waitFor();
  await page.getByText("First we need your e-mail address").waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

it("goes from an empty portal to printed cards, and a pupil who waits is let in, taken out and brought back", async () => {
  const teacher = await newTeacher("MissTurner");
  const { page, problems } = await newPage(browser, { viewport: SIZES.chromebook });
  await page.goto(at("/login"));
  await enterAs(page, teacher);
  await page.goto(at("/teachers"));
  await page.getByRole("heading", { name: "No class yet" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "New Class" }).click();
  await page.getByRole("textbox", { name: "Name of the class" }).fill("Class 5b");
  await page.getByRole("button", { name: "Make the class" }).click();
  await page.getByRole("heading", { name: "Class 5b" }).waitFor();

  await page.getByRole("textbox", { name: "Names" }).fill(`Name\n${NAMES.join("\n")}`);
  await page.getByText("6 names.").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("checkbox", { name: "Finn Marsh" }).uncheck();
  await page.getByRole("button", { name: "Make 5 accounts" }).click();
  await page.getByRole("heading", { name: "Cards for Class 5b" }).waitFor();
  const cards = page.getByRole("img", { name: /^Signs .+ in by a camera$/ });
  await cards.nth(4).waitFor();
  expect(await page.getByText("Ada Stern").count()).toBe(0);
  await page.getByRole("switch", { name: "Print real names" }).check();
  await page.getByText("Ada Stern").waitFor();
  expect(await violationsOf(page)).toEqual([]);

  const { section_id: sectionID } = await db()
    .selectFrom("sections")
    .select("section_id")
    .where("name", "=", "Class 5b")
    .executeTakeFirstOrThrow();
  const comer = await newRacer(product, "ComesByCode");
  await waits(sectionID, comer.userID as UserID);
  await page.getByRole("link", { name: "Back to the Class" }).click();
  await page.getByText("1 pupil waiting at the door").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Let In Patient Otter" }).click();
  const row = page.getByRole("row", { name: /Patient Otter/ });
  await row.waitFor();
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Take Out" }).click();
  await row.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Bring Back", exact: true }).first().click();
  await row.waitFor();

  for (const [tab, heading] of [
    ["Join code", "Who may come in"],
    ["What's open", "What's open to your pupils"],
    ["Message", "Message to your pupils"],
    ["Colleagues", "Teachers of this class"],
    ["Name and archive", "Put the class away"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("heading", { name: heading }).waitFor();
    expect([tab, await violationsOf(page)]).toEqual([tab, []]);
  }
  await page.getByRole("tab", { name: "What's open" }).click();
  await page.getByRole("switch", { name: "Search" }).check();
  await expect
    .poll(async () => {
      const { disabled_settings } = await db()
        .selectFrom("sections")
        .select("disabled_settings")
        .where("section_id", "=", sectionID)
        .executeTakeFirstOrThrow();
      return disabled_settings.includes("findable");
    })
    .toBe(false);
  expect(await page.getByRole("switch", { name: "Offers for real money" }).isDisabled()).toBe(true);
  await page.getByRole("tab", { name: "Message" }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("Bring your headphones!");
  await page.getByRole("button", { name: "Post the message" }).click();
  await page.getByText("Now on the class page").waitFor();
  await page.reload();
  await page.getByText("Bring your headphones!").waitFor();
  expect(problems).toEqual([]);
});

const waits = (sectionID: SectionID, userID: UserID) =>
  db()
    .insertInto("section_members")
    .values({
      user_id: userID,
      section_id: sectionID,
      standing: "pending",
      alias: "Patient Otter",
      is_made: false,
      joined_stamp: product.services.app.nowStamp(),
    })
    .execute();

it("is of no other page: what players load knows nothing of it, and players' pages are loaded anew from it", async () => {
  const teacher = await newTeacher("MrFernwood");
  const { page } = await newPage(browser);
  await page.goto(at("/login"));
  await enterAs(page, teacher);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(at("/support/sitemap"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(loaded.filter((path) => path.startsWith("/teachers/"))).toEqual([]);
  await page.goto(at("/teachers"));
  await page.getByRole("heading", { name: "Your classes" }).waitFor();
  expect(loaded.some((path) => path.startsWith("/teachers/assets/"))).toBe(true);
});

it("makes each account once where the answer got lost and the list is sent again", async () => {
  const teacher = await newTeacher("MrBrookside");
  const { page } = await newPage(browser);
  await page.goto(at("/login"));
  await enterAs(page, teacher);
  await page.goto(at("/teachers"));
  await page.getByRole("button", { name: "New Class" }).click();
  await page.getByRole("textbox", { name: "Name of the class" }).fill("Class 6b");
  await page.getByRole("button", { name: "Make the class" }).click();
  await page.getByRole("textbox", { name: "Names" }).fill("Ada Stern\nBen Wolf");
  const adding = /\/pupils\/add$/;
  await page.route(adding, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Make 2 accounts" }).click();
  await page.getByText("We can't reach the server.").first().waitFor();
  const made = () =>
    db()
      .selectFrom("section_members")
      .innerJoin("sections", "sections.section_id", "section_members.section_id")
      .select("user_id")
      .where("sections.name", "=", "Class 6b")
      .execute();
  await expect.poll(made).toHaveLength(2);
  await page.unroute(adding);
  await page.getByRole("button", { name: "Make 2 accounts" }).click();
  await page.getByRole("heading", { name: "Cards for Class 6b" }).waitFor();
  expect(await made()).toHaveLength(2);
});

it.each([
  ["a desktop", "Desk", SIZES.desktop],
  ["a phone", "Hand", SIZES.phone],
] as const)(
  "lets a colleague go on %s, who reads why; a class that only they taught is the other's then",
  async (_size, name, viewport) => {
    const [one, other] = [await newTeacher(`Head${name}`), await newTeacher(`Gone${name}`)];
    const { code } = await one.get(CALLS.school);
    await other.get(CALLS.school);
    await other.get(CALLS.joinSchool, { body: { code } });
    const { class: shared } = await one.get(CALLS.newClass, { body: classForm({ name: "Class 7a" }) });
    await one.get(CALLS.addColleague, { params: { id: shared.sectionID }, body: { userID: other.userID as UserID } });
    await other.get(CALLS.newClass, { body: classForm({ name: "Class 7b" }) });

    const colleague = await newPage(browser, { viewport });
    await colleague.page.goto(at("/login"));
    await enterAs(colleague.page, other);
    await colleague.page.goto(at("/teachers"));
    await colleague.page.getByRole("button", { name: "School and Colleagues" }).click();
    await colleague.page.getByText(`Head${name} has been here longest`).waitFor();
    expect(await colleague.page.getByRole("button", { name: /^Let Go/ }).count()).toBe(0);

    const { page } = await newPage(browser, { viewport });
    await page.goto(at("/login"));
    await enterAs(page, one);
    await page.goto(at("/teachers"));
    await page.getByRole("button", { name: "School and Colleagues" }).press("Enter");
    const button = page.getByRole("button", { name: `Let Go… Gone${name}` });
    await button.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await button.press("Enter");
    const question = page.getByRole("dialog", { name: `Let Gone${name} go?` });
    await question.getByText("From then on you teach Class 7b, which nobody else does.").waitFor();
    await question.getByText("The class that they share stays with its other teachers.").waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await untilFocusOn(page, `Let Go… Gone${name}`);
    await button.press("Enter");
    expect(await violationsOf(page)).toEqual([]);
    const letting = /\/school\/let-go$/;
    await page.route(letting, (route) => route.abort());
    await question.getByRole("button", { name: "Let them go" }).press("Enter");
    await question.getByText("We can't reach the server.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute(letting);
    await question.getByRole("button", { name: "Let them go" }).press("Enter");
    await page.getByText(`Gone${name} isn't at your school any more`).waitFor();
    await question.waitFor({ state: "detached" });
    await button.waitFor({ state: "detached" });
    const after = await one.get(CALLS.school);
    expect([after.teachers.length, after.code === code]).toEqual([1, false]);
    await page.getByText(codeInGroups(after.code)).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await colleague.page.reload();
    await colleague.page.getByRole("heading", { name: `School of Gone${name}` }).waitFor();
    await colleague.page.goto(at("/friends"));
    await colleague.page.getByRole("button", { name: "Notifications, 1 new" }).click();
    await colleague.page
      .getByRole("dialog", { name: "Notifications" })
      .getByText(`You aren't at School of Head${name} any more`)
      .waitFor();
    expect(await violationsOf(colleague.page)).toEqual([]);
    expect(colleague.problems).toEqual([]);
  },
);
