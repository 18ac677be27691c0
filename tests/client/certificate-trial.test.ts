import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { PressBatch, TrialOver } from "#shared/contracts/realtime/certificate.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import { newTrialLane, takePresses, wordsIn } from "#shared/rules/certificate/trial.ts";
import { between, pick, seededDice } from "#shared/rules/chance.ts";

import { CallProblem } from "../../client/net/call.ts";
import { isByHand, lineChange, typedText } from "../../client/race/certificate/line-change.ts";
import { Presses } from "../../client/race/certificate/presses.ts";
import type { TrialEvents } from "../../client/race/certificate/trial-line.ts";
import { TrialSession } from "../../client/race/certificate/trial-session.ts";
import { NO_TRIAL, useTrial } from "../../client/race/certificate/trial-store.ts";
import { useRacing } from "../../client/session/racing.ts";

const LINES = ["bell below bees foot heart", "crosses chair studied after", "land also meant change see"];
const RESULT: TrialOver = { end: "won", speed: 120, accuracy: 98, shown: 120, needed: 104, isCertified: true };

describe("a change of the field", () => {
  it.each([
    ["a letter", "bel", "bell", "l"],
    ["a backspace", "bell", "bel", "\b"],
    ["a word that a keyboard corrects", "bell beliw", "bell below ", "\b\bow "],
    ["a capital that it makes", "Bell", "bell", "\b\b\b\bbell"],
    ["nothing", "bell", "bell", ""],
    ["a line that is emptied", "bell", "", "\b\b\b\b"],
  ])("as presses: %s", (_what, before, after, presses) => {
    expect(lineChange(before, after).join("")).toBe(presses);
  });

  it("holds only what a picture can show, from any input method", () => {
    expect(typedText("bé’ｂ\u00a0か")).toBe("b'b ");
    expect(typedText("\t😀")).toBe("");
  });

  it("that no hands make is told apart from a word that a phone writes at once", () => {
    expect(isByHand(lineChange("bell ", "bell something "))).toBe(true);
    expect(isByHand(lineChange("bell teh", "bell the next "))).toBe(true);
    expect(isByHand(lineChange("", "one of us"))).toBe(false);
    expect(isByHand(lineChange("", "incomprehensibilities and"))).toBe(false);
  });
});

describe("the presses of a trial", () => {
  it("go out in numbered batches, in their order, and no clock goes back in them", () => {
    const presses = new Presses();
    expect(presses.nextBatch()).toBeUndefined();
    presses.add("a", 10.4);
    presses.add("b", 9);
    expect(presses.nextBatch()).toEqual({ from: 0, at: [10, 10], chars: "ab" });
    for (let nth = 0; nth < 130; nth++) presses.add("c", 20 + nth);
    expect([presses.nextBatch(), presses.nextBatch()].map((batch) => [batch?.from, batch?.chars.length])).toEqual([
      [2, 120],
      [122, 10],
    ]);
    expect(presses.nextBatch()).toBeUndefined();
  });
});

