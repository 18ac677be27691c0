import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { RaceID, UserID } from "#shared/ids.ts";
import { CASES_A_PAGE, type Decision } from "#shared/rules/moderation-cases.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { decideCase } from "#shared/server/cases/decide.ts";
import { caseFileFor } from "#shared/server/cases/file.ts";
import { openCases, type CasePage } from "#shared/server/cases/list.ts";
import { MOST_RACES } from "#shared/server/cases/races.ts";
import { caseRaceFor } from "#shared/server/cases/replay.ts";
import { heldBy } from "#shared/server/conduct/holds.ts";
import { reportPlayer } from "#shared/server/conduct/report.ts";
import { appealMeasure } from "#shared/server/moderation/appeals.ts";
import { purgeDecisions } from "#shared/server/moderation/decisions.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { exportOf } from "#shared/server/privacy/export.ts";
import { appealRace, ownRaceOf } from "#shared/server/race/own-race.ts";
import { giveRole, NOBODY, takeRole } from "#shared/server/roles/roles.ts";
import { MOST_HOLDS } from "#shared/server/settlement/held-cases.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, days, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { holdRace, SIGN } from "../support/holds.ts";
import { newStage, type Stage } from "../support/players.ts";
import { refusalOf } from "../support/refusal-of.ts";
import { machine, racedBy, type Typer } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const pasted: Typer = (text) => [...text].map((character, at) => ({ atMs: at, fairMs: at, character }));

async function newModerator(username: string): Promise<UserID> {
  const userID = await stage.newPlayer({ username });
  await stage.run((work) => giveRole(work, userID, "moderator", NOBODY));
  return userID;
}

let seed = 0;
async function raced(racers: readonly UserID[], typer: Typer = machine): Promise<RaceID> {
  const line = racers.map((userID) => ({ userID, typer }));
  const outcome = racedBy(line, before(nowStamp(), days(1)), ++seed);
  await stage.run((work) => settleRace(work, outcome));
  return outcome.raceID;
}

/** A race that waits for a moderator, and its case. */
async function held(userID: UserID, others: readonly UserID[] = []) {
  const raceID = await raced([userID, ...others]);
  await stage.run((work) => holdRace(work, raceID, userID, [SIGN], { kind: "moderator", reason: "signs" }));
  const { hold_id: holdID } = await stage.db
    .selectFrom("reward_holds")
    .select("hold_id")
    .where("user_id", "=", userID)
    .where("ended_stamp", "is", null)
    .executeTakeFirstOrThrow();
  return { raceID, caseID: `hold:${holdID}` };
}

/** A race that ended early and was appealed. */
async function appealed(userID: UserID) {
  const raceID = await raced([userID], pasted);
  await stage.run((work) => appealRace(work, raceID, userID));
  return { raceID, caseID: `race:${raceID}:0` };
}

async function reported(userID: UserID, at: Stamp = nowStamp(), by?: UserID): Promise<string> {
  const reporter = by ?? (await stage.newPlayer());
  await stage.run((work) => reportPlayer(work, reporter, userID, { reason: "unkind", note: "Not nice" }), at);
  const row = await stage.db
    .selectFrom("player_reports")
    .select("report_id")
    .where("reporter_id", "=", reporter)
    .executeTakeFirstOrThrow();
  return `report:${row.report_id}`;
}

const decide = (caseID: string, moderatorID: UserID, decision: Decision, more: { days?: number | null } = {}) =>
  stage.run((work) => decideCase(work, caseID, { decision, reason: "You type well.", ...more }, moderatorID));
const file = (caseID: string, moderatorID: UserID) => caseFileFor(stage.db, caseID, moderatorID, nowStamp());
const rewardsOf = async (userID: UserID) =>
  (await stage.db.selectFrom("race_rewards").select("state").where("user_id", "=", userID).execute()).map(
    ({ state }) => state,
  );
const told = async (userID: UserID) =>
  (await notificationsAfter(stage.db, userID, 0, nowStamp())).map(({ kind, data }) => ({ kind, ...data }));

