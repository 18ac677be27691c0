import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { RaceID, UserID } from "#shared/ids.ts";
import type { Signal } from "#shared/rules/fair-play/signal.ts";
import { appealMeasure } from "#shared/server/moderation/appeals.ts";
import { takeMeasure } from "#shared/server/moderation/measures.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";
import { nowStamp, perform, type Work } from "#shared/server/platform/work.ts";
import { fairPlayCasesOf } from "#shared/server/race/fair-play-cases.ts";
import { appealRace, ownRaceOf } from "#shared/server/race/own-race.ts";
import { dismissAppeal, openAppeals, upholdAppeal } from "#shared/server/settlement/appeals.ts";
import { decideHold } from "#shared/server/settlement/decide-hold.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, minutes } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { connectPatiently, newDatabase } from "../support/database.ts";
import { holdRace, releaseHeld } from "../support/holds.ts";
import { operatorRuns } from "../support/operator.ts";
import { person, racedBy, type Typer } from "../support/typed-race.ts";

let url: string;
let connection: Connection;
beforeAll(async () => {
  url = await newDatabase();
  connection = connectPatiently(url);
});
afterAll(() => connection.db.destroy());

const run = <T>(op: (work: Work) => Promise<T>, at = nowStamp()) =>
  perform({ db: connection.db, nowStamp: () => at }, op);

const newAccount = (username: string): Promise<UserID> =>
  run(async ({ trx, now }) => {
    const { user_id } = await trx
      .insertInto("users")
      .values({
        account_type: "standard",
        username,
        username_skeleton: username.toLowerCase(),
        password_hash: "x",
        display_name: username,
        membership: "basic",
        car_id: 1 as never,
        car_hue_angle: 0,
        created_stamp: now,
        last_seen_stamp: now,
      })
      .returning("user_id")
      .executeTakeFirstOrThrow();
    return user_id;
  });

const pasted: Typer = (text) => [...text].map((character, at) => ({ atMs: at, fairMs: at, character }));

const signals: readonly Signal[] = [
  { code: "even-waits", kind: "evenness", measured: 0.05, threshold: 0.16, fired: true, isConclusive: false },
];

/** A race of one, ended early or held, and appealed against. */
async function appealed(userID: UserID, typer: Typer, seed: number, at = nowStamp()): Promise<RaceID> {
  const outcome = racedBy([{ userID, typer }], nowStamp(), seed);
  await run((work) => settleRace(work, outcome));
  await run((work) => holdRace(work, outcome.raceID, userID, signals));
  await run((work) => appealRace(work, outcome.raceID, userID), at);
  return outcome.raceID;
}

/** The operator's command, as `npm run appeals -- …` runs it. */
async function command(...words: string[]): Promise<{ said: string; failed: string }> {
  const { stdout, stderr } = await operatorRuns("appeals", url, words);
  return { said: stdout, failed: stderr };
}

