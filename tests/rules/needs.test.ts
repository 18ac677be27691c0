import { describe, expect, it } from "vitest";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { RaceID, TextID, UserID } from "#shared/ids.ts";
import {
  hasNeeds,
  knownNeeds,
  LONGER_TIMES,
  longerAmongStrangers,
  longerOf,
  NEEDS,
  needsAfter,
  type LongerTime,
  type Needs,
  type NeedsChange,
} from "#shared/rules/classes/needs.ts";
import { FRIEND_RACE } from "#shared/rules/friend-lobby/numbers.ts";
import { moreTimeMs } from "#shared/rules/race/longer.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { deadlineMs, end, giveUp, newRace, takeKeys, tick, type Race } from "#shared/rules/race/race.ts";

import { diceOf } from "../support/dice.ts";

const dice = diceOf("needs");
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(dice() * values.length)] as T;
const someNeeds = (): Needs =>
  needsAfter(
    {},
    {
      longer: oneOf([null, ...LONGER_TIMES]),
      ...Object.fromEntries(NEEDS.map((each) => [each, dice() < 0.5])),
    },
  );
const someChange = (): NeedsChange => ({
  ...(dice() < 0.5 && { longer: oneOf([null, ...LONGER_TIMES]) }),
  ...Object.fromEntries(NEEDS.filter(() => dice() < 0.5).map((each) => [each, dice() < 0.5])),
});

describe("needs", () => {
  it("change by what is named alone, and hold only what is needed", () => {
    for (let turn = 0; turn < 500; turn++) {
      const [before, change] = [someNeeds(), someChange()];
      const after = needsAfter(before, change);
      for (const each of NEEDS) expect(after[each] ?? false).toBe(change[each] ?? before[each] ?? false);
      expect(after.longer ?? null).toBe(change.longer === undefined ? (before.longer ?? null) : change.longer);
      expect(Object.values(after).every((value) => Boolean(value))).toBe(true);
      expect(needsAfter(after, change)).toEqual(after);
      expect(hasNeeds(after)).toBe(Object.keys(after).length > 0);
    }
  });

  it("of a later version are passed over, and of nobody there are none", () => {
    const later = { longer: 7, largeText: true, smell: true } as unknown as Needs;
    expect(knownNeeds(later)).toEqual({ largeText: true });
    expect(knownNeeds(null)).toEqual({});
  });

  it("make time longer where it is set, and standing still where a switch needs it", () => {
    expect(longerOf({ noClock: true })).toBeUndefined();
    expect(longerOf({ longer: 1.5 })).toEqual({ idle: 1.5, race: 1.5 });
    expect(longerOf({ switchInput: true })).toEqual({ idle: 2, race: 1 });
    expect(longerOf({ longer: 3, switchInput: true })).toEqual({ idle: 3, race: 3 });
    expect(longerAmongStrangers({ idle: 3, race: 3 })).toEqual({ idle: 3, race: 1 });
  });
});

const TEXT = "a short road";

function raceOf(longer: readonly (LongerTime | undefined)[]): Race {
  const seats = longer.map((each, slot) => ({
    slot,
    userID: (1_000 + slot) as UserID,
    displayName: `Racer ${slot}`,
    carID: GUEST_CAR,
    carHueAngle: 0,
    isBot: false,
    longer: each,
  }));
  return newRace("race" as RaceID, 1 as TextID, TEXT, seats);
}
const type = (race: Race, slot: number, atMs: number, characters: string): Race => {
  const from = race.racers[slot]?.lane.received ?? 0;
  const batch = { from, at: Array.from(characters, () => atMs), chars: characters };
  return takeKeys(race, slot, batch, { arrivalMs: atMs, roundTripMs: 0 });
};
const standings = (race: Race) => race.racers.map(({ standing }) => standing);
const TWICE = { idle: 2, race: 2 };

