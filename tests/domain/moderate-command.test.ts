import { afterAll, beforeAll, expect, it } from "vitest";

import { reportPlayer } from "#shared/server/conduct/report.ts";

import { operatorReads } from "../support/operator.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const moderate = (...args: string[]): Promise<string> =>
  operatorReads("moderate", stage.connection.pool.options.connectionString, ...args);

it("a moderator lists a report, looks at it, answers it once, and says who and why", async () => {
  const [player, reporter] = [await stage.newPlayer({ username: "LoudOne" }), await stage.newPlayer()];
  await stage.run((work) => reportPlayer(work, reporter, player, { reason: "unkind", note: "Not nice" }));
  const listed = await moderate("list", "--state", "open");
  expect(listed).toMatch(/^\d+ {2}open .* unkind {2}@LoudOne “LoudOne” {2}Not nice$/m);
  const [reportID = ""] = listed.split(" ");
  expect(await moderate("mute", reportID, "7", "Too", "loud", "--by", "Ada")).toBe("Done.\n");
  expect(await moderate("warn", reportID, "Again", "--by", "Bo")).toMatch(/already been answered/);
  expect(await moderate("unmute", "@loudone", "Quiet now", "--by", "Bo")).toBe("Done.\n");
  expect(await moderate("show", reportID)).toMatch(/unmute by Bo: Quiet now\n.* mute until .* by Ada: Too loud/);
});

it("a moderator is told what is missing", async () => {
  const [shown, ...said] = await Promise.all([
    moderate("--help"),
    moderate("mute", "@Nobody9", "2", "reason", "--by", "Ada"),
    moderate("ban", "@Nobody9", "ever", "reason", "--by", "Ada"),
    moderate("warn", "@Nobody9", "--by", "Ada"),
    moderate("warn", "@Nobody9", "reason"),
    moderate("warn", "nobody", "reason", "--by", "Ada"),
    moderate("warn", "@Nobody9", "reason", "--by", "Ada"),
    moderate("list", "--state", "lost"),
  ]);
  expect(shown).toMatch(/npm run moderate -- list/);
  expect(said).toEqual([
    "Say for how many days: 1, 7, 30.\n",
    "Say for how long: a number of days up to 365, or for-good.\n",
    "Say why, in words for the player.\n",
    "Say who you are: --by <name>.\n",
    "Name a report by its number, or a player as @name.\n",
    "There's no account with the username Nobody9.\n",
    "--state is open or closed.\n",
  ]);
});
