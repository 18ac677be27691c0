import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";
import { botPresses } from "#shared/rules/race/bots.ts";
import { judge, NOTHING_TYPED } from "#shared/rules/race/judge.ts";
import type { Key } from "#shared/rules/race/keys.ts";
import { newLane, takeBatch } from "#shared/rules/race/lane.ts";
import { NITRO_KEY } from "#shared/rules/race/nitro.ts";
import { playbackOf, speedAt, stepsUntil, typingAfter, typingAt } from "#shared/rules/race/playback.ts";
import { replay } from "#shared/rules/race/replay.ts";

import { aStream } from "../support/streams.ts";

const TEXT = "The harbour lights blink twice before the night ferry turns around.";

/** A bot's log, with a nitro in the third word when it is wanted. */
function logOf(seed: number, wpm: number, hasNitro = false): Key[] {
  const keys: Key[] = [];
  let typing = NOTHING_TYPED;
  for (const { atMs, character } of botPresses(TEXT, wpm, seededDice(seed))) {
    if (hasNitro && typing.skipped === 0 && typing.typed === TEXT.indexOf("lights") + 2) {
      keys.push({ atMs, fairMs: atMs, character: NITRO_KEY });
      typing = judge(TEXT, typing, NITRO_KEY);
    }
    if (TEXT[typing.typed] !== character && hasNitro) continue;
    keys.push({ atMs, fairMs: atMs, character });
    typing = judge(TEXT, typing, character);
  }
  return keys;
}

describe("a playback", () => {
  it("has every racer, at any moment, where a replay of the log until then ends", () => {
    fc.assert(
      fc.property(aStream, fc.array(fc.integer({ min: -500, max: 120_000 }), { minLength: 1 }), (stream, moments) => {
        let lane = newLane();
        for (const { batch, arrivalMs, roundTripMs } of stream.batches) {
          lane = takeBatch(stream.text, lane, batch, { arrivalMs, roundTripMs });
        }
        const playback = playbackOf(stream.text, lane.keys);
        const ends = [playback.endMs, playback.endMs - 1, playback.endMs + 1];
        for (const nowMs of [...moments, ...ends]) {
          const until = lane.keys.filter(({ fairMs }) => fairMs <= nowMs);
          const { typed, skipped, errors } = typingAt(playback, nowMs);
          const score = replay(stream.text, until);
          expect([typed - skipped, skipped, errors]).toEqual([score.typed, score.skipped, score.errors]);
          expect(stepsUntil(playback, nowMs)).toBe(until.length);
        }
      }),
    );
  });

  it("holds for five racers at once, a nitro among them, and ends where the race did", () => {
    const logs = [40, 55, 70, 85, 100].map((wpm, seat) => logOf(seat, wpm, seat === 2));
    const playbacks = logs.map((keys) => playbackOf(TEXT, keys));
    for (let nowMs = 0; nowMs < 25_000; nowMs += 250) {
      for (const [seat, playback] of playbacks.entries()) {
        const score = replay(
          TEXT,
          (logs[seat] ?? []).filter(({ fairMs }) => fairMs <= nowMs),
        );
        const typing = typingAt(playback, nowMs);
        expect(typing.typed).toBe(score.typed + score.skipped);
        expect(typing.errors).toBe(score.errors);
      }
    }
    expect(playbacks.map((playback) => typingAt(playback, playback.endMs).typed)).toEqual(logs.map(() => TEXT.length));
    expect(playbacks[2]?.steps.filter(({ effect }) => effect === "nitro")).toHaveLength(1);
    expect(typingAt(playbacks[2] ?? playbackOf(TEXT, []), 60_000).skipped).toBe("ghts ".length);
  });

  it("says what each press did", () => {
    const keys = [..."Thx", ..."e "].map((character, at) => ({ atMs: at * 100, fairMs: at * 100, character }));
    const playback = playbackOf("The end", keys);
    expect(playback.steps.map(({ effect }) => effect)).toEqual(["right", "right", "wrong", "right", "word"]);
    expect(typingAfter(playback, 0)).toBe(NOTHING_TYPED);
    expect(playbackOf("ab", [...keys, ...keys]).steps.at(-1)?.effect).toBe("wrong");
  });

  it("has a needle that rests before green light and after the last key", () => {
    const playback = playbackOf(TEXT, logOf(1, 60));
    expect([speedAt(playback, 0), speedAt(playback, playback.endMs), speedAt(playback, 90_000)]).toEqual([0, 0, 0]);
    expect(speedAt(playback, playback.endMs / 2)).toBeGreaterThan(30);
    expect(speedAt(playback, playback.endMs / 2)).toBeLessThan(100);
    expect(playbackOf(TEXT, [])).toMatchObject({ endMs: 0, steps: [] });
  });
});
