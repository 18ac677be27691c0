import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { CarID, RaceID, UserID } from "#shared/ids.ts";
import type { ClassPupil, RacedLane } from "#shared/rules/classroom/class-race.ts";
import * as rule from "#shared/rules/classroom/classroom.ts";
import { CLASSROOM } from "#shared/rules/classroom/numbers.ts";
import { finalOf } from "#shared/rules/classroom/tournament.ts";

const pupil = (nth: number): ClassPupil => ({
  userID: nth as UserID,
  key: `line-${nth}`,
  displayName: `Pupil ${nth}`,
  tag: null,
  tagColor: null,
  look: "",
  isGold: false,
  carID: 1 as CarID,
  carHueAngle: 0,
  avgSpeed: 30,
  hasNitro: false,
  recentTexts: [],
  dailyDay: null,
});
const CLASS = [1, 2, 3, 4, 5, 6].map(pupil);
const ROOM = CLASS.reduce(rule.enter, rule.EMPTY_CLASSROOM);
const TRACK = "track" as RaceID;

const begun = (room: rule.Classroom, tournamentOf?: number): rule.Classroom =>
  rule.begin(
    room,
    { ranking: "place", ...(tournamentOf !== undefined && { tournamentOf }) },
    [{ raceID: TRACK, racers: rule.lineUp(room) }],
    0,
  );
/** A race of these speeds; who has none didn't finish. */
const raced = (
  room: rule.Classroom,
  speeds: readonly (number | undefined)[],
  tournamentOf?: number,
): rule.Classroom => {
  const lanes = new Map<UserID, RacedLane>();
  for (const [nth, speed] of speeds.entries()) {
    if (speed === undefined) continue;
    lanes.set((nth + 1) as UserID, {
      standing: "finished",
      speed,
      accuracy: 97,
      elapsedMs: Math.round(3_000_000 / speed),
    });
  }
  return rule.trackOver(rule.hear(begun(room, tournamentOf), TRACK, lanes), TRACK);
};
const { fewest, most } = CLASSROOM.tournament;
const speed = fc.option(fc.integer({ min: 10, max: 200 }), { nil: undefined });
const race = fc
  .array(speed, { minLength: CLASS.length, maxLength: CLASS.length })
  .filter((speeds) => speeds.some((each) => each !== undefined));

describe("a tournament", () => {
  it("has as many races as were asked for, whatever later wishes say, and its points are those of its races alone", () => {
    const races = fc.array(race, { minLength: fewest, maxLength: most });
    const wishes = fc.array(fc.option(fc.integer({ min: fewest, max: most }), { nil: undefined }), {
      minLength: most,
      maxLength: most,
    });
    fc.assert(
      fc.property(races, race, wishes, (all, before, later) => {
        let room = raced(ROOM, before);
        const sums = new Map<number, number>();
        for (const [nth, speeds] of all.entries()) {
          expect(room.tournament?.isOver ?? false).toBe(false);
          room = raced(room, speeds, nth === 0 ? all.length : later[nth]);
          for (const { racer, points } of room.podium?.lines ?? [])
            sums.set(racer.userID, (sums.get(racer.userID) ?? 0) + points);
          expect(room.podium?.tournament).toEqual({ race: nth + 1, races: all.length });
          expect(room.podium?.lines.map(({ racer, total }) => [racer.userID, total])).toEqual(
            room.podium?.lines.map(({ racer }) => [racer.userID, sums.get(racer.userID)]),
          );
        }
        if (!room.tournament) throw new Error("there is no tournament");
        expect([room.tournament.isOver, room.tournament.raced]).toEqual([true, all.length]);
        const final = finalOf(room.tournament, () => true);
        expect(new Map(final.map(({ racer, points }) => [racer.userID, points]))).toEqual(sums);
        for (const { place, points } of final) {
          const better = final.filter((other) => other.points > points).length;
          expect(place).toBe(points === 0 ? null : better + 1);
        }
        expect(final.map(({ points }) => points)).toEqual(final.map(({ points }) => points).toSorted((a, b) => b - a));
      }),
    );
  });

  it("leaves the points of the lesson as they are, which count again after it", () => {
    const two = raced(raced(raced(ROOM, [50, 40]), [40, 50], 2), [40, 50]);
    expect([rule.pointsOf(two, 1 as UserID), rule.pointsOf(two, 2 as UserID)]).toEqual([16, 20]);
    const after = raced(two, [50, 40]);
    expect([after.tournament, after.podium?.tournament]).toEqual([undefined, null]);
    expect([rule.pointsOf(after, 1 as UserID), rule.pointsOf(after, 2 as UserID)]).toEqual([36, 36]);
  });

  it("ends early between two races only, by the points so far", () => {
    const one = raced(ROOM, [50, 40], 5);
    const running = begun(one);
    expect(rule.endTournament(running)).toBe(running);
    const over = rule.endTournament(one);
    expect(over.tournament).toMatchObject({ raced: 1, races: 5, isOver: true });
    expect(rule.endTournament(over).tournament).toEqual(over.tournament);
    expect(rule.endTournament(ROOM)).toBe(ROOM);
    expect(begun(over, 3).tournament).toMatchObject({ raced: 0, races: 3, isOver: false });
  });

  it("counts whoever was in one of its races, gone since or come late", () => {
    const one = raced(rule.leave(ROOM, "line-6"), [50, 40], 2);
    const two = raced(rule.enter(rule.leave(one, "line-1"), pupil(6)), [
      undefined,
      40,
      undefined,
      undefined,
      undefined,
      60,
    ]);
    if (!two.tournament) throw new Error("there is no tournament");
    expect(
      finalOf(two.tournament, () => true)
        .filter(({ points }) => points > 0)
        .map(({ racer, place, points }) => [racer.userID, place, points]),
    ).toEqual([
      [2, 1, 16],
      [1, 2, 10],
      [6, 2, 10],
    ]);
  });

  it("is as it was before a race that never opened: none, on, or over", () => {
    expect(rule.callOff(begun(ROOM, 3), TRACK).tournament).toBeUndefined();
    const one = raced(ROOM, [50, 40], 3);
    expect(rule.callOff(begun(one), TRACK).tournament).toEqual(one.tournament);
    const over = rule.endTournament(one);
    for (const next of [undefined, 4]) {
      expect(rule.callOff(begun(over, next), TRACK).tournament).toEqual(over.tournament);
    }
  });

  it("races a race again that nobody finished, and is none if it ends before one counts", () => {
    const none = raced(ROOM, [], 2);
    expect([none.tournament?.raced, none.podium?.tournament]).toEqual([0, { race: 1, races: 2 }]);
    expect(rule.endTournament(none).tournament).toBeUndefined();
    const one = raced(none, [50]);
    expect([one.tournament?.raced, one.podium?.tournament]).toEqual([1, { race: 1, races: 2 }]);
    const again = raced(one, []);
    expect([again.tournament?.raced, again.podium?.tournament]).toEqual([1, { race: 2, races: 2 }]);
    expect(raced(again, [50]).tournament).toMatchObject({ raced: 2, isOver: true });
  });

  it("has nobody on its podium who left the class, and no gap where they stood", () => {
    const over = rule.endTournament(raced(ROOM, [60, 50, 40], 2));
    if (!over.tournament) throw new Error("there is no tournament");
    const lines = finalOf(over.tournament, (userID) => userID !== 1);
    expect(lines.slice(0, 2).map(({ racer, place }) => [racer.userID, place])).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });
});
