import { beforeAll, describe, expect, it } from "vitest";

import { between, seededDice } from "#shared/rules/chance.ts";
import { foulReport } from "#shared/rules/fair-play/report.ts";
import { rhythmBands } from "#shared/rules/fair-play/rhythm.ts";
import { signalReport } from "#shared/rules/fair-play/signal-report.ts";
import { TYPING_SIGNALS, type Signal, type SignalCode, type SignalKind } from "#shared/rules/fair-play/signal.ts";
import { traceOf } from "#shared/rules/fair-play/trace.ts";
import { signalsOf, assess } from "#shared/rules/fair-play/verdict.ts";
import { FOULS } from "#shared/rules/race/foul.ts";
import type { Stamp } from "#shared/units.ts";

import { BEYOND_REACH, CHEATS } from "../support/corpus/cheats.ts";
import { HUMANS } from "../support/corpus/humans.ts";
import { replayed } from "../support/corpus/machines.ts";
import { aTextFrom, weighed, type Weighed } from "../support/corpus/race-case.ts";

const SEEDS = 20;
const CAUGHT = 0.95;

/** Each cheat with 20 seeds. */
const cheated = (scenes: typeof CHEATS): [string, Weighed[]][] =>
  Object.entries(scenes).map(([name, scene], profile) => [
    name,
    Array.from({ length: SEEDS }, (_unused, seed) => {
      const { text, keys, ...known } = scene(seededDice(profile * 1_000 + seed));
      return weighed(text, keys, known);
    }),
  ]);

const share = (all: readonly Weighed[], what: (each: Weighed) => boolean): number =>
  all.filter(what).length / all.length;

const percent = (part: number): string => `${Math.round(part * 1_000) / 10} %`.padStart(7);

function tableOf(rows: readonly [string, Weighed[]][]): string {
  return rows
    .map(([name, all]) => {
      const codes = all.flatMap(({ fired, foul }) => [...(foul ? [`(${foul.code})`] : []), ...fired]);
      const often = [...new Set(codes)]
        .map((code) => ({ code, part: codes.filter((each) => each === code).length / all.length }))
        .sort((a, b) => b.part - a.part)
        .map(({ code, part }) => `${code} ${percent(part).trim()}`);
      const out = share(all, ({ verdict }) => verdict === "disqualified");
      const held = share(all, ({ verdict }) => verdict === "held");
      return `${name.padEnd(26)} out ${percent(out)}  held ${percent(held)}  ${often.join(", ")}`;
    })
    .join("\n");
}

const stays = (all: readonly Weighed[]): number => share(all, ({ verdict }) => verdict === "clear");

describe("fair play", () => {
  let rows: [string, Weighed[]][] = [];
  let unreached: [string, Weighed[]][] = [];

  beforeAll(() => {
    rows = cheated(CHEATS);
    unreached = cheated(BEYOND_REACH);
  });

  it("finds nearly every way to cheat", () => {
    console.info(`\n${tableOf(rows)}\n\nnot found, by rule:\n${tableOf(unreached)}`);
    const missed = rows.filter(([, all]) => stays(all) > 1 - CAUGHT).map(([name]) => name);
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(missed).toEqual([]);
  });
});

const sign = (code: SignalCode, kind: SignalKind, fired: boolean, isConclusive = false): Signal => ({
  code,
  kind,
  isConclusive,
  measured: 1,
  threshold: 0,
  fired,
});

describe("signals", () => {
  const even = sign("even-waits", "evenness", true);

  it("do nothing alone, nor several of one kind", () => {
    expect(assess(null, [even, sign("no-errors", "errors", false)])).toBe("clear");
    expect(assess(null, [even, sign("no-tail", "evenness", true)])).toBe("clear");
  });

  it("hold the reward when two kinds fire", () => {
    expect(assess(null, [even, sign("no-errors", "errors", true)])).toBe("held");
  });

  it("hold the reward alone where no hand causes them", () => {
    expect(assess(null, [sign("even-holds", "holds", true, true)])).toBe("held");
    expect(assess(null, [sign("even-holds", "holds", false, true), even])).toBe("clear");
  });

  it("never outweigh a foul", () => {
    expect(assess({ code: "burst", measured: 31, threshold: 30 }, [])).toBe("disqualified");
  });

  it("say nothing of a race with hardly a key", () => {
    const nothing = signalsOf({ now: traceOf("Hello there.", []), earlier: [], others: [] });
    expect(nothing.map(({ code }) => code)).toEqual(TYPING_SIGNALS);
    expect(nothing.filter(({ fired }) => fired)).toEqual([]);
  });
});

