import { describe, expect, it } from "vitest";

import { earlyStart } from "#shared/rules/fair-play/early-start.ts";
import { noRest } from "#shared/rules/fair-play/no-rest.ts";
import { SOFT_LIMITS } from "#shared/rules/fair-play/numbers.ts";
import { releasesGone } from "#shared/rules/fair-play/releases-gone.ts";
import { silentFixes } from "#shared/rules/fair-play/silent-fixes.ts";
import { slipsGone } from "#shared/rules/fair-play/slips-gone.ts";
import { steadyGrowth } from "#shared/rules/fair-play/steady-growth.ts";
import { suddenJump } from "#shared/rules/fair-play/sudden-jump.ts";
import type { Evidence, Trace } from "#shared/rules/fair-play/trace.ts";
import type { Stamp } from "#shared/units.ts";

/** Races as told, the last one being weighed. */
function raced(races: readonly Partial<Trace>[]): Evidence {
  const traces = races.map((race) => ({ wpm: 60, errors: 1, startMs: 300, ...race }) as Trace);
  return { now: traces.at(-1) as Trace, earlier: traces.slice(0, -1), others: [] };
}

const times = <T>(count: number, of: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_unused, nth) => of(nth));

describe("over many races", () => {
  it("a jump remains one while all races since share it, and ten races long", () => {
    const { races, lasts } = SOFT_LIMITS.suddenJump;
    const after = (since: number, least = 80) =>
      suddenJump(raced([...times(races, () => ({ wpm: 40 })), ...times(since, () => ({ wpm: least })), { wpm: 80 }]));
    expect(after(0)).toMatchObject({ measured: 2, fired: true });
    expect(after(lasts)).toMatchObject({ measured: 2, fired: true });
    expect(after(lasts + 1)).toMatchObject({ measured: 1, fired: false });
    expect(after(3, 41)).toMatchObject({ fired: true, measured: 1.951 });
    const back = suddenJump(raced([...times(races, () => ({ wpm: 40 })), { wpm: 80 }, { wpm: 42 }]));
    expect(back.fired).toBe(false);
  });

  it("growth by an equal share is seen, a step and an unsteady hand are not; it is conclusive for the quick", () => {
    const { races, conclusiveWpm } = SOFT_LIMITS.steadyGrowth;
    const grown = (wpm: (nth: number) => number) => steadyGrowth(raced(times(races, (nth) => ({ wpm: wpm(nth) }))));
    expect(grown((nth) => conclusiveWpm * 1.02 ** nth)).toMatchObject({
      measured: 0.02,
      fired: true,
      isConclusive: true,
    });
    expect(grown((nth) => 20 * 1.02 ** nth)).toMatchObject({ fired: true, isConclusive: false });
    expect(grown((nth) => (nth < 9 ? 40 : 70)).fired).toBe(false);
    expect(grown((nth) => (nth % 2 === 0 ? 30 : 90) * 1.02 ** nth).fired).toBe(false);
    expect(steadyGrowth(raced(times(races - 1, (nth) => ({ wpm: 50 * 1.02 ** nth })))).measured).toBeNull();
  });

  it("slips that stop are counted as they would have come, and pauses as after slips are seen without any", () => {
    const clean = { errors: 0, pauses: { letters: 100, middleMs: 150, long: 2 } };
    const races = (before: number, since: number) =>
      raced([...times(before, () => ({ errors: 6 })), ...times(since, () => clean)]);
    expect(slipsGone(races(10, 2))).toMatchObject({ measured: 12, fired: false });
    expect(slipsGone(races(10, 3))).toMatchObject({ measured: 18, fired: true });
    expect(slipsGone(races(SOFT_LIMITS.slipsGone.races - 1, 9)).measured).toBeNull();
    expect(silentFixes(races(10, SOFT_LIMITS.silentFixes.races))).toMatchObject({ measured: 0.02, fired: true });
    expect(silentFixes(races(10, SOFT_LIMITS.silentFixes.races - 1)).measured).toBeNull();
  });

  it("the first key with the light is seen when it comes so in all races but one", () => {
    const { races } = SOFT_LIMITS.earlyStart;
    const started = (late: number) => earlyStart(raced(times(races, (nth) => ({ startMs: nth < late ? 250 : 3 }))));
    expect(started(1)).toMatchObject({ measured: 3, fired: true, isConclusive: true });
    expect(started(2)).toMatchObject({ measured: 250, fired: false });
    expect(earlyStart(raced(times(races, () => ({ startMs: 0, isCoarse: true })))).measured).toBeNull();
  });

  it("releases that stop are seen at a keyboard's speed only", () => {
    const { races, wpm } = SOFT_LIMITS.releasesGone;
    const told = { holds: { share: 1 } as Trace["holds"] };
    const untold = (speed: number, letters: number) => ({
      wpm: speed,
      holds: { share: 0 } as Trace["holds"],
      pauses: { letters, middleMs: 150, long: 0 },
    });
    const gone = (before: number, race: Partial<Trace>) => releasesGone(raced([...times(before, () => told), race]));
    expect(gone(races, untold(wpm, 100))).toMatchObject({ measured: 0, fired: true });
    for (const not of [
      gone(races - 1, untold(wpm, 100)),
      gone(races, untold(wpm - 1, 100)),
      gone(races, untold(wpm, 0)),
    ]) {
      expect(not.measured).toBeNull();
    }
  });

  it("two days without sleep are seen, once two days are known", () => {
    const every = (hours: number, count: number, rest = 0): Stamp[] =>
      times(count, (nth) => ((nth * hours + (nth > count / 2 ? rest : 0)) * 3_600) as Stamp);
    const rested = (startStamps: readonly Stamp[]) => noRest({ ...raced([{}]), startStamps });
    expect(rested(every(0.5, 120))).toMatchObject({ measured: 0.5, fired: true });
    expect(rested(every(0.5, 120, 7))).toMatchObject({ measured: 7.5, fired: false });
    expect(rested(every(0.5, 80)).measured).toBeNull();
    expect(rested(every(1, 120)).measured).toBeNull();
    expect(noRest(raced([{}])).measured).toBeNull();
  });
});
