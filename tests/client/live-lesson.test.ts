import { describe, expect, it } from "vitest";

import type { FinalLine, PodiumLine } from "#shared/contracts/realtime/classroom.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { onSteps } from "#shared/rules/classroom/on-steps.ts";

import { CallProblem } from "../../client/net/call.ts";
import { finalHeard, lanesHeard, lessonHeard, podiumHeard, sayingOf } from "../../client/teachers/live/heard.ts";
import { statusFor, statusForCode, triesAgain } from "../../client/teachers/live/live-status.ts";
import { NO_LESSON, type LiveView } from "../../client/teachers/live/live-store.ts";
import { inOrder, laneOf, placeOf, racersOf, standingsOf } from "../../client/teachers/live/pupils-now.ts";
import { named } from "../../client/ui/data/as-is.tsx";
import { id, lane, lesson, pupil, race } from "../support/lesson-view.ts";

const heard = (view: LiveView, ...news: ((before: LiveView) => Partial<LiveView>)[]): LiveView =>
  news.reduce((before, next) => Object.assign({}, before, next(before)), view);

describe("what a lesson hears", () => {
  it("keeps the lanes of a race while it runs, and drops them with it", () => {
    const running = heard(
      NO_LESSON,
      (view) => lessonHeard(view, lesson(race())),
      (view) => lanesHeard(view, [lane(1), lane(2)]),
      (view) => lanesHeard(view, [lane(2, { progress: 0.9 })]),
      (view) => lessonHeard(view, lesson(race({ done: 1 }))),
    );
    expect([...running.lanes.values()].map(({ progress }) => progress)).toEqual([0.5, 0.9]);
    const second = lanesHeard(running, [lane(1, { standing: "finished" }), lane(2, { progress: 0 })]);
    const begun = lessonHeard({ ...running, ...second }, lesson(race({ number: 2 })));
    expect([...(begun.lanes?.keys() ?? [])]).toEqual([2]);
    expect(lessonHeard(running, lesson(null)).lanes?.size).toBe(0);
    const over = heard(running, (view) => lessonHeard(view, lesson(null)));
    const late = heard(over, (view) => lanesHeard(view, [lane(1, { standing: "finished" })]));
    expect([laneOf(late, id(1)), laneOf(running, id(1))?.progress]).toEqual([undefined, 0.5]);
  });

  it("knows a race that ran when the page came, whose lanes come first", () => {
    const come = heard(
      NO_LESSON,
      (view) => lanesHeard(view, [lane(1, { standing: "finished" }), lane(2)]),
      (view) => lessonHeard(view, lesson(race({ done: 1 }))),
    );
    expect([1, 2].map((nth) => laneOf(come, id(nth))?.standing)).toEqual(["finished", "racing"]);
  });

  it("shows a race of a pupil's own while it runs and the pupil is in the game", () => {
    const own = heard(
      NO_LESSON,
      (view) => lessonHeard(view, lesson(null)),
      (view) => lanesHeard(view, [lane(1, { isClassRace: false }), lane(2, { isClassRace: false })]),
    );
    expect(lessonHeard(own, lesson(null)).lanes?.size).toBe(2);
    expect([...(lanesHeard(own, [lane(1, { isClassRace: false, standing: "finished" })]).lanes?.keys() ?? [])]).toEqual(
      [2],
    );
    const gone = lesson(null, [pupil(1, { presence: "offline" }), pupil(2)]);
    expect([...(lessonHeard(own, gone).lanes?.keys() ?? [])]).toEqual([2]);
  });

  it("draws nobody anew who didn't move", () => {
    const running = heard(
      NO_LESSON,
      (view) => lessonHeard(view, lesson(race())),
      (view) => lanesHeard(view, [lane(1), lane(2)]),
    );
    const moved = heard(running, (view) => lanesHeard(view, [lane(2, { progress: 0.8 })]));
    expect(moved.lanes.get(id(1))).toBe(running.lanes.get(id(1)));
    expect(moved.lanes).not.toBe(running.lanes);
  });

  it("waits for a race that was asked for until it begins or the podium is there", () => {
    const waiting: LiveView = { ...NO_LESSON, isStarting: true, trouble: "No room." };
    expect(heard(waiting, (view) => lessonHeard(view, lesson(null))).isStarting).toBe(true);
    expect(heard(waiting, (view) => lessonHeard(view, lesson(race())))).toMatchObject({
      isStarting: false,
      trouble: "No room.",
    });
    const known = heard(waiting, (view) => lessonHeard(view, lesson(null)));
    expect(heard(known, (view) => lessonHeard(view, lesson(race()))).trouble).toBeUndefined();
    expect(podiumHeard({ number: 1, ranking: "place", tournament: null, lines: [] }).isStarting).toBe(false);
  });

  it("keeps how a tournament ended until the next race begins, and says who won", () => {
    const line = (name: string, place: number | null, points: number): FinalLine => ({
      ...pupil(1),
      displayName: name,
      isYou: false,
      place,
      points,
    });
    const final = { lines: [line("Otter 1", 1, 20), line("Otter 2", 1, 20), line("Otter 3", null, 0)] };
    const over = { ...lesson(null), tournament: { races: 2, raced: 2, isOver: true } };
    const shown = heard(
      NO_LESSON,
      (view) => lessonHeard(view, over),
      () => finalHeard(final),
      (view) => lessonHeard(view, over),
    );
    expect(shown.final).toBe(final);
    expect(shown.said).toBe(`The tournament is over. ${named("Otter 1")} and ${named("Otter 2")} win.`);
    expect(finalHeard({ lines: final.lines.slice(2) }).said).toBe("The tournament is over.");
    const next = heard(shown, (view) => lessonHeard(view, lesson(race({ number: 3 }))));
    expect([next.final, next.said]).toEqual([undefined, "The race has begun."]);
  });

  it("says aloud what happens to the race, and nothing else", () => {
    expect(sayingOf(null, race())).toBe("The race has begun.");
    expect(sayingOf(race(), race({ isPaused: true }))).toBe("The race is paused.");
    expect(sayingOf(race({ isPaused: true }), race())).toBe("The race goes on.");
    expect(sayingOf(race(), null)).toBe("The race is over.");
    expect(sayingOf(race(), race({ done: 1 }))).toBeUndefined();
    expect(sayingOf(null, null)).toBeUndefined();
  });
});

