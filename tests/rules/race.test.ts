import { describe, expect, it } from "vitest";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { RaceID, TextID, UserID } from "#shared/ids.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { withOutage } from "#shared/rules/race/outages.ts";
import { comeBack, deadlineMs, giveUp, goAway, newRace, tick, takeKeys, type Race } from "#shared/rules/race/race.ts";
import { resultsOf } from "#shared/rules/race/results.ts";
import { accuracyOf } from "#shared/rules/race/speed.ts";

const TEXT = "a short road";

function raceOf(...bots: boolean[]): Race {
  const seats = bots.map((isBot, slot) => ({
    slot,
    userID: isBot ? null : ((1_000 + slot) as UserID),
    displayName: `Racer ${slot}`,
    carID: GUEST_CAR,
    carHueAngle: 0,
    isBot,
  }));
  return newRace("race" as RaceID, 1 as TextID, TEXT, seats);
}

/** Types the whole text evenly up to `atMs`, over a line that delivers each key `lateMs` later. */
function finish(race: Race, slot: number, atMs: number, lateMs = 0): Race {
  let next = race;
  for (const [index, character] of [...TEXT].entries()) {
    const at = Math.round((atMs * (index + 1)) / TEXT.length);
    next = takeKeys(
      next,
      slot,
      { from: index, at: [at], chars: character },
      { arrivalMs: at + lateMs, roundTripMs: 100 },
    );
  }
  return next;
}
const standings = (race: Race) => race.racers.map((racer) => racer.standing);

