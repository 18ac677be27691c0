import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import { raceRecord } from "#shared/contracts/race/race.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { answerOf } from "#shared/rules/math/answer-of.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import { replayAnswers } from "#shared/rules/math/score.ts";

import { joinMathRace, takeMathTable, type MathRacer } from "../support/math-racer.ts";
import { startProduct, type Product } from "../support/product.ts";
import { callProduct, newTicket } from "../support/racer.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { SITE: "math" } });
});
afterAll(() => product.close());

const five = (lessonID: LessonID): Promise<MathRacer[]> =>
  Promise.all(Array.from({ length: 5 }, () => joinMathRace(product.url, lessonID)));
const recordOf = async (raceID: string, token?: string) =>
  (await callProduct(product.url, raceRecord, token, { id: raceID })).race;
const aWhile = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("the math lobby", () => {
  it("seats only racers of the same lesson at a table, and newcomers with bots of every speed", async () => {
    const [adding, sharing, addingToo] = await Promise.all(
      (["addition_1", "division_2", "addition_1"] as const).map((id) => takeMathTable(product.url, id)),
    );
    if (!adding || !sharing || !addingToo) throw new Error("nobody came");
    const [one, other, same] = await Promise.all([adding.seat, sharing.seat, addingToo.seat]);
    expect(same.roomId).toBe(one.roomId);
    expect(other.roomId).not.toBe(one.roomId);
    const people = ({ tables }: typeof adding) => tables.at(-1)?.seats.filter((seat) => !seat.isBot).length;
    expect([people(adding), people(sharing), people(addingToo)]).toEqual([2, 1, 2]);
    const speeds = sharing.tables.at(-1)?.seats.flatMap((seat) => (seat.isBot ? [seat.avgSpeed ?? 0] : [])) ?? [];
    expect(speeds).toHaveLength(4);
    expect(Math.min(...speeds)).toBeLessThan(MATH.newcomerScore);
    expect(Math.max(...speeds)).toBeGreaterThan(2 * MATH.newcomerScore);
    await Promise.all([adding, sharing, addingToo].map(({ lobby }) => lobby.leave()));
  });

  it.each([{}, { lessonID: "algebra_9" }, { lessonID: ["addition_1"] }])(
    "refuses a racer without a lesson (%j), and the ticket stays valid",
    async (options) => {
      const { ticket, lobbyRoomID } = await newTicket(product.url);
      const client = new Client(product.url);
      client.auth.token = ticket;
      await expect(client.joinById(lobbyRoomID, options)).rejects.toThrow("Choose a math type first.");
      const lobby = await client.joinById(lobbyRoomID, { lessonID: "money_1" });
      lobby.onMessage("*", () => undefined);
      await lobby.leave();
    },
  );
});

