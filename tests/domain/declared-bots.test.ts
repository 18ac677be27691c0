import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import type { TeamID, UserID } from "#shared/ids.ts";
import { closeSessions } from "#shared/server/accounts/sessions/sessions.ts";
import { declareBot, renewBotToken, signInBot } from "#shared/server/bots/declare.ts";
import { ladderOf } from "#shared/server/bots/ladder.ts";
import { hostOfLink } from "#shared/server/friend-lobby/friend-links.ts";
import { befriend, friendIDsOf } from "#shared/server/friends/friendships.ts";
import { requestFriend } from "#shared/server/friends/request.ts";
import { sendGift } from "#shared/server/gifts/send.ts";
import type { Config } from "#shared/server/platform/config.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { appealRace } from "#shared/server/race/own-race.ts";
import { weeksOfHolds } from "#shared/server/settlement/held-cases.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { applyToTeam } from "#shared/server/teams/apply.ts";
import { before as earlier, days, minutes } from "#shared/units.ts";

import { didOn } from "../support/board-scores.ts";
import { holdRace, SIGN } from "../support/holds.ts";
import { operatorReads } from "../support/operator.ts";
import { newStage, type Stage } from "../support/players.ts";
import { refusalOf } from "../support/refusal-of.ts";
import { newTeam } from "../support/team.ts";
import { machine, person, racedBy, type Typer } from "../support/typed-race.ts";

const NOW = nowStamp();

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

let seed = 7_100;
const declared = async (username?: string): Promise<UserID> => {
  const userID = await stage.newPlayer(username === undefined ? {} : { username });
  await stage.run((work) => declareBot(work, userID));
  return userID;
};

async function races(userID: UserID, typer = person(3), ago = 600 - (seed % 500)) {
  const outcome = racedBy([{ userID, typer }], earlier(NOW, minutes(ago)), seed++);
  await stage.run((work) => settleRace(work, outcome));
  await stage.run((work) => payRace(work, outcome.raceID));
  return outcome.raceID;
}

const codeOf = async (refused: Promise<unknown>): Promise<string | undefined> => (await refusalOf(refused))?.code;

/** The tables that name a player, and how many rows of each do. */
async function rowsOf(userID: UserID): Promise<Record<string, number>> {
  const { pool } = stage.connection;
  const tables = await pool.query<{ table_name: string }>(
    "select table_name from information_schema.columns where table_schema = current_schema() and column_name = 'user_id'",
  );
  const counted: Record<string, number> = {};
  for (const { table_name: table } of tables.rows) {
    const { rows } = await pool.query<{ rows: number }>(
      `select count(*)::int as rows from ${table} where user_id = $1`,
      [userID],
    );
    counted[table] = rows[0]?.rows ?? 0;
  }
  return counted;
}

const rewardsOf = (userID: UserID) =>
  stage.db.selectFrom("race_rewards").select(["state"]).where("user_id", "=", userID).execute();
const userOf = (userID: UserID) =>
  stage.db.selectFrom("users").selectAll().where("user_id", "=", userID).executeTakeFirstOrThrow();

it("a declared bot's races are on no ledger, score, challenge or achievement, and stand as a bot's", async () => {
  const [bot, player] = [await declared(), await stage.newPlayer()];
  const before = await rowsOf(bot);
  for (const each of [bot, player]) await races(each);
  const now = await rowsOf(bot);
  expect(
    Object.keys(now)
      .filter((table) => now[table] !== before[table])
      .toSorted(),
  ).toEqual(["bot_scores", "race_results", "racing_stats"]);
  expect(await rewardsOf(bot)).toEqual([]);
  expect(await rewardsOf(player)).toEqual([{ state: "paid" }]);
  const { experience, nitros, avg_speed } = await userOf(bot);
  expect([experience > 0, avg_speed]).toEqual([false, expect.any(Number)]);
  expect(nitros).toBe((await userOf(await stage.newPlayer())).nitros);
  const [line] = await stage.db.selectFrom("race_results").select("is_bot").where("user_id", "=", bot).execute();
  expect(line).toEqual({ is_bot: true });
});

it("declaring is once and for all, and refuses what waits to be paid", async () => {
  const userID = await stage.newPlayer();
  const outcome = racedBy([{ userID, typer: machine }], NOW, seed++);
  await stage.run((work) => settleRace(work, outcome));
  await stage.run((work) => holdRace(work, outcome.raceID, userID, [SIGN], { kind: "certificate", reason: "signs" }));
  const due = racedBy([{ userID, typer: person(4) }], NOW, seed++);
  await stage.run((work) => settleRace(work, due));
  await stage.run((work) => appealRace(work, outcome.raceID, userID));
  const week = { kind: "points", group: "racers", span: "week", period: 1, site: "math" } as const;
  for (const part of [undefined, "lesson:money_1"] as const) await didOn(stage.db, { ...week, part }, userID, {});
  await stage.run((work) => declareBot(work, userID));
  await stage.run((work) => payRace(work, due.raceID));
  const asked = await stage.db.selectFrom("appeals").select("state").where("user_id", "=", userID).execute();
  expect(asked).toEqual([{ state: "dismissed" }]);
  expect((await weeksOfHolds(stage.db, NOW)).map(({ refused, hoursToDecision }) => [refused, hoursToDecision])).toEqual(
    [[0, null]],
  );
  expect((await rewardsOf(userID)).map(({ state }) => state)).toEqual(["refused", "refused"]);
  const holds = await stage.db.selectFrom("reward_holds").selectAll().where("user_id", "=", userID).execute();
  expect(holds).toMatchObject([{ is_released: false, words: expect.stringMatching(/never paid/) as string }]);
  expect(await codeOf(stage.run((work) => declareBot(work, userID)))).toBe("alreadyDone");
  for (const table of ["racer_scores", "lesson_scores"] as const)
    expect(await stage.db.selectFrom(table).selectAll().where("user_id", "=", userID).execute()).toEqual([]);
});

