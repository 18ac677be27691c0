import { setTimeout as wait } from "node:timers/promises";

import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { realtimeTicket } from "#shared/contracts/account/auth.ts";
import { openTrial, ownCertificates } from "#shared/contracts/race/certificate.ts";
import { CERTIFICATE } from "#shared/contracts/realtime/certificate.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { UserID } from "#shared/ids.ts";
import { CERTIFICATE as RULES } from "#shared/rules/certificate/numbers.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { triesOf } from "#shared/server/certificates/open-trial.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import { personFrom, typedBy } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { startProduct, type Product } from "../support/product.ts";
import { enterTrial, linesOf, trialWith, type TestTrial } from "../support/trial.ts";
import { racedBy, type Typer } from "../support/typed-race.ts";
import { newGuest, newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withWorkers: true });
});
afterAll(() => product.close());

const fast = (wpm: number): Typer => {
  const person = { ...personFrom(TYPISTS.fast, seededDice(31)), wpm };
  return (text, dice) => typedBy(person, text, dice);
};

/** A race that the racer has finished and that is weighed. */
async function raced({ userID }: Visitor, wpm: number): Promise<void> {
  const { app } = product.services;
  const outcome = racedBy([{ userID: userID as UserID, typer: fast(wpm) }], nowStamp(), 77);
  await perform(app, (work) => settleRace(work, outcome));
  await perform(app, (work) => payRace(work, outcome.raceID));
}

/** Types what the pictures show, as fast and as unevenly as a person does. */
async function typesByHand({ room, begins }: TestTrial, lines: readonly { right: string }[], wpm: number) {
  const { inMs, lengthMs } = await begins;
  const greenMs = performance.now() + inMs;
  const person = { ...personFrom(TYPISTS.fast, seededDice(8)), wpm, slips: 0 };
  const keys = typedBy(person, lines.map(({ right }) => right).join(" "), seededDice(9)).filter(
    ({ atMs }) => atMs < lengthMs,
  );
  let from = 0;
  while (from < keys.length) {
    await wait(100);
    const due = keys.slice(from).filter(({ atMs }) => atMs <= performance.now() - greenMs);
    if (due.length === 0) continue;
    room.send("presses", {
      from,
      at: due.map(({ atMs }) => Math.round(atMs)),
      chars: due.map(({ character }) => character).join(""),
    });
    from += due.length;
  }
}

const waitingOf = async (visitor: Visitor) => (await visitor.get(ownCertificates)).waiting;