describe.concurrent("five racers who calculate", () => {
  it("see the problems without answers, are judged by the server, and leave a record that replays", async () => {
    const racers = await five("money_1");
    const [first, second] = racers;
    if (!first || !second) throw new Error("nobody came");
    await first.untilPhase("countdown");
    const told = JSON.stringify(await first.raw("problems"));
    expect(told).not.toContain("answer");
    expect(JSON.stringify(first.room.state)).not.toContain("coins");
    const { prompts } = await first.until("problems");
    expect(prompts).toHaveLength(MATH.problems);
    expect(prompts.every((prompt) => prompt.kind === "coins")).toBe(true);
    expect(await second.until("problems")).toEqual({ prompts });

    await first.untilPhase("racing");
    await aWhile(400);
    first.answer("1000");
    expect(await first.untilTaken()).toMatchObject({ typed: 0, errors: 1, received: 1 });
    const { slot, raceID } = await first.until("welcome");
    await second.untilTrue(() => second.lanes.get(slot)?.errors === 1);
    await Promise.all(racers.map((racer, index) => racer.solve(200 + index * 40)));

    const boards = await Promise.all(racers.map((racer) => racer.until("results")));
    for (const board of boards) expect(board).toEqual(boards[0]);
    const lines = boards[0]?.lines ?? [];
    expect(lines.map((line) => line.place)).toEqual([1, 2, 3, 4, 5]);
    expect(lines.map((line) => line.right)).toEqual(Array(5).fill(20));
    const own = lines.find((line) => line.slot === slot);
    expect(own).toMatchObject({ errors: 1, accuracy: 95.24 });
    expect(own?.score).toBeCloseTo(20 / ((own?.elapsedMs ?? 0) / 60_000), 1);

    await first.raw("settled");
    const stranger = await recordOf(raceID);
    expect(stranger.math?.answers.map(({ answers }) => answers)).toEqual(Array(5).fill(null));
    const { math, results, text } = await recordOf(raceID, first.token);
    expect([text, math?.lessonID]).toEqual(["", "money_1"]);
    expect(math?.problems.map(({ prompt }) => prompt)).toEqual(prompts);
    expect(results).toHaveLength(5);
    for (const line of results) {
      const log = math?.answers.find((each) => each.slot === line.slot)?.answers ?? [];
      const answers = log.map(([offsetMs, fairMs, digits]) => ({ offsetMs, fairMs, digits }));
      const { typed: right, errors, elapsedMs, wpm: score, accuracy } = line;
      expect(replayAnswers(math?.problems ?? [], answers)).toEqual({ right, errors, elapsedMs, score, accuracy });
    }
  });

  it("count for the average of math races, and never as a qualifying race", async ({ expect }) => {
    const racer = await joinMathRace(product.url, "addition_1");
    await racer.solve(160);
    const { slot, raceID } = await racer.until("welcome");
    await racer.untilTrue(() => racer.lanes.get(slot)?.typed === MATH.problems);
    await racer.room.leave();
    const { db } = product.services.app;
    const rowOf = () =>
      db
        .selectFrom("race_results as r")
        .innerJoin("users as u", "u.user_id", "r.user_id")
        .select(["r.speed", "r.standing", "u.avg_score", "u.avg_speed", "u.qualifying_stamp"])
        .where("r.race_id", "=", raceID)
        .executeTakeFirst();
    await expect.poll(rowOf, { timeout: 200_000, interval: 500 }).toBeDefined();
    const row = await rowOf();
    expect(row).toMatchObject({ standing: "finished", avg_speed: null, qualifying_stamp: null });
    expect(row?.avg_score).toBe(row?.speed);
  });

  it("see each other move, bots too", async () => {
    const racer = await joinMathRace(product.url, "counting_1");
    await racer.untilPhase("racing");
    const bots = [...racer.room.state.seats.values()].filter((seat) => seat.isBot);
    expect(bots.length).toBeGreaterThan(0);
    await racer.untilTrue(() => bots.every(({ slot }) => (racer.lanes.get(slot)?.typed ?? 0) > 0));
    await racer.room.leave();
  });

  it("get help when they ask for it, at no cost", async () => {
    const racer = await joinMathRace(product.url, "division_1");
    await racer.untilPhase("racing");
    racer.room.send("lesson-help", {});
    const help = await racer.until("lesson-help");
    expect(help.lessonID).toBe("division_1");
    expect(help.hint).toContain("times");
    expect(help.example.steps.length).toBeGreaterThan(1);
    const [first] = (await racer.until("problems")).prompts;
    await aWhile(MATH.minAnswerMs);
    racer.answer(first ? answerOf(first) : "");
    expect(await racer.untilTaken()).toMatchObject({ typed: 1, errors: 0, received: 1 });
    await racer.room.leave();
  });

  it("are not idle while they think with fingers on the digits", async () => {
    const [thinker, sleeper] = await five("multiplication_2");
    if (!thinker || !sleeper) throw new Error("nobody came");
    await thinker.untilPhase("racing");
    const thinking = setInterval(() => thinker.room.send("stir", {}), 2_000);
    await sleeper.raw("idle-warning");
    expect(await sleeper.raw("foul")).toMatchObject({ code: "idle" });
    clearInterval(thinking);
    const { slot } = await thinker.until("welcome");
    const standing = [...thinker.room.state.seats.values()].find((seat) => seat.slot === slot)?.standing;
    expect(standing).toBe("racing");
    await thinker.room.leave();
  });
});