/** All pages of the list of one moderator. */
async function everyCase(besides: UserID) {
  const cases = [];
  for (let next: string | null = ""; next !== null;) {
    const page: CasePage = await openCases(stage.db, next === "" ? { besides } : { besides, after: next });
    cases.push(...page.cases);
    next = page.next;
  }
  return cases;
}

/** An act that a moderator took over a report, and its appeal. */
async function acted(userID: UserID, moderatorID: UserID): Promise<string> {
  await decide(await reported(userID), moderatorID, "warn");
  const { action_id: actionID, appeal_code: code } = await stage.db
    .selectFrom("moderation_actions")
    .select(["action_id", "appeal_code"])
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  await stage.run((work) => appealMeasure(work, code));
  return `act:${actionID}`;
}

describe("the list of cases", () => {
  it("has holds, appeals and reports, the oldest first, page by page, and nothing about who looks", async () => {
    const [moderator, one, other] = [
      await newModerator("ListReader"),
      await stage.newPlayer(),
      await stage.newPlayer(),
    ];
    const older = await reported(other, before(nowStamp(), days(9)));
    const { caseID: hold } = await held(one);
    const { caseID: race } = await appealed(one);
    const act = await acted(one, await newModerator("ListActor"));
    await held(moderator);
    const nobodyAsks = await stage.newPlayer();
    const raceID = await raced([nobodyAsks]);
    await stage.run((work) => holdRace(work, raceID, nobodyAsks, [SIGN]));
    const many = [];
    for (let nth = 0; nth < CASES_A_PAGE; nth++) {
      many.push(await reported(other, after(nowStamp(), days(1 + nth))));
    }

    const first = await openCases(stage.db, { besides: moderator });
    expect(first.cases).toHaveLength(CASES_A_PAGE);
    expect(first.cases[0]).toMatchObject({ caseID: older, kind: "report", about: "unkind", note: "Not nice" });
    expect(first.cases.slice(1, 4).map(({ caseID }) => caseID)).toEqual(expect.arrayContaining([hold, race, act]));
    expect(first.cases.find(({ kind }) => kind === "hold")).toMatchObject({ races: 1, about: "signs", isAsked: false });
    expect(first.next).not.toBeNull();
    const second = await openCases(stage.db, { besides: moderator, after: first.next ?? "" });
    expect(second.next).toBeNull();
    expect([...first.cases.slice(4), ...second.cases].map(({ caseID }) => caseID)).toEqual(many);
    const stamps = [...first.cases, ...second.cases].map(({ sinceStamp }) => sinceStamp);
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
  });
});