describe("a racer with longer time", () => {
  it("stands still for so much longer before the warning and the end, and the others as long as ever", () => {
    let race = raceOf([TWICE, undefined]);
    race = tick(race, RACE.idleWarnMs);
    expect(race.racers.map(({ isWarned }) => isWarned)).toEqual([false, true]);
    race = tick(race, RACE.idleOutMs);
    expect(standings(race)).toEqual(["racing", "disqualified"]);
    expect(race.racers[0]?.isWarned).toBe(true);
    expect(tick(race, 2 * RACE.idleOutMs - 1).isOver).toBe(false);
    const over = tick(race, 2 * RACE.idleOutMs);
    expect(over).toMatchObject({ isOver: true });
    expect(over.racers[0]?.lane.foul).toEqual({ code: "idle", measured: 60_000, threshold: 60_000 });
  });

  it("goes on when the time of the others is over, who are through then, and finishes", () => {
    let race = raceOf([TWICE, undefined]);
    for (let atMs = 10_000; atMs <= RACE.capMs; atMs += 10_000) {
      race = tick(type(type(race, 0, atMs, "~"), 1, atMs, "~"), atMs);
    }
    race = tick(race, RACE.capMs + RACE.graceMs);
    expect(standings(race)).toEqual(["racing", "unfinished"]);
    expect(race.isOver).toBe(false);
    race = type(race, 0, RACE.capMs + 20_000, TEXT);
    race = tick(race, RACE.capMs + 20_000);
    expect(standings(race)).toEqual(["finished", "unfinished"]);
    expect(race.isOver).toBe(true);
  });

  it("has so much longer after the third finisher, too", () => {
    let race = raceOf([TWICE, undefined, undefined, undefined, undefined]);
    for (const slot of [1, 2, 3]) race = type(race, slot, 5_000, TEXT);
    for (let atMs = 15_000; atMs < 126_000; atMs += 10_000) race = tick(type(race, 0, atMs, "~"), atMs);
    expect(standings(race)[4]).not.toBe("racing");
    expect(race.isOver).toBe(false);
    expect(deadlineMs(race, { longer: TWICE })).toBe(5_000 + 2 * RACE.afterThirdMs);
    expect(tick(race, 5_000 + 2 * RACE.afterThirdMs + RACE.graceMs)).toMatchObject({ isOver: true });
  });

  it("costs nobody else a moment: until then each of the others stands as in the same race without", () => {
    for (let turn = 0; turn < 60; turn++) {
      const times = { idle: oneOf(LONGER_TIMES), race: oneOf([1, ...LONGER_TIMES]) };
      let [with_, without] = [raceOf([times, undefined, undefined]), raceOf([undefined, undefined, undefined])];
      let nowMs = 0;
      while (nowMs < RACE.capMs * 3 && !without.isOver) {
        nowMs += Math.ceil(dice() * 12_000);
        const [slot, keys] = [oneOf([1, 2]), oneOf(["a short", " ", "road", "~", TEXT])];
        [with_, without] = [type(with_, slot, nowMs, keys), type(without, slot, nowMs, keys)];
        [with_, without] = [tick(with_, nowMs), tick(without, nowMs)];
        const others = (race: Race) => race.racers.slice(1).map(({ standing, lane }) => [standing, lane.typed]);
        expect(others(with_)).toEqual(others(without));
      }
    }
  });

  it("makes what waits for a race wait as long, and no longer than three times", () => {
    expect(moreTimeMs([])).toBe(0);
    expect(moreTimeMs([{}, { longer: { idle: 3, race: 1 } }])).toBe(0);
    expect(moreTimeMs([{}, { longer: TWICE }])).toBe(RACE.capMs);
    const longest = RACE.capMs * Math.max(...LONGER_TIMES) + RACE.graceMs + RACE.roundTripCapMs;
    expect(longest).toBeLessThan(600_000);
    expect(FRIEND_RACE.roundCapMs + moreTimeMs([{ longer: { idle: 3, race: 3 } }])).toBeGreaterThan(longest);
    const race = raceOf([TWICE]);
    expect(standings(end(race, 1_000))).toEqual(["unfinished"]);
    expect(standings(giveUp(race, 0, 1_000))).toEqual(["unfinished"]);
  });
});
