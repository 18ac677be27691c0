import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import type { BugFacts } from "#shared/rules/bug-report.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { exportOf } from "#shared/server/privacy/export.ts";
import { fileBugReport } from "#shared/server/support/file-report.ts";
import { supportPurges } from "#shared/server/support/purge.ts";
import { closeBugReport } from "#shared/server/support/reports.ts";
import { before, days, seconds, type Stamp } from "#shared/units.ts";

import { operatorReads } from "../support/operator.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const reports = (...args: string[]): Promise<string> =>
  operatorReads("reports", stage.connection.pool.options.connectionString, ...args);
const file = async (what: string, facts: BugFacts = {}, userID?: UserID, at?: Stamp): Promise<string> =>
  (await stage.run((work) => fileBugReport(work, { userID, what, facts }), at)).reference;
const references = async (): Promise<string[]> =>
  (await stage.db.selectFrom("bug_reports").select("reference").orderBy("report_id").execute()).map(
    ({ reference }) => reference,
  );
const empty = () => stage.db.deleteFrom("bug_reports").execute();

describe("an operator", () => {
  it("lists what is open, oldest first, reads one, and closes it with a note", async () => {
    await empty();
    const userID = await stage.newPlayer({ username: "LooksClosely" });
    const older = before(nowStamp(), days(2));
    const one = await file("The car stood still.\nThen it flew.", { page: "/race", site: "type" }, userID, older);
    const other = await file("Sums don't show", { site: "math" });
    const listed = (await reports("list")).trim().split("\n");
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatch(
      new RegExp(`^${one} {2}open .* /race {2}@LooksClosely {2}The car stood still. / Then it`),
    );
    expect(listed[1]).toMatch(new RegExp(`^${other} {2}open .* - {2}nobody named {2}Sums don't show$`));
    expect(await reports("show", one)).toMatch(/^Report .* by @LooksClosely, .*\npage: \/race\nsite: type\n\nThe car/);
    expect(await reports("done", one, "Mended", "in", "0.3")).toBe("Done.\n");
    expect(await reports("show", one)).toMatch(/, done .*\nThen it flew.\n\nNote: Mended in 0.3\n$/s);
    const [first, second] = (await reports("list")).trim().split("\n");
    expect([first?.split("  ")[1], second?.split("  ")[1]]).toEqual(["open", "done"]);
  });

  it("chooses by state, site, day and words, page by page", async () => {
    await empty();
    for (let turn = 1; turn <= 21; turn++) await file(`Report ${turn}`, { site: turn === 21 ? "math" : "type" });
    const old = await file("An old thing", {}, undefined, before(nowStamp(), days(40)));
    await stage.run((work) => closeBugReport(work, old, ""));
    const lines = async (...args: string[]) => (await reports("list", ...args)).trim().split("\n");
    const today = new Date(nowStamp() * 1_000).toISOString().slice(0, 10);
    expect(await lines()).toHaveLength(20);
    expect(await lines("--page", "2")).toHaveLength(2);
    expect(await lines("--state", "done")).toEqual([expect.stringContaining("An old thing")]);
    expect(await lines("--site", "math")).toEqual([expect.stringContaining("Report 21")]);
    expect(await lines("--since", today, "--page", "2")).toHaveLength(1);
    expect(await lines("--with", "OLD thing")).toEqual([expect.stringContaining("An old thing")]);
    expect(await lines("--with", "100%")).toEqual(["There are no such reports."]);
  });

  it("exports every one, a line each, in the order in which they came", async () => {
    await empty();
    const written = [await file("One", { page: "/shop" }), await file("Two"), await file("Three")];
    const lines = (await reports("export")).trim().split("\n");
    const read = lines.map((line) => JSON.parse(line) as { reference: string; what: string; facts: BugFacts });
    expect(read.map(({ reference }) => reference)).toEqual(written);
    expect(read[0]).toMatchObject({ what: "One", state: "open", facts: { page: "/shop" } });
  });

  it("sees what steers a terminal as plain signs, also in what an older version let through", async () => {
    await empty();
    const what = "\u001B[2J\u009B31mred\u202Eder\u{E0041}";
    const reference = await file(what, { browser: "\u001B]0;x\u0007" });
    const steers = /[^\P{C}\n]/u;
    const said = [await reports("list"), await reports("show", reference), await reports("export")];
    expect(said.filter((text) => steers.test(text))).toEqual([]);
    expect((JSON.parse(said[2] ?? "") as { what: string }).what).toBe(what);
  });

  it("is told what is missing", async () => {
    const said = await Promise.all([
      reports("--help"),
      reports("show"),
      reports("show", "nothing1"),
      reports("done", "nothing1"),
      reports("list", "--state", "lost"),
      reports("list", "--site", "chess"),
      reports("list", "--page", "0"),
      reports("list", "--since", "yesterday"),
      reports("list", "--since", "2026-13-01"),
      reports("toString"),
    ]);
    expect([said[0], said[9]].filter((text) => !text?.includes("npm run reports -- list"))).toEqual([]);
    expect(said.slice(1, 9)).toEqual([
      "Name the report by its reference, as the list shows it.\n",
      "There's no such report.\n",
      "There's no such report.\n",
      "--state is open or done.\n",
      "--site is type or math.\n",
      "--page is a number from 1.\n",
      "--since is a day, such as 2026-11-30.\n",
      "--since is a day, such as 2026-11-30.\n",
    ]);
  });
});

describe("bug reports", () => {
  it("are deleted after 90 days, done or not", async () => {
    await empty();
    const now = nowStamp();
    const past = before(before(now, days(90)), seconds(1));
    const [open, done] = [await file("Open", {}, undefined, past), await file("Done", {}, undefined, past)];
    await stage.run((work) => closeBugReport(work, done, ""));
    const young = await file("Young", {}, undefined, before(now, days(90)));
    expect(await references()).toEqual([open, done, young]);
    for (const purge of supportPurges) await stage.run((work) => purge(work), now);
    expect(await references()).toEqual([young]);
  });

  it("go with the account that they name, and stand in its export without the operator's note", async () => {
    await empty();
    const userID = await stage.newPlayer();
    const own = await file("Mine", { page: "/race" }, userID);
    const others = await file("A guest's");
    await stage.run((work) => closeBugReport(work, own, "For operators"));
    const exported = (await exportOf(stage.db, userID)).bugReports;
    expect(exported).toMatchObject([{ what: "Mine", facts: { page: "/race" }, reference: own }]);
    expect(JSON.stringify(exported)).not.toContain("For operators");
    await stage.db.updateTable("users").set({ erase_stamp: nowStamp() }).where("user_id", "=", userID).execute();
    await eraseAccounts(stage.performer());
    expect(await references()).toEqual([others]);
  });
});