describe("the bands of a rhythm", () => {
  const racers = Array.from({ length: 60 }, (_unused, seed) => {
    const dice = seededDice(seed * 31);
    const text = aTextFrom(dice);
    const keys = HUMANS.average?.(dice)(text, dice, 0) ?? [];
    return { dice, keys, steps: traceOf(text, keys).steps, text };
  });
  const shares = (left: readonly number[], right: readonly number[]): boolean =>
    left.some((band) => right.includes(band));

  it("are shared by a copy that is slower and blurred", () => {
    const found = racers.filter(({ dice, keys, text }) => {
      let typed = 0;
      const right = keys.filter(({ character }) => character === text[typed] && ++typed > 0);
      const other = aTextFrom(dice);
      const copy = replayed(right, other, (waitMs) => waitMs * 1.4 * between(dice, 0.95, 1.05));
      return shares(rhythmBands(traceOf(text, right).steps), rhythmBands(traceOf(other, copy).steps));
    });
    expect(found.length).toBeGreaterThanOrEqual(racers.length * 0.9);
  });

  it("are hardly ever shared by two people", () => {
    const bands = racers.map(({ steps }) => rhythmBands(steps));
    const pairs = bands.flatMap((left, index) => bands.slice(0, index).map((right) => shares(left, right)));
    expect(pairs.filter(Boolean).length).toBeLessThan(pairs.length / 200);
  });
});

describe("the report of a foul", () => {
  it("gives a number, a limit, a unit and a sentence without blame for every rule", () => {
    const cases = FOULS.flatMap((code) => (["type", "math"] as const).map((site) => ({ code, site })));
    for (const { code, site } of cases) {
      const report = foulReport({ code, measured: 30_500, threshold: 30_000 }, site);
      expect(report.code).toBe(code);
      expect(report.unit).not.toBe("");
      expect(report.sentence).toMatch(/^[A-Z0-9].{20,}\.$/);
      expect(report.sentence).not.toMatch(/\b(you|your|cheat\w*|illegal|fake|wrong)\b/i);
    }
  });

  it("says what was measured", () => {
    expect(foulReport({ code: "speed", measured: 412.6, threshold: 300 }, "type")).toMatchObject({
      measured: 413,
      threshold: 300,
      unit: "WPM",
      sentence: "For 5 seconds the typing ran at 413 WPM. A race can count up to 300 WPM.",
    });
    expect(foulReport({ code: "idle", measured: 30_200, threshold: 30_000 }, "type")).toMatchObject({
      measured: 30,
      unit: "s",
    });
    expect(foulReport({ code: "burst", measured: 8, threshold: 7 }, "math")).toMatchObject({
      unit: "answers",
      sentence: "8 answers in a row came within 150 ms of the one before. A race lets 7 go by.",
    });
  });
});

describe("the report of a signal", () => {
  it("says for every signal what was seen, without blame, and on which side most races are", () => {
    const signals = Object.values(CHEATS).flatMap((scene) => {
      const { text, keys, ...known } = scene(seededDice(1));
      const startStamps = Array.from({ length: 200 }, (_unused, race) => (race * 900) as Stamp);
      return signalsOf({ now: traceOf(text, keys), startStamps, ...known });
    });
    expect(new Set(signals.flatMap(({ code, measured }) => (measured === null ? [] : [code])))).toEqual(
      new Set(TYPING_SIGNALS),
    );
    for (const { code, fired, measured, threshold } of signals) {
      const report = signalReport({ code, measured: measured ?? threshold, threshold });
      expect(report.title).not.toBe("");
      expect(report.sentence).toMatch(/^[A-Z].{20,}\.$/);
      expect(report.sentence).not.toMatch(/\b(cheat\w*|illegal|fake|bot)\b/i);
      if (measured === null || measured === threshold) continue;
      expect([code, fired]).toEqual([code, report.usual === "above" ? measured < threshold : measured > threshold]);
    }
  });
});
