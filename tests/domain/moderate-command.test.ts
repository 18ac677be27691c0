import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { reportPlayer } from "#shared/server/conduct/report.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { appealRace, ownRaceOf } from "#shared/server/race/own-race.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import { cardTimes } from "../support/card-times.ts";
import { holdRace, SIGN } from "../support/holds.ts";
import { operatorReads } from "../support/operator.ts";
import { newStage, type Stage } from "../support/players.ts";
import { machine, racedBy } from "../support/typed-race.ts";

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

it("a moderator sees what waits for a person in the same list, looks at it, and decides once, with a reason", async () => {
  const [asks, waits] = [
    await stage.newPlayer({ username: "AsksFirst" }),
    await stage.newPlayer({ username: "WaitsLong" }),
  ];
  const held = async (userID: typeof asks, seed: number, kind: "certificate" | "moderator") => {
    const outcome = racedBy([{ userID, typer: machine }], nowStamp(), seed);
    await stage.run((work) => settleRace(work, outcome));
    await stage.run((work) => holdRace(work, outcome.raceID, userID, [SIGN], { kind, reason: "signs" }));
    return outcome.raceID;
  };
  const asked = await held(asks, 1, "certificate");
  await held(waits, 2, "moderator");
  const nobodyAsks = await held(await stage.newPlayer({ username: "NotYet" }), 3, "certificate");
  await stage.run((work) => appealRace(work, asked, asks));
  const listed = await moderate("list");
  expect(listed).toMatch(/^hold:\d+ {2}.* signs {2}@AsksFirst {2}1 races, up to \d+ WPM {2}asked$/m);
  expect(listed).toMatch(/^hold:\d+ {2}.* signs {2}@WaitsLong .* the third time$/m);
  expect(listed).not.toContain("NotYet");
  const [one = "", other = ""] = listed.match(/hold:\d+/g) ?? [];
  const shown = await moderate("show", one);
  expect(shown).toContain(`/replay/${asked}`);
  expect(shown).toContain("Very even pauses: 0.05 (limit 0.16)");
  expect(await moderate("release", one, "You", "type", "well.", "--by", "Ada")).toBe("Done.\n");
  expect(await moderate("refuse", one, "No", "--by", "Ada")).toMatch(/already ended/);
  expect(await moderate("refuse", other, "A", "program", "typed.", "--by", "Ada")).toBe("Done.\n");
  expect(await moderate("refuse", "hold:999999", "x", "--by", "Ada")).toMatch(/no such hold/);
  const rewards = await stage.db.selectFrom("race_rewards").select(["user_id", "state"]).orderBy("user_id").execute();
  expect(rewards.filter(({ user_id }) => user_id === asks || user_id === waits).map(({ state }) => state)).toEqual([
    "due",
    "refused",
  ]);
  expect((await ownRaceOf(stage.db, asked, asks, cardTimes())).appeal).toBe("upheld");
  expect((await notificationsAfter(stage.db, waits, 0, 9)).map(({ data }) => data)).toMatchObject([
    { isUpheld: false, reason: "A program typed." },
  ]);
  expect(
    (
      await ownRaceOf(
        stage.db,
        nobodyAsks,
        (
          await stage.db
            .selectFrom("race_rewards")
            .select("user_id")
            .where("race_id", "=", nobodyAsks)
            .executeTakeFirstOrThrow()
        ).user_id as UserID,
        cardTimes(),
      )
    ).reward?.state,
  ).toBe("held");
  expect(await moderate("weeks")).toMatch(
    /^\d{4}-\d\d-\d\d {2}3 held {2}0 certified {2}1 released {2}1 refused {2}1 open {2}0\.0 h/,
  );
});
