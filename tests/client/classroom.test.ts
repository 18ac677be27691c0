import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { NO_CLASS } from "#shared/contracts/classes/own-class.ts";
import type { ClassroomView, PodiumLine } from "#shared/contracts/realtime/classroom.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { Self } from "#shared/contracts/self.ts";
import type { CarID, SectionID } from "#shared/ids.ts";
import { onSteps } from "#shared/rules/classroom/on-steps.ts";
import { shownLines } from "#shared/rules/classroom/shown-lines.ts";

import { CallProblem } from "../../client/net/call.ts";
import { TimeUp, type Patience } from "../../client/net/patience.ts";
import { statusFor, statusForCode } from "../../client/race/classroom/classroom-status.ts";
import { doorWords, mayOpenByItself } from "../../client/race/classroom/door-words.ts";
import { roomWords } from "../../client/race/classroom/room-words.ts";
import { LineOpener } from "../../client/race/session/line-opener.ts";
import { SeatCalls } from "../../client/race/session/seat-calls.ts";
import { liveSection, ownSection } from "../../client/session/own-section.ts";
import { named } from "../../client/ui/data/as-is.tsx";

const CAR = { carID: 1 as CarID, carHueAngle: 0, look: "", isGold: false, tag: null, tagColor: null };

describe("the words of a class's room", () => {
  const room = (more: Partial<ClassroomView> = {}): ClassroomView => ({
    className: "Class 5b",
    teacherName: "Ms Turner",
    isTeacherHere: true,
    pupils: [],
    race: null,
    tournament: null,
    ...more,
  });
  const race = { number: 1, ranking: "place", isPaused: false, racers: 12, done: 5 } as const;

  it("say whom one waits for, and that a race runs or is paused", () => {
    expect(roomWords(room(), "open")).toBe(`Waiting for ${named("Ms Turner")} to start the race.`);
    expect(roomWords(room({ isTeacherHere: false }), "open")).toBe(`${named("Ms Turner")} will be back in a moment.`);
    expect(roomWords(room({ isTeacherHere: false, teacherName: "" }), "open")).toBe(
      "Your teacher will be back in a moment.",
    );
    const waits = (raced: number): string =>
      roomWords(room({ tournament: { races: 3, raced, isOver: raced === 3 } }), "open");
    expect([waits(1), waits(3)]).toEqual([
      `Waiting for ${named("Ms Turner")} to start race 2 of 3.`,
      `The tournament is over. Waiting for ${named("Ms Turner")} to start the race.`,
    ]);
    expect(roomWords(room({ race }), "open")).toBe("A race is running, 5 of 12 are done. Stay here for the next one.");
    expect(roomWords(room({ race: { ...race, isPaused: true } }), "open")).toBe(
      "A race is paused. Stay here for the next one.",
    );
  });

  it("say first that the line is down", () => {
    expect(roomWords(room({ race }), "reconnecting")).toBe("You're disconnected. Reconnecting…");
    expect(roomWords(room(), "offline")).toBe("You're offline. We'll keep trying.");
  });

  it("tell a lesson that hasn't begun from one that is over", () => {
    expect(doorWords("not-live", false)?.title).toBe("Your teacher hasn't started the lesson yet");
    expect(doorWords("not-live", true)?.title).toBe("The lesson is over");
    expect([doorWords("open", false), doorWords("reconnecting", false), doorWords("opening", true)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(["offline", "unreachable", "not-live", "elsewhere"].map((each) => mayOpenByItself(each as never))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("why the room of a class does not open", () => {
  it("is what the server answers, and a retry where that may help", () => {
    expect([404, 403, 503, 500].map((code) => statusFor({ code }))).toEqual([
      "not-live",
      "not-member",
      undefined,
      undefined,
    ]);
    const { left, elsewhere, otherRace, sessionEnded, shutdown, silent } = CLOSE_CODES;
    expect([left, elsewhere, otherRace, sessionEnded, shutdown, silent].map(({ code }) => statusForCode(code))).toEqual(
      ["not-live", "elsewhere", "other-race", "closed", undefined, undefined],
    );
  });
});

describe("the podium", () => {
  const lines = (count: number, you: number, unfinished = 0): readonly PodiumLine[] =>
    Array.from({ length: count }, (_, nth) => ({
      ...CAR,
      displayName: `Racer ${nth + 1}`,
      isYou: nth + 1 === you,
      place: nth < count - unfinished ? nth + 1 : null,
      standing: nth < count - unfinished ? "finished" : "unfinished",
      speed: 60,
      accuracy: 97,
      improvement: null,
      points: 1,
    }));
  const names = (some: readonly PodiumLine[]) => some.map(({ displayName }) => Number(displayName.slice(6)));

  it("shows the first ten to whoever is among them", () => {
    expect(names(shownLines(lines(24, 10)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(names(shownLines(lines(4, 4)))).toEqual([1, 2, 3, 4]);
  });

  it("shows the first three and the own line to anybody else, and nobody's last place", () => {
    expect(names(shownLines(lines(24, 11)))).toEqual([1, 2, 3, 11]);
    expect(names(shownLines(lines(24, 24, 3)))).toEqual([1, 2, 3, 24]);
    expect(names(shownLines(lines(24, 0)))).toEqual([1, 2, 3]);
  });

  it("has steps for those alone who finished", () => {
    expect(names(onSteps(lines(24, 3)))).toEqual([1, 2, 3]);
    expect(names(onSteps(lines(4, 3, 2)))).toEqual([1, 2]);
  });
});

describe("the class in which a pupil races", () => {
  const sectionID = 7 as SectionID;
  const self = (isTeacher: boolean, isLive: boolean) =>
    ({ ...NO_CLASS, inClass: true, sectionID, isLive, classData: { sectionID, isTeacher } }) as unknown as Self;

  it("is a member's, and nobody's who teaches it or has none", () => {
    expect([ownSection(self(false, false)), ownSection(self(true, true))]).toEqual([sectionID, undefined]);
    expect([ownSection(undefined), ownSection({ ...NO_CLASS } as unknown as Self)]).toEqual([undefined, undefined]);
    expect([liveSection(self(false, true)), liveSection(self(false, false)), liveSection(self(true, true))]).toEqual([
      sectionID,
      undefined,
      undefined,
    ]);
  });
});

describe("seats of races", () => {
  const seat = (roomId: string): SeatReservation => ({ name: "race", sessionId: "s", roomId, processId: "p" });
  const shown: boolean[] = [];
  beforeEach(() => void (shown.length = 0));
  const calls = () => new SeatCalls((isCalled) => shown.push(isCalled));

  it("go to the page that waits, and call one that doesn't", async () => {
    const some = calls();
    const { signal } = new AbortController();
    const first = some.next(signal);
    expect(some.isAwaited).toBe(true);
    some.call(seat("a"));
    expect([(await first).roomId, some.isAwaited]).toEqual(["a", false]);
    some.call(seat("b"));
    expect(shown).toEqual([false, true]);
    expect((await some.next(signal)).roomId).toBe("b");
  });

  it("wait for nobody who has left", async () => {
    const some = calls();
    const leaving = new AbortController();
    const seatOf = some.next(leaving.signal);
    leaving.abort();
    await expect(seatOf).rejects.toThrow("The room was left.");
    expect(some.isAwaited).toBe(false);
  });
});

describe("a room that is opened", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function opener(enter: (patience: Patience) => Promise<void>) {
    const leaving = new AbortController();
    const seen: string[] = [];
    const line = new LineOpener<"gone">(leaving.signal, {
      enter,
      statusFor: (problem) => {
        if (problem instanceof CallProblem) return "offline";
        return (problem as { readonly code?: number }).code === 404 ? "gone" : undefined;
      },
      offline: () => seen.push("offline"),
      shut: (status) => seen.push(status),
    });
    return { line, leaving, seen };
  }

  it("is tried again until it opens, and not once the answer is a no", async () => {
    let tries = 0;
    const { line, seen } = opener(() => (++tries < 3 ? Promise.reject(new Error("busy")) : Promise.resolve()));
    const opening = line.open(() => seen.push("begin"));
    await vi.runAllTimersAsync();
    await opening;
    expect([tries, seen, line.isOpening]).toEqual([3, ["begin"], false]);
    const no = opener(() => Promise.reject(Object.assign(new Error("none"), { code: 404 })));
    await no.line.open(() => undefined);
    expect(no.seen).toEqual(["gone"]);
  });

  it("hurries when it is asked for again, begins once, and ends with the page", async () => {
    let tries = 0;
    const { line, leaving, seen } = opener(() => {
      tries++;
      return Promise.reject(new TimeUp(false, false));
    });
    const opening = line.open(() => seen.push("begin"));
    await vi.advanceTimersByTimeAsync(0);
    void line.open(() => seen.push("begin"));
    await vi.advanceTimersByTimeAsync(0);
    expect([tries, seen]).toEqual([2, ["begin", "unreachable", "unreachable"]]);
    leaving.abort();
    await vi.runAllTimersAsync();
    await opening;
    expect(tries).toBe(2);
  });
});