describe("a certificate race", () => {
  it.concurrent("is won by hand, and what waited is paid at once", { timeout: 300_000 }, async ({ expect }) => {
    const visitor = await newRacer(product, "Quick-Hands");
    await raced(visitor, 135);
    const [held] = await waitingOf(visitor);
    expect(held).toMatchObject({ kind: "certificate", reason: "speed", races: 1 });
    const trial = await enterTrial(product.url, visitor);
    expect((await trial.begins).needed).toBe(held?.needed);
    const lines = await linesOf(product.services.app, visitor.userID);
    expect(trial.pictures.map(({ line }) => line)).toEqual([0, 1]);
    await typesByHand(trial, lines, 140);
    const over = await trial.over;
    expect(over).toMatchObject({ end: "won", isCertified: true });
    expect(over.speed).toBeGreaterThan(held?.needed ?? Infinity);
    expect(await trial.left).toBe(CLOSE_CODES.left.code);
    await expect
      .poll(() =>
        product.services.app.db
          .selectFrom("race_rewards")
          .select("state")
          .where("user_id", "=", visitor.userID as UserID)
          .execute(),
      )
      .toEqual([{ state: "paid" }]);
    expect(await waitingOf(visitor)).toEqual([]);
    // Nothing that was said before the end has a word of it, or tells right from wrong.
    const before = trial.said.filter(([type]) => type !== "over");
    expect(new Set(before.map(([type]) => type))).toEqual(new Set(["picture", "begins"]));
    for (const [, message] of before) {
      const bytes = Buffer.from((message as { picture?: Uint8Array }).picture ?? []).toString("latin1");
      const words = JSON.stringify({ ...(message as object), picture: undefined }) + bytes;
      for (const { right } of lines) expect(words).not.toContain(right);
    }
    const written = trial.pictures.length;
    expect(written).toBeGreaterThan(5);
    expect(written).toBeLessThan(RULES.lines.type);
  });

  it.concurrent(
    "says how it ended to whoever types nonsense, types nothing, or leaves",
    { timeout: 300_000 },
    async () => {
      const [nonsense, nothing, leaver] = [
        await newRacer(product, "Non-Sense"),
        await newRacer(product, "No-Thing"),
        await newRacer(product, "Just-Leaves"),
      ];
      const mashes = async () => {
        const trial = await enterTrial(product.url, nonsense);
        await trial.begins;
        await wait(RULES.countdown + 1_000);
        const chars = "asdf ".repeat(4);
        trial.room.send("presses", { from: 0, at: [...chars].map((_char, nth) => 20 + nth * 45), chars });
        return trial.over;
      };
      const sleeps = async () => {
        const trial = await enterTrial(product.url, nothing);
        return trial.over;
      };
      const leaves = async () => {
        const trial = await enterTrial(product.url, leaver);
        await trial.begins;
        await trial.room.leave();
        const again = await enterTrial(product.url, leaver);
        await again.begins;
        await again.room.leave();
      };
      const [mashed, slept] = await Promise.all([mashes(), sleeps(), leaves()]);
      expect(mashed).toMatchObject({ end: "wrong", isCertified: false });
      expect(slept).toMatchObject({ end: "wrong", speed: 0, isCertified: false });
    },
  );

  it.concurrent("that is left leaves no pictures, and is a try only where one was shown", async ({ expect }) => {
    const { app } = product.services;
    const [seer, hasty] = [await newRacer(product, "Has-Seen"), await newRacer(product, "In-A-Hurry")];
    const left = async ({ userID }: Visitor) =>
      app.db
        .selectFrom("certificate_trials as t")
        .leftJoin("certificate_pictures as p", "p.trial_id", "t.trial_id")
        .select(["t.state", "p.line"])
        .where("t.user_id", "=", userID as UserID)
        .execute();
    const trial = await enterTrial(product.url, seer);
    await trial.begins;
    await trial.room.leave();
    await expect.poll(() => left(seer)).toEqual([{ state: "ended", line: null }]);
    const unseen = await enterTrial(product.url, hasty);
    await unseen.room.leave();
    await expect.poll(() => left(hasty)).toEqual([]);
    expect(await triesOf(app.db, seer.userID as UserID, nowStamp())).toHaveLength(1);
  });

  it.concurrent("of somebody who is erased meanwhile is over at once, without a word", async ({ expect }) => {
    const { app } = product.services;
    const racer = await newRacer(product, "Gone-Meanwhile");
    const trial = await enterTrial(product.url, racer);
    await trial.begins;
    const warned = vi.spyOn(app.log, "warn");
    await app.db
      .deleteFrom("users")
      .where("user_id", "=", racer.userID as UserID)
      .execute();
    const chars = "a".repeat(40);
    await wait(RULES.countdown + 500);
    trial.room.send("presses", { from: 0, at: [...chars].map(() => 300), chars });
    expect(await trial.left).toBe(CLOSE_CODES.left.code);
    expect(trial.said.map(([type]) => type)).not.toContain("trouble");
    expect(warned.mock.calls.filter(([, words]) => words === "a certificate race is not stored yet")).toEqual([]);
    warned.mockRestore();
  });

  it.concurrent(
    "ends at once for a paste, and closes the line of what isn't a press",
    { timeout: 120_000 },
    async () => {
      const [paster, stranger] = [await newRacer(product, "Paste-Me"), await newRacer(product, "Odd-Messages")];
      const trial = await enterTrial(product.url, paster);
      await trial.begins;
      const lines = await linesOf(product.services.app, paster.userID);
      await wait(RULES.countdown + 500);
      const chars = lines[0]?.right.repeat(2) ?? "";
      trial.room.send("presses", { from: 0, at: [...chars].map(() => 300), chars });
      expect(await trial.over).toMatchObject({ end: "foul" });
      for (const message of [{ from: -1, at: [1], chars: "a" }, { from: 0, at: [1], chars: "é" }, "text", null]) {
        const odd = await enterTrial(product.url, stranger);
        odd.room.send("presses", message);
        expect(await odd.left).toBe(CLOSE_CODES.badMessage.code);
      }
    },
  );

  it("is opened by accounts, one at a time, with a ticket that is good once", async () => {
    const [guest, racer] = [await newGuest(product), await newRacer(product, "One-Ticket")];
    expect(await guest.refused(openTrial, { body: { lessonID: null } })).toBe("registeredOnly");
    expect(await racer.refused(openTrial, { body: { lessonID: "addition_1" } })).toBe("badInput lessonID");
    const { ticket } = await racer.get(openTrial, { body: { lessonID: null } });
    const trial = await trialWith(product.url, ticket);
    await expect(trialWith(product.url, ticket)).rejects.toThrow("used before");
    await trial.room.leave();
    const guestTicket = (await guest.get(realtimeTicket)).ticket;
    await expect(trialWith(product.url, guestTicket)).rejects.toThrow("Sign up first");
    const other = new Client(product.url);
    other.auth.token = (await racer.get(realtimeTicket)).ticket;
    await expect(other.joinById(trial.room.roomId)).rejects.toThrow();
    await expect(other.create("race")).rejects.toThrow();
    expect(CERTIFICATE).toBe("certificate");
  });
});