describe("a race", () => {
  it("is over when everyone is through", () => {
    const race = finish(finish(raceOf(false, false), 0, 4_000), 1, 5_000);
    expect(tick(race, 5_000).isOver).toBe(true);
  });

  it("places by fair time, not by the faster connection", () => {
    const race = tick(finish(finish(raceOf(false, false), 0, 4_000), 1, 3_900, 250), 4_200);
    expect(resultsOf(race).map((result) => [result.seat.slot, result.place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  it("gives the others 60 s after the third finisher", () => {
    let race = raceOf(true, true, true, false);
    for (const slot of [0, 1, 2]) race = finish(race, slot, 5_000 + slot);
    race = takeKeys(race, 3, { from: 0, at: [30_000], chars: "a" }, { arrivalMs: 30_000, roundTripMs: 0 });
    race = takeKeys(race, 3, { from: 1, at: [50_000], chars: " " }, { arrivalMs: 50_000, roundTripMs: 0 });
    expect(tick(race, 5_002 + RACE.afterThirdMs).isOver).toBe(false);
    const over = tick(race, 5_002 + RACE.afterThirdMs + RACE.graceMs);
    expect(over.isOver).toBe(true);
    expect(resultsOf(over).at(-1)).toMatchObject({ standing: "unfinished", place: null, typed: 2, foul: null });
  });

  it("ends after 180 s whatever happens", () => {
    let race = raceOf(false, false);
    for (let atMs = 0; atMs <= 178_000; atMs += 10_000) {
      for (const slot of [0, 1]) {
        const from = race.racers[slot]?.lane.received ?? 0;
        race = takeKeys(race, slot, { from, at: [atMs], chars: "#" }, { arrivalMs: atMs, roundTripMs: 0 });
      }
      race = tick(race, atMs);
    }
    expect(race.isOver).toBe(false);
    expect(standings(tick(race, RACE.capMs + RACE.graceMs))).toEqual(["unfinished", "unfinished"]);
  });

  it("warns an idle racer after 15 s and disqualifies after 30 s, with the measured time", () => {
    const warned = tick(raceOf(false, true), 15_000);
    expect(warned.racers[0]).toMatchObject({ isWarned: true, standing: "racing" });
    const out = tick(warned, 30_000);
    expect(out.racers[0]).toMatchObject({
      standing: "disqualified",
      lane: { foul: { code: "idle", measured: 30_000, threshold: 30_000 } },
    });
    expect(resultsOf(out).find((result) => result.seat.slot === 0)?.place).toBeNull();
  });

  it("takes the warning back with the next key", () => {
    const warned = tick(raceOf(false), 16_000);
    const typed = takeKeys(warned, 0, { from: 0, at: [16_500], chars: "a" }, { arrivalMs: 16_500, roundTripMs: 0 });
    expect(tick(typed, 31_000).racers[0]).toMatchObject({ isWarned: false, standing: "racing" });
  });

  it("waits 20 s for a lost connection, and never disqualifies for it", () => {
    const away = goAway(raceOf(false, true), 0, 1_000);
    expect(tick(away, 20_999).racers[0]?.standing).toBe("racing");
    expect(tick(away, 21_000).racers[0]?.standing).toBe("unfinished");
    const back = comeBack(away, 0, 20_000);
    expect(tick(back, 34_000).racers[0]).toMatchObject({ standing: "racing", isWarned: false });
  });

  it("stores when a connection was down, for racers who came back and for those who did not", () => {
    const back = comeBack(goAway(raceOf(false, true), 0, 1_000), 0, 3_500);
    expect(back.racers[0]?.outages).toEqual([{ fromMs: 1_000, toMs: 3_500 }]);
    const lost = tick(goAway(back, 0, 9_000), 29_000);
    expect(resultsOf(lost).map(({ seat, outages }) => [seat.slot, outages.map(({ toMs }) => toMs)])).toEqual([
      [0, [3_500, 29_000]],
      [1, []],
    ]);
  });

  it("does not count a line that was down before green light, and waits for it from the countdown on", () => {
    const gathering = goAway(raceOf(false), 0, Number.NEGATIVE_INFINITY);
    const back = comeBack(gathering, 0, Number.NEGATIVE_INFINITY);
    expect(tick(back, 100).racers[0]).toMatchObject({ standing: "racing", outages: [] });
    expect(tick(gathering, 100).racers[0]?.standing).toBe("racing");
    expect(comeBack(gathering, 0, 500).racers[0]?.outages).toEqual([{ fromMs: 0, toMs: 500 }]);
  });

  it("counts an outage in whole milliseconds, from green light on", () => {
    expect(withOutage([], 10.6, 20.4)).toEqual([{ fromMs: 11, toMs: 20 }]);
    expect(withOutage(undefined, -500, 20)).toEqual([{ fromMs: 0, toMs: 20 }]);
    expect([withOutage([], undefined, 20), withOutage([], -500, 0)]).toEqual([[], []]);
  });

  it("ends a minute after the third racer, and never past the cap", () => {
    const end = (thirdMs: number | undefined) => deadlineMs({ ...raceOf(false), thirdMs });
    expect([end(undefined), end(10_000), end(RACE.capMs - 1_000)]).toEqual([180_000, 70_000, 180_000]);
  });

  it("calls nobody inaccurate who has typed nothing", () => {
    expect([accuracyOf(0, 0), accuracyOf(1, 0), accuracyOf(0, 1), accuracyOf(2, 1)]).toEqual([100, 100, 0, 66.67]);
    expect(accuracyOf(100_000, 1)).toBe(99.99);
  });

  it("disqualifies keys sent well before green light", () => {
    const race = takeKeys(raceOf(false), 0, { from: 0, at: [0], chars: "a" }, { arrivalMs: -2_000, roundTripMs: 0 });
    expect(race.racers[0]?.lane.foul?.code).toBe("too-early");
  });

  it("is the same value when nothing changes", () => {
    const race = raceOf(false, true);
    expect(tick(race, 1_000)).toBe(race);
    expect(takeKeys(race, 4, { from: 0, at: [1], chars: "a" }, { arrivalMs: 1, roundTripMs: 0 })).toBe(race);
    const gone = giveUp(race, 0, 2_000);
    expect(giveUp(gone, 0, 3_000)).toBe(gone);
  });

  it("does not let a finish after the end count", () => {
    let race = raceOf(true, true, true, false);
    for (const slot of [0, 1, 2]) race = finish(race, slot, 5_000);
    race = finish(race, 3, 66_000);
    expect(race.racers[3]?.standing).toBe("racing");
  });
});