describe("a case", () => {
  it("shows what decides it, and no address of anybody", async () => {
    const moderator = await newModerator("FileReader");
    const racer = await stage.newPlayer({ username: "ShownRacer", email: "kept@example.org" });
    await decide(await reported(racer), moderator, "warn");
    const { caseID, raceID } = await held(racer);
    const shown = await file(caseID, moderator);
    expect(shown).toMatchObject({
      kind: "hold",
      racer: { username: "ShownRacer", reports: 1 },
      hold: { kind: "moderator", reason: "signs" },
      races: [
        { raceID, hasReplay: true, signals: [{ code: "even-waits", measured: 0.05, threshold: 0.16, fired: true }] },
      ],
      measures: [{ measure: "warn", reason: "You type well.", by: "@FileReader" }],
      decisions: ["release", "refuse"],
      decided: [],
    });
    const reporter = await stage.newPlayer({ username: "WhoSaidSo", email: "said@example.org" });
    const report = await file(await reported(racer, nowStamp(), reporter), moderator);
    expect(report).toMatchObject({ kind: "report", report: { note: "Not nice" } });
    for (const said of [JSON.stringify(report), JSON.stringify(shown)]) {
      expect(said).not.toContain("example.org");
      expect(said).not.toContain("WhoSaidSo");
      expect(said).not.toContain(String(reporter));
      expect(said).not.toMatch(/reporter/i);
    }
  });

  it("about many races shows those that were asked about first, says how many there are, and has each to watch", async () => {
    const [moderator, racer] = [await newModerator("ManyReader"), await stage.newPlayer()];
    const { caseID, raceID: oldest } = await held(racer);
    await stage.run((work) => appealRace(work, oldest, racer));
    const holdID = Number(caseID.split(":")[1]);
    await stage.db
      .updateTable("race_results")
      .set({ started_stamp: 7 as Stamp })
      .where("race_id", "=", oldest)
      .execute();
    await sql`
      with more as (select gen_random_uuid() as race_id, ${nowStamp()}::bigint - n as stamp
        from generate_series(1, ${sql.lit(MOST_RACES)}) n),
      made as (insert into races (race_id, site, text_id, started_stamp, mode)
        select race_id, 'type', 1, stamp, 'public' from more),
      won as (insert into race_results (race_id, slot, site, started_stamp, user_id, display_name, car_id, car_hue_angle,
          is_bot, standing, place, done, errors, elapsed_ms, speed, accuracy)
        select race_id, 0, 'type', stamp, ${racer}::bigint, 'Racer', 1, 0, false, 'finished', 1, 200, 2, 40000, 60, 97 from more)
      insert into race_rewards (race_id, slot, user_id, cash, experience, nitros, parts, state, due_stamp, hold_id)
      select race_id, 0, ${racer}::bigint, 9, 9, 0, '{}', 'held', stamp, ${holdID}::bigint from more`.execute(stage.db);
    const { races, raceCount } = await file(caseID, moderator);
    expect(raceCount).toBe(MOST_RACES + 1);
    expect(races).toHaveLength(MOST_RACES);
    expect(races[0]).toMatchObject({ raceID: oldest, isAsked: true });
    const stamps = races.slice(1).map(({ startedStamp }) => startedStamp);
    expect(stamps).toEqual(stamps.toSorted((one, other) => other - one));
    const { race_id: left } = await stage.db
      .selectFrom("race_results")
      .select("race_id")
      .where("user_id", "=", racer)
      .where(
        "race_id",
        "not in",
        races.map(({ raceID }) => raceID),
      )
      .executeTakeFirstOrThrow();
    expect((await caseRaceFor(stage.db, caseID, left, moderator)).results).toHaveLength(1);
  });

  it("has the same other holds of its racer whatever it is about: for speed and signs, the last first, not all of many", async () => {
    const [moderator, racer] = [await newModerator("HoldsReader"), await stage.newPlayer()];
    const { caseID } = await held(racer);
    const ended = { user_id: racer, ended_stamp: nowStamp(), ended_by: "moderator", is_released: true } as const;
    const holds = (count: number, more: { site: "type" | "math"; kind: "bot-check" | "certificate"; from: number }) =>
      stage.db
        .insertInto("reward_holds")
        .values(
          Array.from({ length: count }, (_unused, nth) => ({
            ...ended,
            site: more.site,
            kind: more.kind,
            reason: more.kind === "bot-check" ? ("bot-check" as const) : ("speed" as const),
            since_stamp: (more.from + nth) as Stamp,
          })),
        )
        .execute();
    await holds(1, { site: "math", kind: "certificate", from: 1_000 });
    await holds(1, { site: "type", kind: "bot-check", from: 2_000 });
    const ofHold = await file(caseID, moderator);
    expect(ofHold.holds).toMatchObject([{ reason: "speed", sinceStamp: 1_000, isReleased: true }]);
    const ofReport = await file(await reported(racer), moderator);
    expect(ofReport.holds.slice(1)).toEqual(ofHold.holds);
    expect(ofReport.holds).toMatchObject([{ reason: "signs", endedBy: null }, {}]);

    await holds(MOST_HOLDS, { site: "type", kind: "certificate", from: 3_000 });
    const { holds: many } = await file(caseID, moderator);
    expect(many.map(({ sinceStamp }) => sinceStamp)).toEqual(
      Array.from({ length: MOST_HOLDS }, (_unused, nth) => 3_000 + MOST_HOLDS - 1 - nth),
    );
  });

  it("is nobody's to see or to decide about themself", async () => {
    const moderator = await newModerator("SelfJudge");
    const { caseID, raceID } = await held(moderator);
    const refused = { code: "notAllowed", detail: {} };
    expect(await refusalOf(file(caseID, moderator))).toEqual(refused);
    expect(await refusalOf(caseRaceFor(stage.db, caseID, raceID, moderator))).toEqual(refused);
    expect(await refusalOf(decide(caseID, moderator, "release"))).toEqual(refused);
    expect(await rewardsOf(moderator)).toEqual(["held"]);
  });

  it("has the race of whom it is about to watch, with nobody else's keys and name", async () => {
    const moderator = await newModerator("Watcher");
    const [racer, opponent] = [await stage.newPlayer(), await stage.newPlayer()];
    const { caseID, raceID } = await held(racer, [opponent]);
    const { results } = await caseRaceFor(stage.db, caseID, raceID, moderator);
    const [own, others] = [0, 1].map((slot) => results.find((line) => line.slot === slot));
    expect(own?.replay?.length).toBeGreaterThan(100);
    expect(others).toMatchObject({ displayName: "Racer 2", replay: null });
    const elsewhere = await raced([racer]);
    expect((await refusalOf(caseRaceFor(stage.db, caseID, elsewhere, moderator))).code).toBe("raceNotFound");
  });
});

