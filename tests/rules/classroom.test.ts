import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { CarID, RaceID, UserID } from "#shared/ids.ts";
import type { ClassPupil, RacedLane } from "#shared/rules/classroom/class-race.ts";
import * as rule from "#shared/rules/classroom/classroom.ts";
import { CLASSROOM } from "#shared/rules/classroom/numbers.ts";
import { RACE } from "#shared/rules/race/numbers.ts";

const pupil = (nth: number, avgSpeed: number | null = 30): ClassPupil => ({
  userID: nth as UserID,
  key: `line-${nth}`,
  displayName: `Pupil ${nth}`,
  tag: null,
  tagColor: null,
  look: "",
  isGold: false,
  carID: 1 as CarID,
  carHueAngle: 0,
  avgSpeed,
  hasNitro: false,
  recentTexts: [],
  dailyDay: null,
});
const roomOf = (...pupils: readonly ClassPupil[]): rule.Classroom => pupils.reduce(rule.enter, rule.EMPTY_CLASSROOM);
const raceID = (nth: number): RaceID => `race-${nth}` as RaceID;
const lane = (speed: number, standing: RacedLane["standing"] = "finished"): RacedLane => ({
  standing,
  speed,
  accuracy: 97,
  elapsedMs: speed === 0 ? 0 : Math.round(3_000_000 / speed),
});
const begun = (room: rule.Classroom, wish: Parameters<typeof rule.begin>[1] = { ranking: "place" }): rule.Classroom =>
  rule.begin(
    room,
    wish,
    rule.tracksOf(rule.lineUp(room)).map((racers, nth) => ({ raceID: raceID(nth), racers })),
    0,
  );
/** All tracks are over; nobody else is told of than is here. */
const over = (room: rule.Classroom, lanes: ReadonlyMap<UserID, RacedLane>): rule.Classroom =>
  (room.race?.tracks ?? []).reduce((now, track) => {
    const own = new Map([...lanes].filter(([userID]) => track.racers.some((racer) => racer.userID === userID)));
    return rule.trackOver(rule.hear(now, track.raceID, own), track.raceID);
  }, room);

describe("the tracks of a class race", () => {
  it("take everyone once, five at most, as even as can be, and who is about as fast side by side", () => {
    const speeds = fc.array(fc.option(fc.integer({ min: 1, max: 200 })), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(speeds, (averages) => {
        const pupils = averages.map((average, nth) => pupil(nth + 1, average));
        const tracks = rule.tracksOf(pupils);
        const sizes = tracks.map(({ length }) => length);
        expect(new Set(tracks.flat())).toEqual(new Set(pupils));
        expect(tracks.flat()).toHaveLength(pupils.length);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(RACE.slots);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        const paces = tracks.flat().map(({ avgSpeed }) => avgSpeed ?? 35);
        expect(paces).toEqual(paces.toSorted((one, other) => one - other));
      }),
    );
  });

  it("take who is here, or those of a group who are", () => {
    const room = rule.goAway(roomOf(pupil(1), pupil(2), pupil(3)), "line-2", 0);
    expect(rule.lineUp(room).map(({ userID }) => userID)).toEqual([1, 3]);
    expect(rule.lineUp(room, [2, 3, 9] as UserID[]).map(({ userID }) => userID)).toEqual([3]);
  });
});