it("nobody in a team or with a role becomes a bot", async () => {
  const captain = await stage.newPlayer();
  await newTeam(stage.db, captain);
  expect(await codeOf(stage.run((work) => declareBot(work, captain)))).toBe("notAllowed");
  const moderator = await stage.newPlayer();
  await stage.db.insertInto("roles").values({ user_id: moderator, role: "moderator", given_stamp: NOW }).execute();
  expect(await codeOf(stage.run((work) => declareBot(work, moderator)))).toBe("notAllowed");
  expect((await userOf(moderator)).is_bot).toBe(false);
});

it("a bot has no friends, no team and no gifts, neither asking nor asked", async () => {
  const [userID, friend, other] = [
    await stage.newPlayer({ username: "Robotica" }),
    await stage.newPlayer({ membership: "gold", created_stamp: earlier(NOW, days(30)) }),
    await stage.newPlayer(),
  ];
  const teamID: TeamID = await newTeam(stage.db, await stage.newPlayer());
  await stage.run((work) => befriend(work, userID, [friend]));
  await stage.run((work) => requestFriend(work, userID, other));
  await stage.run((work) => declareBot(work, userID));
  expect(await friendIDsOf(stage.db, friend)).toEqual([]);
  expect(await stage.db.selectFrom("friend_requests").selectAll().where("asker_id", "=", userID).execute()).toEqual([]);
  for (const [asker, asked] of [
    [userID, other],
    [other, userID],
  ] as const) {
    expect(await codeOf(stage.run((work) => requestFriend(work, asker, asked)))).toBe("notAllowed");
    expect(await codeOf(stage.run((work) => sendGift(work, asker, asked, 1_000)))).toBe("notAllowed");
  }
  expect(await codeOf(stage.run((work) => applyToTeam(work, "type", userID, teamID)))).toBe("notAllowed");
  expect(await codeOf(hostOfLink(stage.db, "Robotica"))).toBe("notFound");
});

it("a token opens sessions until a newer one takes its place, and a declaration ends those before", async () => {
  const userID = await stage.newPlayer();
  const { botToken } = await stage.run((work) => declareBot(work, userID));
  const opened = await stage.run((work) => signInBot(work, botToken));
  expect(opened.userID).toBe(userID);
  const { botToken: newer } = await stage.run((work) => renewBotToken(work, userID));
  expect(await codeOf(stage.run((work) => signInBot(work, botToken)))).toBe("wrongCode");
  expect((await stage.run((work) => signInBot(work, newer))).userID).toBe(userID);
  const session = await stage.db
    .selectFrom("sessions")
    .select("revoked_stamp")
    .where("session_id", "=", opened.sessionID)
    .executeTakeFirstOrThrow();
  expect(session.revoked_stamp).not.toBeNull();
  await stage.run((work) => closeSessions(work, userID));
  expect(await codeOf(stage.run((work) => signInBot(work, newer)))).toBe("wrongCode");
  const person9 = await stage.newPlayer();
  expect(await codeOf(stage.run((work) => renewBotToken(work, person9)))).toBe("notFound");
});

it("the ladder has the average of ten races, all driven as a bot", async () => {
  const userID = await stage.newPlayer();
  await races(userID, machine);
  await stage.run((work) => declareBot(work, userID));
  const placed = async () =>
    (await ladderOf({ db: stage.db, config: { site: "type" } as Config, nowStamp })).find(
      (bot) => bot.userID === userID,
    );
  for (let nth = 0; nth < 9; nth++) await races(userID, person(nth));
  expect(await placed()).toBeUndefined();
  await races(userID, person(9));
  const { avg_speed } = await userOf(userID);
  expect(await placed()).toMatchObject({ played: 10, speed: avg_speed, isBot: true });
  const leaver: Typer = (text, dice) => person(3)(text, dice).slice(0, 20);
  await races(userID, leaver, 0);
  const ladder = await placed();
  expect(ladder?.played).toBe(11);
  expect(ladder?.speed).toBeLessThan(0.95 * (avg_speed ?? 0));
});

it("the operator sees what fair play sees of bots, and writes a corpus that names nobody", async () => {
  const userID = await declared("Clockwork");
  await races(userID, machine);
  const uri = stage.connection.pool.options.connectionString;
  expect(await operatorReads("bots", uri, "list")).toMatch(/^@Clockwork {2}since .* 1 races$/m);
  expect(await operatorReads("bots", uri, "weigh")).toMatch(/^@Clockwork {2}1 races: \d held, \d over .* \d unseen/m);
  const folder = await mkdtemp(join(tmpdir(), "bots-"));
  const file = join(folder, "corpus.jsonl");
  expect(await operatorReads("bots", uri, "write", file)).toMatch(/races are in/);
  const written = readFileSync(file, "utf8");
  expect(written).not.toMatch(/Clockwork|stamp|user/);
  const race = written
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { text: string; acts: [number, string][] })
    .at(-1);
  expect(race?.acts.map(([, character]) => character).join("")).toContain(race?.text.slice(0, 5));
  expect(await operatorReads("bots", uri, "write", file)).toMatch(/EEXIST/);
  await rm(folder, { recursive: true });
});