describe("the line of a lesson", () => {
  it("tries again where that can help, and says why it doesn't elsewhere", () => {
    const status = (httpStatus: number, code = "x") => statusFor(new CallProblem(code, "", httpStatus));
    expect([status(0, "offline"), status(503), status(403), status(404), status(409)]).toEqual([
      "offline",
      "reconnecting",
      "refused",
      "closed",
      "stopped",
    ]);
    expect([statusFor(new Error("x")), statusFor({ code: 503 }), statusFor({ code: 403 })]).toEqual([
      "reconnecting",
      "reconnecting",
      "refused",
    ]);
    const { left, shutdown, manyLines, sessionEnded } = CLOSE_CODES;
    expect([left, shutdown, manyLines, sessionEnded].map(({ code }) => statusForCode(code))).toEqual([
      "closed",
      "reconnecting",
      "stopped",
      "refused",
    ]);
    expect((["offline", "reconnecting", "closed", "stopped", "refused", "open"] as const).filter(triesAgain)).toEqual([
      "offline",
      "reconnecting",
    ]);
  });
});

describe("the pupils of a lesson", () => {
  it("race when they are here, or when they are here and chosen", () => {
    const pupils = [pupil(1), pupil(2, { presence: "away" }), pupil(3), pupil(4, { presence: "online" })];
    const ids = (chosen: readonly number[]) => racersOf(pupils, new Set(chosen.map(id))).map(({ userID }) => userID);
    expect(ids([])).toEqual([1, 3]);
    expect(ids([2, 3])).toEqual([3]);
    expect(ids([2, 4])).toEqual([]);
  });

  it("stand in the order of a column, who doesn't race last, equals by name", () => {
    const pupils = [pupil(2), pupil(10), pupil(1), pupil(3)];
    const lanes = new Map([
      [id(3), lane(3, { progress: 0.2 })],
      [id(10), lane(10, { progress: 0.7 })],
    ]);
    const order = (column: string, direction: "ascending" | "descending") =>
      inOrder(pupils, lanes, { column, direction }).map(({ userID }) => userID);
    expect(order("pupil", "ascending")).toEqual([1, 2, 3, 10]);
    expect(order("progress", "descending")).toEqual([10, 3, 1, 2]);
    expect(order("progress", "ascending")).toEqual([3, 10, 1, 2]);
  });

  it("have a place when they are done, where places count", () => {
    const done = (nth: number, speed: number) => [id(nth), lane(nth, { standing: "finished", speed })] as const;
    const lanes = new Map([
      done(1, 40),
      done(2, 60),
      done(3, 40),
      [id(4), lane(4, { speed: 90 })],
      [id(5), lane(5, { standing: "finished", speed: 99, isClassRace: false })],
    ]);
    expect([1, 2, 3, 4, 5].map((nth) => placeOf(lanes, id(nth), "place"))).toEqual([2, 1, 2, undefined, undefined]);
    expect(placeOf(lanes, id(2), "improvement")).toBeUndefined();
    expect(placeOf(lanes, id(2), undefined)).toBeUndefined();
  });

  it("share a place in the lesson with as many points, and stand there with points only", () => {
    const points = [3, 8, 0, 8, 1];
    expect(
      standingsOf(points.map((each, nth) => pupil(nth, { points: each }))).map(({ pupil: { userID }, place }) => [
        userID,
        place,
      ]),
    ).toEqual([
      [1, 1],
      [3, 1],
      [0, 3],
      [4, 4],
    ]);
  });

  it("stand on the steps with a place up to the third only, three at most", () => {
    const line = (nth: number, place: number | null): PodiumLine => ({
      ...pupil(nth),
      isYou: false,
      place,
      standing: place === null ? "unfinished" : "finished",
      speed: 50,
      accuracy: 98,
      improvement: null,
    });
    const steps = (...places: (number | null)[]) => onSteps(places.map((place, nth) => line(nth, place))).length;
    expect([steps(1, 2, 3, 4), steps(1, 1, 3, 3), steps(1, null, null), steps(null)]).toEqual([3, 3, 1, 0]);
  });
});