describe("a moderator's decision", () => {
  it("pays or refuses what waits, once; who comes second reads what was decided by whom", async () => {
    const [first, second] = [await newModerator("FirstOne"), await newModerator("SecondOne")];
    for (const [decision, state] of [
      ["release", "due"],
      ["refuse", "refused"],
    ] as const) {
      const racer = await stage.newPlayer();
      const { caseID, raceID } = await held(racer);
      await decide(caseID, first, decision);
      await expect(decide(caseID, second, "refuse")).rejects.toThrow(/^@FirstOne was first: .*“You type well\.”$/);
      expect(await rewardsOf(racer)).toEqual([state]);
      const shown = await file(caseID, second);
      expect(shown).toMatchObject({
        decisions: [],
        decided: [{ decision, by: "@FirstOne", reason: "You type well." }],
      });
      expect(shown.decided).toHaveLength(1);
      expect((await ownRaceOf(stage.db, raceID, racer, cardTimes())).decision).toBe("You type well.");
      expect(await told(racer)).toMatchObject([{ kind: "appeal-answered", reason: "You type well." }]);
    }
  });

  it("two at once are one", async () => {
    const moderators = [await newModerator("AtOnceA"), await newModerator("AtOnceB")] as const;
    const { caseID } = await held(await stage.newPlayer());
    const done = await Promise.allSettled(moderators.map((moderator) => decide(caseID, moderator, "release")));
    expect(done.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await file(caseID, moderators[0])).decided).toHaveLength(1);
  });

  it("takes an early end back, or leaves it, and the racer reads why", async () => {
    const moderator = await newModerator("FoulJudge");
    for (const [decision, standing] of [
      ["uphold", "unfinished"],
      ["dismiss", "disqualified"],
    ] as const) {
      const racer = await stage.newPlayer();
      const { caseID, raceID } = await appealed(racer);
      expect((await file(caseID, moderator)).races).toMatchObject([{ raceID, isAsked: true, foul: {} }]);
      await decide(caseID, moderator, decision);
      const row = stage.db.selectFrom("race_results").select("standing").where("race_id", "=", raceID);
      expect((await row.executeTakeFirstOrThrow()).standing).toBe(standing);
      expect((await ownRaceOf(stage.db, raceID, racer, cardTimes())).decision).toBe("You type well.");
    }
  });

  it.each([
    ["uphold", "due", "release"],
    ["dismiss", "refused", "refuse"],
  ] as const)("about a reward that was held without a hold: %s", async (decision, state, ofHold) => {
    const [moderator, racer] = [await newModerator(`Homeless-${decision}`), await stage.newPlayer()];
    const raceID = await raced([racer]);
    await stage.run((work) => holdRace(work, raceID, racer, [SIGN]));
    await stage.run((work) => appealRace(work, raceID, racer));
    const caseOf = async () =>
      (await openCases(stage.db)).cases.filter(({ userID }) => userID === racer).map(({ caseID }) => caseID);
    expect(await caseOf()).toEqual([expect.stringMatching(/^hold:/)]);
    await stage.db.updateTable("race_rewards").set({ hold_id: null }).where("race_id", "=", raceID).execute();
    await stage.db.deleteFrom("reward_holds").where("user_id", "=", racer).execute();
    const caseID = `race:${raceID}:0`;
    expect(await caseOf()).toEqual([caseID]);
    expect(await file(caseID, moderator)).toMatchObject({ races: [{ foul: null, isAsked: true }] });

    await decide(caseID, moderator, decision);
    expect(await rewardsOf(racer)).toEqual([state]);
    expect(await caseOf()).toEqual([]);
    expect(await told(racer)).toMatchObject([{ kind: "appeal-answered", isUpheld: decision === "uphold" }]);
    expect(await file(caseID, moderator)).toMatchObject({ decisions: [], decided: [{ decision }] });
    const { hold_id: holdID } = await stage.db
      .selectFrom("reward_holds")
      .select("hold_id")
      .where("user_id", "=", racer)
      .executeTakeFirstOrThrow();
    expect(await file(`hold:${holdID}`, moderator)).toMatchObject({ decided: [{ decision: ofHold }] });
  });

  it("about an act is left to somebody else than who took it", async () => {
    const [actor, other, player] = [await newModerator("Actor"), await newModerator("Other"), await stage.newPlayer()];
    const caseID = await acted(player, actor);
    expect(await file(caseID, actor)).toMatchObject({ decisions: [], obstacle: expect.any(String) as string });
    expect((await refusalOf(decide(caseID, actor, "dismiss"))).code).toBe("notAllowed");
    expect(await file(caseID, other)).toMatchObject({ act: { measure: "warn", by: "@Actor" }, obstacle: null });
    await decide(caseID, other, "uphold");
    expect(await told(player)).toContainEqual(
      expect.objectContaining({ kind: "measure-appeal-answered", isUpheld: true, reason: "You type well." }),
    );
  });

  it("about a report is left to somebody else than who made it", async () => {
    const [reporter, other] = [await newModerator("ReporterToo"), await newModerator("OtherEyes")];
    const caseID = await reported(await stage.newPlayer(), nowStamp(), reporter);
    const isListedFor = async (besides: UserID) => (await everyCase(besides)).some((line) => line.caseID === caseID);
    expect([await isListedFor(reporter), await isListedFor(other)]).toEqual([false, true]);
    expect(await file(caseID, reporter)).toMatchObject({ decisions: [], obstacle: expect.any(String) as string });
    expect((await refusalOf(decide(caseID, reporter, "warn"))).code).toBe("notAllowed");
    await decide(caseID, other, "close");
    expect((await file(caseID, other)).decided).toMatchObject([{ decision: "close" }]);
  });

  it.each([
    ["close", undefined, []],
    ["warn", undefined, ["warn"]],
    ["hide", undefined, ["hide"]],
    ["mute", 7, ["mute"]],
    ["ban", null, ["ban"]],
  ] as const)("about a report: %s for %s", async (decision, span, measures) => {
    const [moderator, player] = [await newModerator(`Report-${decision}`), await stage.newPlayer()];
    const caseID = await reported(player);
    await decide(caseID, moderator, decision, span === undefined ? {} : { days: span });
    const done = await stage.db
      .selectFrom("moderation_actions")
      .select("measure")
      .where("user_id", "=", player)
      .where("measure", "!=", "close")
      .execute();
    expect(done.map(({ measure }) => measure)).toEqual(measures);
    expect((await file(caseID, moderator)).decided).toMatchObject([{ decision, by: `@Report-${decision}` }]);
    expect((await refusalOf(decide(caseID, moderator, "warn"))).code).toBe("alreadyDone");
  });

  it("that mutes or bans is taken back on the same case, once, by whoever sees it", async () => {
    const [one, other] = [await newModerator("Muter"), await newModerator("Unmuter")];
    for (const [decision, undo] of [
      ["mute", "unmute"],
      ["ban", "unban"],
    ] as const) {
      const player = await stage.newPlayer();
      const caseID = await reported(player);
      await decide(caseID, one, decision, { days: 7 });
      expect((await file(caseID, other)).decisions).toEqual([undo]);
      await decide(caseID, other, undo);
      expect(await heldBy(stage.db, player, decision, nowStamp())).toBeUndefined();
      expect(await file(caseID, other)).toMatchObject({ decisions: [], decided: [{ decision: undo }, { decision }] });
      expect((await refusalOf(decide(caseID, one, undo))).code).toBe("alreadyDone");
    }
  });

  it("that was taken back leaves the mute or the ban of another case as it is", async () => {
    const moderator = await newModerator("TwoCases");
    for (const [decision, undo] of [
      ["mute", "unmute"],
      ["ban", "unban"],
    ] as const) {
      const player = await stage.newPlayer();
      const [short, long] = [await reported(player), await reported(player)];
      await decide(short, moderator, decision, { days: 1 });
      await decide(long, moderator, decision, { days: 30 });
      await decide(short, moderator, undo);
      expect(await heldBy(stage.db, player, decision, nowStamp())).toBeDefined();
      expect((await file(short, moderator)).decisions).toEqual([]);
      expect((await file(long, moderator)).decisions).toEqual([undo]);
      await decide(long, moderator, undo);
      expect(await heldBy(stage.db, player, decision, nowStamp())).toBeUndefined();
    }
  });

  it("isn't taken back once it is over, also where another one is in force", async () => {
    const [moderator, player] = [await newModerator("OverCases"), await stage.newPlayer()];
    const caseID = await reported(player);
    await decide(caseID, moderator, "mute", { days: 1 });
    const past = before(nowStamp(), days(1));
    await stage.db.updateTable("moderation_actions").set({ until_stamp: past }).where("user_id", "=", player).execute();
    await decide(await reported(player), moderator, "mute", { days: 7 });
    expect((await file(caseID, moderator)).decisions).toEqual([]);
    expect((await refusalOf(decide(caseID, moderator, "unmute"))).code).toBe("alreadyDone");
    expect(await heldBy(stage.db, player, "mute", nowStamp())).toBeDefined();
  });

  it("is one that the case has, for a span that the measure has", async () => {
    const moderator = await newModerator("Strict");
    const caseID = await reported(await stage.newPlayer());
    const said = await Promise.all([
      refusalOf(decide(caseID, moderator, "release")),
      refusalOf(decide(caseID, moderator, "unmute")),
      refusalOf(decide(caseID, moderator, "mute")),
      refusalOf(decide(caseID, moderator, "mute", { days: 2 })),
      refusalOf(decide(caseID, moderator, "mute", { days: null })),
      refusalOf(decide("report:999999", moderator, "warn")),
      refusalOf(decide("report:1x", moderator, "warn")),
    ]);
    expect(said.map(({ code }) => code)).toEqual([...Array<string>(5).fill("badInput"), "notFound", "notFound"]);
    expect((await file(caseID, moderator)).decided).toEqual([]);
  });

  it("needs the role in its own moment", async () => {
    const moderator = await newModerator("NoLonger");
    const { caseID } = await held(await stage.newPlayer());
    await stage.run((work) => takeRole(work, moderator, "moderator", NOBODY));
    expect((await refusalOf(decide(caseID, moderator, "release"))).code).toBe("roleOnly");
  });

  it("outlasts the account of whoever made it, without them, and is kept for a year", async () => {
    const [moderator, reader] = [await newModerator("Leaving"), await newModerator("Staying")];
    const { caseID } = await held(await stage.newPlayer());
    await decide(caseID, moderator, "release");
    expect(JSON.stringify(await exportOf(stage.db, moderator))).toContain(caseID);
    await stage.db
      .updateTable("users")
      .set({ erase_stamp: before(nowStamp(), days(1)) })
      .where("user_id", "=", moderator)
      .execute();
    await eraseAccounts(stage.performer());
    const { decided } = await file(caseID, reader);
    expect(decided).toMatchObject([{ decision: "release" }]);
    expect(JSON.stringify(decided)).not.toContain("Leaving");
    const purgeAt = (day: number) => stage.run(purgeDecisions, after(nowStamp(), days(day)));
    await purgeAt(KEPT_DAYS.moderation - 1);
    expect((await file(caseID, reader)).decided).toHaveLength(1);
    await purgeAt(KEPT_DAYS.moderation + 1);
    expect((await file(caseID, reader)).decided).toEqual([]);
  });
});