describe.concurrent("in a math race with cheats", () => {
  it("what is too fast, numbered wrong, or no number changes nothing; haste without end is a foul", async () => {
    const [honest, hasty, skipper, letters, backwards] = await five("addition_1");
    if (!honest || !hasty || !skipper || !letters || !backwards) throw new Error("somebody is missing");
    await honest.untilPhase("racing");
    const answers = (await honest.until("problems")).prompts.map(answerOf);
    await aWhile(500);

    skipper.room.send("answers", { from: 7, at: [400], texts: [answers[0]] });
    letters.answer("seven", "-1", "1e1", answers[0] ?? "", "0x5");
    expect(await letters.untilTaken()).toMatchObject({ typed: 1, errors: 0, received: 5 });

    hasty.room.send("answers", { from: 0, at: answers.map(() => 400), texts: answers });
    expect(await hasty.raw("foul")).toMatchObject({ code: "burst", measured: MATH.hasteRun });
    const { slot } = await hasty.until("welcome");
    expect(hasty.lanes.get(slot)?.typed ?? 0).toBeLessThanOrEqual(1);

    backwards.room.send("answers", { from: 0, at: [450, 300], texts: [answers[0], answers[1]] });
    expect(await backwards.raw("foul")).toMatchObject({ code: "backwards", measured: -150 });

    skipper.answer("1");
    expect(await skipper.untilTaken()).toMatchObject({ typed: 0, errors: 1, received: 1 });
    skipper.room.send("answers", { from: 0, at: [400], texts: [answers[0]] });
    await aWhile(MATH.minAnswerMs);
    skipper.answer("1");
    expect(await skipper.untilTaken()).toMatchObject({ typed: 0, errors: 2, received: 2 });

    await honest.solve(170);
    await Promise.all([skipper, letters].map((racer) => racer.room.leave()));
    const { lines } = await honest.until("results");
    expect(lines[0]).toMatchObject({ slot: (await honest.until("welcome")).slot, place: 1, right: 20, errors: 0 });
    expect(lines.filter((line) => line.standing === "disqualified")).toHaveLength(2);
  });

  it("a batch of 5,000, answers before green light and malformed messages close or end only their own race", async () => {
    const [honest, huge, many, malformed, early] = await five("subtraction_1");
    if (!honest || !huge || !many || !malformed || !early) throw new Error("somebody is missing");
    await honest.untilPhase("countdown");
    early.room.send("answers", { from: 0, at: [0], texts: ["1"] });
    expect(await early.raw("foul")).toMatchObject({ code: "too-early" });
    await honest.untilPhase("racing");
    const at = Array.from({ length: 5_000 }, (_unused, index) => index);
    huge.room.send("answers", { from: 0, at, texts: at.map(String) });
    many.room.send("answers", { from: 0, at: at.slice(0, 60), texts: at.slice(0, 60).map(String) });
    malformed.room.send("answers", { from: 0, at: [600, 700], texts: ["1"] });
    expect(await Promise.all([huge, many, malformed].map((racer) => racer.left))).toEqual([
      CLOSE_CODES.tooLarge.code,
      CLOSE_CODES.badMessage.code,
      CLOSE_CODES.badMessage.code,
    ]);
    await honest.solve(170);
    await early.room.leave();
    const { lines } = await honest.until("results");
    expect(lines[0]).toMatchObject({ slot: (await honest.until("welcome")).slot, place: 1, right: 20 });
  });

  it("keys of a typing race are no message here", async () => {
    const [racer, other] = await Promise.all([1, 2].map(() => joinMathRace(product.url, "multiplication_1")));
    racer?.room.send("keys", { from: 0, at: [1], chars: "a" });
    expect(await racer?.left).toBe(CLOSE_CODES.badMessage.code);
    await other?.room.leave();
  });
});