describe("a class race", () => {
  it("is over with its last track, and not before", () => {
    const pupils = Array.from({ length: 7 }, (_none, nth) => pupil(nth + 1));
    const room = begun(roomOf(...pupils));
    expect(room.race?.tracks).toHaveLength(2);
    const first = rule.trackOver(room, raceID(0));
    expect([first.race !== undefined, first.podium]).toEqual([true, undefined]);
    const last = rule.trackOver(first, raceID(1));
    expect([last.race, last.podium?.lines.length]).toEqual([undefined, 7]);
  });

  it("runs alone, and keeps nothing of other races", () => {
    const room = begun(roomOf(pupil(1)));
    expect(begun(room)).toBe(room);
    expect(rule.hear(room, raceID(9), new Map([[1 as UserID, lane(50)]]))).toBe(room);
    expect(rule.begin(rule.EMPTY_CLASSROOM, { ranking: "place" }, [], 0)).toBe(rule.EMPTY_CLASSROOM);
  });

  it("ends by itself when nobody hears of it any more, a pause later for each of its pauses", () => {
    const pauses = fc.array(fc.integer({ min: 1, max: CLASSROOM.mostPausedMs / 4 }), { maxLength: 3 });
    fc.assert(
      fc.property(pauses, (spans) => {
        const room = begun(roomOf(pupil(1)));
        const stoodMs = spans.reduce((sum, span) => sum + span, 0);
        const untilMs = (room.race?.untilMs ?? 0) + stoodMs;
        const going = spans.reduce((now, span, nth) => rule.pause(rule.pause(now, true, nth), false, nth + span), room);
        expect(rule.tick(going, untilMs - 1).race).toBeDefined();
        expect(rule.tick(going, untilMs).race).toBeUndefined();
      }),
    );
    const room = begun(roomOf(pupil(1)));
    expect(rule.pause(room, false, 5)).toBe(room);
    expect(rule.pause(rule.EMPTY_CLASSROOM, true, 5)).toBe(rule.EMPTY_CLASSROOM);
  });

  it("stands still for five minutes in all, then goes on, and stands still no more", () => {
    const paused = rule.pause(begun(roomOf(pupil(1))), true, 1_000);
    expect(rule.tick(paused, 999 + CLASSROOM.mostPausedMs)).toBe(paused);
    const going = rule.tick(paused, 1_000 + CLASSROOM.mostPausedMs);
    expect(going.race?.pausedSinceMs).toBeUndefined();
    expect(rule.pause(going, true, 2_000 + CLASSROOM.mostPausedMs)).toBe(going);
  });

  it("that never opened was none, and a track that never opened had no racers", () => {
    const room = begun(roomOf(...Array.from({ length: 7 }, (_none, nth) => pupil(nth + 1))));
    const half = rule.callOff(room, raceID(0));
    expect(half.race?.tracks).toHaveLength(1);
    expect(rule.trackOver(half, raceID(1)).podium?.lines).toHaveLength(3);
    expect(rule.callOff(rule.trackOver(room, raceID(1)), raceID(0)).podium?.lines).toHaveLength(3);
    const none = rule.callOff(half, raceID(1));
    expect([none.race, none.podium, none.races]).toEqual([undefined, undefined, 0]);
  });
});

describe("the podium", () => {
  it("puts all tracks together by time; who did not finish has no place and no points", () => {
    const lanes = new Map<UserID, RacedLane>([
      [1 as UserID, lane(40)],
      [2 as UserID, lane(60)],
      [3 as UserID, lane(90, "racing")],
      [4 as UserID, lane(95, "disqualified")],
    ]);
    const room = over(begun(roomOf(...[1, 2, 3, 4, 5].map((nth) => pupil(nth)))), lanes);
    expect(
      room.podium?.lines.map(({ racer, place, standing, points }) => [racer.userID, place, standing, points]),
    ).toEqual([
      [2, 1, "finished", 10],
      [1, 2, "finished", 8],
      [3, null, "unfinished", 0],
      [5, null, "unfinished", 0],
      [4, null, "disqualified", 0],
    ]);
  });

  it("ranks by improvement over the average before, where newcomers have neither improved nor got worse", () => {
    const room = roomOf(pupil(1, 20), pupil(2, 80), pupil(3, null));
    const lanes = new Map(
      [[1, 30] as const, [2, 72] as const, [3, 10] as const].map(([id, wpm]) => [id as UserID, lane(wpm)]),
    );
    const { podium } = over(begun(room, { ranking: "improvement" }), lanes);
    expect(podium?.lines.map(({ racer, improvement }) => [racer.userID, improvement])).toEqual([
      [1, 50],
      [3, null],
      [2, -10],
    ]);
  });

  it("adds up the points of a lesson, of whoever was in any of its races", () => {
    const lanes = new Map([[1, 60] as const, [2, 50] as const].map(([id, wpm]) => [id as UserID, lane(wpm)]));
    const once = over(begun(roomOf(pupil(1), pupil(2))), lanes);
    const twice = over(begun(rule.leave(once, "line-2")), lanes);
    expect([...twice.points]).toEqual([
      [1, 20],
      [2, 8],
    ]);
    expect([once.podium?.number, twice.podium?.number]).toEqual([1, 2]);
  });
});

describe("who is in the room", () => {
  it("is measured against the average of the first coming, however often they come", () => {
    const room = rule.enter(rule.leave(roomOf(pupil(1, 20)), "line-1"), pupil(1, 30));
    expect(room.pupils.map(({ avgSpeed }) => avgSpeed)).toEqual([20]);
  });

  it("has one place, whichever page came last, and keeps it for a while without a line", () => {
    const room = rule.enter(roomOf(pupil(1), pupil(2)), { ...pupil(1), key: "another page" });
    expect(room.pupils.map(({ key }) => key)).toEqual(["another page", "line-2"]);
    expect(rule.leave(room, "line-1")).toBe(room);
    const away = rule.goAway(room, "line-2", 1_000);
    expect(rule.tick(away, 999 + CLASSROOM.comeBackMs).pupils).toHaveLength(2);
    expect(rule.tick(away, 1_000 + CLASSROOM.comeBackMs).pupils).toHaveLength(1);
    expect(rule.comeBack(away, "line-2").pupils.every(rule.isHere)).toBe(true);
  });
});