describe("the operator's command", () => {
  it("lists what moderators did beside the races, shows it, and answers it the same way", async () => {
    const zelda = await newAccount("Zelda");
    await run((work) =>
      takeMeasure(work, { userID: zelda }, { measure: "warn" }, { operator: "Mo", reason: "Be kind." }),
    );
    const { action_id: id, appeal_code: code } = await connection.db
      .selectFrom("moderation_actions")
      .select(["action_id", "appeal_code"])
      .where("user_id", "=", zelda)
      .executeTakeFirstOrThrow();
    await run((work) => appealMeasure(work, code));
    expect((await command("list")).said).toMatch(new RegExp(`^act:${id}  .*  Zelda  warn by Mo\n$`));
    expect((await command("show", `act:${id}`)).said).toContain("warn by Mo: Be kind.");
    expect((await command("uphold", `act:${id}`)).said).toBe("Upheld.\n");
    expect((await command("dismiss", `act:${id}`)).failed).toContain("already been answered");
    expect((await command("show", "act:999999")).failed).toContain("no such appeal");
  });

  it("lists what is open, shows one of them, and answers it for good", async () => {
    expect((await command("list")).said).toBe("There are no open appeals.\n");
    const [ada, ben] = [await newAccount("Ada"), await newAccount("Ben")];
    const second = await appealed(ben, person(4), 700);
    const first = await appealed(ada, pasted, 600, before(nowStamp(), minutes(1)));

    const { said } = await command("list");
    expect(said).toMatch(new RegExp(`^${first}:0  .{16}  Ada  burst\n${second}:0  .{16}  Ben  even-waits\n$`));
    const shown = (await command("show", `${first}:0`)).said;
    expect(shown).toContain("appeal open");
    expect(shown).toContain("31 characters arrived within 250 ms. A race can count 30 in that time.");
    expect(shown).toMatch(/\n0:"./);

    expect(await command("uphold", `${first}:0`)).toEqual({ said: "Upheld.\n", failed: "" });
    expect(await command("dismiss", `${second}:0`)).toEqual({ said: "Dismissed.\n", failed: "" });
    expect(await ownRaceOf(connection.db, first, ada, cardTimes())).toMatchObject({ appeal: "upheld", foul: null });
    expect(await ownRaceOf(connection.db, second, ben, cardTimes())).toMatchObject({
      appeal: "dismissed",
      reward: { state: "refused" },
    });
    expect((await command("uphold", `${second}:0`)).failed).toBe("That appeal has already been answered.\n");
    expect((await command("list")).said).toBe("There are no open appeals.\n");
  });

  it("says how it is used, and what is missing", async () => {
    expect((await command("--help")).said).toContain("uphold <race>:<slot>");
    expect((await command("show")).failed).toBe("Name the appeal as <race>:<slot>, as the list shows it.\n");
    expect((await command("show", `${crypto.randomUUID()}:0`)).failed).toBe("There's no such appeal.\n");
  });
});

describe("an appeal that a version before left open when it paid the reward", () => {
  it("is in no list, and leaves the finish as it is when it is upheld", async () => {
    const cleo = await newAccount("Cleo");
    const raceID = await appealed(cleo, person(4), 800);
    const isListed = async () => (await openAppeals(connection.db)).some(({ race_id }) => race_id === raceID);
    expect(await isListed()).toBe(true);
    await run((work) => releaseHeld(work, cleo));
    await connection.db
      .updateTable("appeals")
      .set({ state: "open", done_stamp: null, answered_by: null })
      .where("race_id", "=", raceID)
      .execute();
    expect(await isListed()).toBe(false);
    const result = () =>
      connection.db.selectFrom("race_results").selectAll().where("race_id", "=", raceID).executeTakeFirstOrThrow();
    const asItWas = await result();
    await run((work) => upholdAppeal(work, { raceID, slot: 0 }));
    expect(await result()).toEqual(asItWas);
    expect(await ownRaceOf(connection.db, raceID, cleo, cardTimes())).toMatchObject({
      appeal: "upheld",
      reward: { state: "paid" },
    });
  });
});

describe("an answer to an appeal", () => {
  const told = async (userID: UserID) =>
    (await notificationsAfter(connection.db, userID, 0, 9)).map(({ kind, data }) => [kind, data]);
  const stands = async (userID: UserID) =>
    (await fairPlayCasesOf(connection.db, userID)).map(({ raceID, chapter }) => [raceID, chapter]);

  it("reaches the racer, and stands in the list of that racer's reports, the newest race first", async () => {
    const [dora, emil] = [await newAccount("Dora"), await newAccount("Emil")];
    expect(await stands(dora)).toEqual([]);
    const first = await appealed(dora, pasted, 900);
    const second = await appealed(dora, person(4), 910);
    await appealed(emil, person(4), 920);
    await connection.db
      .updateTable("race_results")
      .set({ started_stamp: before(nowStamp(), minutes(5)) })
      .where("race_id", "=", first)
      .execute();
    expect(await stands(dora)).toEqual([
      [second, "asked-held"],
      [first, "asked"],
    ]);
    await run((work) => upholdAppeal(work, { raceID: first, slot: 0 }));
    await run((work) => dismissAppeal(work, { raceID: second, slot: 0 }));
    expect(await told(dora)).toEqual([
      ["appeal-answered", { raceID: first, isUpheld: true }],
      ["appeal-answered", { raceID: second, isUpheld: false }],
    ]);
    expect(await stands(dora)).toEqual([
      [second, "dismissed"],
      [first, "upheld"],
    ]);
    expect(await told(emil)).toEqual([]);
  });

  it("is in the list also where nobody was asked: a disqualified race, and a reward that waits", async () => {
    const fred = await newAccount("Fred");
    const fouled = racedBy([{ userID: fred, typer: pasted }], nowStamp(), 930);
    const held = racedBy([{ userID: fred, typer: person(4) }], nowStamp(), 940);
    const fine = racedBy([{ userID: fred, typer: person(5) }], nowStamp(), 950);
    for (const outcome of [fouled, held, fine]) await run((work) => settleRace(work, outcome));
    await run((work) => holdRace(work, held.raceID, fred, signals));
    const found = await fairPlayCasesOf(connection.db, fred);
    expect(Object.fromEntries(found.map(({ raceID, chapter }) => [raceID, chapter]))).toEqual({
      [fouled.raceID]: "foul",
      [held.raceID]: "held",
    });
    const { hold_id } = await connection.db
      .selectFrom("reward_holds")
      .select("hold_id")
      .where("user_id", "=", fred)
      .executeTakeFirstOrThrow();
    await run((work) => decideHold(work, hold_id, false, { operator: "Ada", reason: "A program typed." }));
    expect(await stands(fred)).toContainEqual([held.raceID, "dismissed"]);
  });
});