describe("a trial", () => {
  let session: TrialSession;
  let events: TrialEvents;
  let signal: AbortSignal;
  let sent: PressBatch[];
  let refused: Error | undefined;
  const phase = (): string => useTrial.getState().phase;
  const nowMs = (): number => performance.now();
  const picture = (line: number) =>
    events.picture({ line, words: wordsIn(LINES[line] ?? ""), picture: Uint8Array.of(line) });
  const begin = async (): Promise<void> => {
    session.start(null);
    await vi.advanceTimersByTimeAsync(0);
    for (const line of LINES.keys()) picture(line);
    events.begins({ inMs: 4_000, lengthMs: 25_000, needed: 104 });
  };
  const green = async (): Promise<void> => {
    await begin();
    await vi.advanceTimersByTimeAsync(4_000);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("reportError", () => undefined);
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
    [sent, refused] = [[], undefined];
    session = new TrialSession((_lessonID, heard, leaving) => {
      [events, signal] = [heard, leaving];
      return refused ? Promise.reject(refused) : Promise.resolve({ send: (batch) => void sent.push(batch) });
    });
  });
  afterEach(() => {
    session.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes from its pictures over the countdown to the typing, the counting and its result", async () => {
    expect(phase()).toBe("idle");
    session.start(null);
    expect([phase(), useRacing.getState().isRacing]).toEqual(["drawing", true]);
    await vi.advanceTimersByTimeAsync(0);
    picture(0);
    events.begins({ inMs: 4_000, lengthMs: 25_000, needed: 104 });
    expect([phase(), session.write("b", nowMs())]).toEqual(["countdown", ""]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect([phase(), session.write("b", nowMs())]).toEqual(["typing", undefined]);
    await vi.advanceTimersByTimeAsync(25_000);
    expect([phase(), session.write("be", nowMs())]).toEqual(["judging", ""]);
    expect(sent).toEqual([{ from: 0, at: [0], chars: "b" }]);
    events.over(RESULT);
    expect([phase(), useTrial.getState().result, useRacing.getState().isRacing]).toEqual(["over", RESULT, false]);
    expect(signal.aborted).toBe(true);
  });

  it("takes whole phrases of whoever says so, over the end of a line and without what dictation adds", async () => {
    session.start(null);
    await vi.advanceTimersByTimeAsync(0);
    for (const line of LINES.keys()) picture(line);
    events.begins({ inMs: 4_000, lengthMs: 25_000, needed: 104, takesPhrases: true });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(session.write("Bell below bees foot heart crosses", nowMs())).toBe("crosses");
    expect(useTrial.getState()).toMatchObject({ done: 1, isRefused: false });
    await vi.advanceTimersByTimeAsync(100);
    expect(session.write("crosses.", nowMs())).toBeUndefined();
    expect(session.enter(nowMs())).toBe("");
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map(({ chars }) => chars).join("")).toBe("bell below bees foot heart crosses\n");
  });

  it("leaves the same out from anybody else, and says how to change that", async () => {
    await green();
    expect(session.write("bell below bees foot heart crosses", nowMs())).toBe("");
    expect(useTrial.getState()).toMatchObject({ done: 0, isRefused: true });
  });

  it("ends a line with the space or Enter after its last word, and with nothing else", async () => {
    await green();
    expect(session.enter(nowMs())).toBeUndefined();
    expect(session.write("bell below", nowMs())).toBeUndefined();
    expect(session.write("bell below bees foot ", nowMs())).toBeUndefined();
    expect(session.write("bell below bees foot heart", nowMs())).toBeUndefined();
    expect(session.write("bell below bees foot heart ", nowMs())).toBe("");
    expect(useTrial.getState()).toMatchObject({ done: 1, lines: [{ line: 1 }, { line: 2 }] });
    expect(session.write("crosses", nowMs())).toBeUndefined();
    expect(session.enter(nowMs())).toBe("");
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map(({ chars }) => chars).join("")).toBe("bell below bees foot heart crosses\n");
    expect(useTrial.getState().done).toBe(2);
  });

  it("takes no more than hands type at once, says so, and goes on with the next key", async () => {
    await green();
    session.write("bell", nowMs());
    expect(session.write(LINES[0] ?? "", nowMs())).toBe("bell");
    expect(useTrial.getState().isRefused).toBe(true);
    expect(session.write("bell ", nowMs())).toBeUndefined();
    expect(useTrial.getState().isRefused).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([{ from: 0, at: [0, 0, 0, 0, 0], chars: "bell " }]);
  });

  it("takes nothing while the picture of a line has not come", async () => {
    session.start(null);
    await vi.advanceTimersByTimeAsync(0);
    picture(0);
    events.begins({ inMs: 0, lengthMs: 25_000, needed: 0 });
    await vi.advanceTimersByTimeAsync(0);
    session.write("bell", nowMs());
    session.enter(nowMs());
    expect(session.write("crosses", nowMs())).toBe("");
    picture(1);
    expect(session.write("crosses", nowMs())).toBeUndefined();
  });

  it("gives the room what stood in the field, however it was edited", async () => {
    const dice = seededDice(3);
    await green();
    const lines = LINES.map((line) => ({ drawn: line, right: line }));
    const written: string[] = [];
    let field = "";
    while (useTrial.getState().lines.length > 0) {
      await vi.advanceTimersByTimeAsync(Math.floor(between(dice, 60, 240)));
      const cut = Math.floor(between(dice, 0, 4));
      const next = field.slice(0, field.length - cut) + pick(dice, ["a", "b", "é", "word ", " ", "x y"]);
      const done = useTrial.getState().done;
      const instead = session.write(next, nowMs());
      if (useTrial.getState().done > done) written.push(typedText(next).trimEnd());
      field = instead ?? next;
    }
    await vi.advanceTimersByTimeAsync(100);
    let lane = newTrialLane();
    for (const batch of sent) {
      const arrivalMs = (batch.at.at(-1) ?? 0) + 50;
      lane = takePresses(lines, lane, batch, { arrivalMs: Math.min(arrivalMs, CERTIFICATE.length), roundTripMs: 0 });
    }
    expect(lane.foul).toBeUndefined();
    expect(lane.written.map((line) => line.trimEnd())).toEqual(written);
  });

  it("that loses its line, is stopped or refused says that nothing is lost, and another can begin", async () => {
    await green();
    events.closed();
    expect(useTrial.getState()).toMatchObject({
      phase: "trouble",
      trouble: expect.stringContaining("is safe") as string,
    });
    await green();
    session.stop();
    expect(useTrial.getState()).toMatchObject({
      phase: "trouble",
      trouble: expect.stringContaining("early") as string,
    });
    await begin();
    events.trouble({ message: "We couldn't draw the pictures in time." });
    expect(useTrial.getState().trouble).toBe("We couldn't draw the pictures in time.");
    refused = new CallProblem("tooManyTries", "Have a break.", 429);
    session.start(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(useTrial.getState()).toMatchObject({ phase: "trouble", trouble: "Have a break." });
    expect(useRacing.getState().isRacing).toBe(false);
  });

  it("that is left with its page leaves nothing behind", async () => {
    await green();
    expect(session.leave()).toBe(true);
    expect(useTrial.getState()).toEqual(NO_TRIAL);
    expect(signal.aborted).toBe(true);
    events.over(RESULT);
    expect(useTrial.getState()).toEqual(NO_TRIAL);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    vi.useRealTimers();
    expect(session.leave()).toBe(false);
  });
});
