import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";
import { HANDS, writesPhrases } from "#shared/rules/fair-play/hands.ts";
import { decodeKeyLog, encodeKeyLog } from "#shared/rules/race/key-log.ts";
import { newLane, takeBatch, type Lane } from "#shared/rules/race/lane.ts";
import { HARD_LIMITS, PHRASES } from "#shared/rules/race/numbers.ts";
import { scoreOf } from "#shared/rules/race/replay.ts";
import { wpmOf } from "#shared/rules/race/speed.ts";

import { foulIn } from "../support/corpus/race-case.ts";
import { UNUSUAL_HANDS } from "../support/corpus/unusual-hands.ts";

const TEXT =
  "The old lighthouse keeper climbed one hundred and twelve steps every evening, lit the lamp, and wound the clockwork " +
  "that turned it. On foggy nights he rang the bell as well, twice a minute, until the sun came back over the harbour wall.";
const MOST_IN_BATCH = 120;

/** Says something: all of it at one moment, in as many messages as it takes. */
function say(lane: Lane, chars: string, atMs: number): Lane {
  let next = lane;
  const first = lane.received;
  for (let from = 0; from < chars.length; from += MOST_IN_BATCH) {
    const part = chars.slice(from, from + MOST_IN_BATCH);
    const batch = { from: first + from, at: Array.from(part, () => atMs), chars: part };
    next = takeBatch(TEXT, next, batch, { arrivalMs: atMs + 40, roundTripMs: 40 });
  }
  return next;
}
const declared = (): Lane => newLane(false, true);

describe("a phrase that comes at once", () => {
  it.each([31, 60, 200])("of %i characters is text from whoever says so, and a burst from anybody else", (length) => {
    const phrase = TEXT.slice(0, length);
    const atMs = 12_000;
    expect(say(declared(), phrase, atMs)).toMatchObject({ typed: length, errors: 0 });
    expect(say(declared(), phrase, atMs).foul).toBeUndefined();
    expect(say(newLane(), phrase, atMs).foul).toEqual({ code: "burst", measured: 31, threshold: 30 });
  });

  it("may have wrong words and spaces at its end, which are errors and no foul", () => {
    const phrase = TEXT.slice(0, 150).replace("one hundred", "a thousand");
    for (const said of [phrase, `${phrase}   `, `${TEXT.slice(0, 60)}     `]) {
      const lane = say(declared(), said, 20_000);
      expect(lane.foul).toBeUndefined();
      expect(lane.errors).toBeGreaterThan(0);
      const again = say(lane, TEXT.slice(lane.typed), 40_000);
      expect(again).toMatchObject({ typed: TEXT.length, errors: lane.errors });
      const log = decodeKeyLog(TEXT, encodeKeyLog(TEXT, again.keys));
      expect(log).toEqual(again.keys);
      expect(scoreOf(again, again.fairMs).wpm).toBeCloseTo(wpmOf(TEXT.length, 40_000), 0);
    }
  });

  it("is no longer than what is left of the text and 30 characters more", () => {
    const lane = say(declared(), TEXT.slice(0, -10), 30_000);
    expect(lane.foul).toBeUndefined();
    const most = 10 + HARD_LIMITS.burst.characters;
    expect(say(lane, "~".repeat(most), 40_000).foul).toBeUndefined();
    expect(say(lane, "~".repeat(most + 1), 40_000).foul).toEqual({
      code: "burst",
      measured: most + 1,
      threshold: most,
    });
  });

  it("counts as said since the press before it: nobody says 300 words a minute", () => {
    const phrase = TEXT.slice(0, 200);
    expect(say(declared(), phrase, 7_900).foul).toMatchObject({ code: "speed", threshold: 300 });
    expect(say(declared(), phrase, 8_100).foul).toBeUndefined();
    const begun = say(declared(), TEXT.slice(0, 40), 20_000);
    expect(say(begun, TEXT.slice(40), 22_000).foul).toMatchObject({ code: "speed" });
    expect(say(begun, TEXT.slice(40), 30_000).foul).toBeUndefined();
  });

  it("brings nobody more than 25 words ahead of 300 WPM, whatever the parts", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 36, max: 4_000 })), { maxLength: 30 }),
        (pieces) => {
          let [lane, atMs, ahead] = [declared(), 0, 0];
          for (const [length, waitMs] of pieces) {
            atMs += waitMs;
            lane = say(lane, TEXT.slice(lane.typed, lane.typed + length), atMs);
            if (lane.foul) break;
            ahead = Math.max(ahead, lane.typed - (atMs * HARD_LIMITS.speed.wpm * 5) / 60_000);
          }
          expect(ahead).toBeLessThanOrEqual(125);
        },
      ),
    );
  });

  it("is wrong so many times in a row at most", () => {
    let lane = declared();
    for (let nth = 1; nth < HARD_LIMITS.neverShown.run; nth++) lane = say(lane, "~~~~~~~~", nth * 100);
    expect(lane.foul).toBeUndefined();
    expect(say(lane, "~", 9_000).foul?.code).toBe("never-shown");
    expect(say(say(lane, TEXT.slice(0, 9), 9_000), "~~~", 9_100).foul).toBeUndefined();
  });

  it("goes back in time as little as a key does", () => {
    const lane = say(declared(), TEXT.slice(0, 50), 9_000);
    expect(say(lane, TEXT.slice(50, 60), 8_000).foul?.code).toBe("backwards");
  });

  it("changes nothing for whoever types key by key, declared or not", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: PHRASES.withinMs + 1, max: 400 }), { maxLength: 200 }), (waits) => {
        let [usual, other, atMs] = [newLane(), declared(), 0];
        for (const [nth, waitMs] of waits.entries()) {
          atMs += waitMs;
          [usual, other] = [say(usual, TEXT[nth] ?? "", atMs), say(other, TEXT[nth] ?? "", atMs)];
        }
        expect(other.foul?.code).toBe(usual.foul?.code);
        expect(other.typed).toBe(usual.typed);
      }),
    );
  });
});

describe("hands whose words come at once", () => {
  it("are those of steno, of word keyboards and of voices", () => {
    expect(HANDS.filter(writesPhrases)).toEqual(["steno", "word-keyboard", "voice"]);
  });

  it("never end a race by a foul, however long their sentences", () => {
    for (const [name, { hands, human }] of Object.entries(UNUSUAL_HANDS).filter(([, one]) =>
      writesPhrases(one.hands),
    )) {
      for (let seed = 0; seed < 30; seed++) {
        const dice = seededDice(seed);
        expect([name, foulIn(TEXT, human(dice)(TEXT, dice, 0), hands)]).toEqual([name, null]);
      }
    }
  });
});
