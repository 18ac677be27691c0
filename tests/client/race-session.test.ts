import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { RacePhase, SeatView } from "#shared/contracts/realtime/race-state.ts";

import { TimeUp, type Patience } from "../../client/net/patience.ts";
import { SEAT_KEPT } from "../../client/race/session/kept-seat.ts";
import type { JoinRace, RaceConnection, RaceEvents } from "../../client/race/session/race-connection.ts";
import { RaceSession } from "../../client/race/session/race-session.ts";
import { useRace } from "../../client/race/session/race-store.ts";
import type { Clock } from "../../client/race/session/reconnect.ts";
import type { SessionStart } from "../../client/race/session/session-start.ts";
import { TypingDiscipline } from "../../client/race/typing/typing-discipline.ts";
import { useTyping } from "../../client/race/typing/typing-store.ts";
import { useRacing } from "../../client/session/racing.ts";

const TEXT = "a fast car";
const SEAT: SeatView = {
  slot: 0,
  displayName: "Ada",
  tag: "",
  tagColor: "",
  look: "",
  isGold: false,
  carID: 1 as SeatView["carID"],
  carHueAngle: 0,
  isBot: false,
  isHere: true,
  standing: "racing",
};

/** What a page has that Node has not; no frames are drawn. */
beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal("location", { pathname: "/race", origin: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("ProgressEvent", class extends Event {});
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});
const sessions: RaceSession<TypingDiscipline>[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.leave();
  vi.unstubAllGlobals();
});

/** A clock on which waiting takes no time. */
function newClock(): Clock {
  let nowMs = 0;
  return {
    nowMs: () => nowMs,
    wait(spanMs) {
      nowMs += spanMs;
      return Promise.resolve();
    },
  };
}

/** The server's end of a race: every way to a seat, and what is sent there. */
class Far {
  events: RaceEvents | undefined;
  signal: AbortSignal | undefined;
  joins = 0;
  /** Whether the latest join took the race over from any other page. */
  tookOver = false;
  readonly resumed: string[] = [];
  readonly sent: (readonly [type: string, message: object])[] = [];
  /** What a try to open the seat again comes to. */
  again: () => void = () => undefined;

  readonly join: JoinRace = (events, { signal }, takeOver) => {
    this.joins++;
    this.tookOver = takeOver;
    return Promise.resolve(this.#connect(events, signal));
  };

  readonly resume = (token: string, events: RaceEvents, { signal }: Patience): Promise<RaceConnection> => {
    this.resumed.push(token);
    return Promise.resolve()
      .then(() => this.again())
      .then(() => this.#connect(events, signal));
  };

  #connect(events: RaceEvents, signal: AbortSignal): RaceConnection {
    this.events = events;
    this.signal = signal;
    events.listen({ onMessage: () => undefined } as never);
    return { reconnectionToken: `seat ${this.joins}`, send: (type, message) => void this.sent.push([type, message]) };
  }

  ping(): void {
    this.events?.ping({ serverMs: performance.now(), roundTripMs: 20 });
  }

  welcome(received = 0): void {
    const typing = { typed: received, errors: 0, wrongRun: 0, skipped: 0 };
    const welcome = { slot: 0, raceID: "a-race", received, typing, hasNitro: false };
    this.events?.welcome(welcome);
  }

  be(phase: RacePhase, { greenMs = performance.now() - 1_000, pausedMs = 0 } = {}): void {
    const seats = new Map([["0", SEAT]]);
    const state = { phase, text: TEXT, greenMs, pausedMs, sceneryKey: "", scoring: "competitive", seats };
    this.events?.state(state as never);
  }

  /** Up to the green light. */
  race(received = 0): void {
    this.ping();
    this.welcome(received);
    this.be("racing");
  }
}

function newSession(far: Far, start: Partial<SessionStart> = {}): RaceSession<TypingDiscipline> {
  const { join, resume } = far;
  const session = new RaceSession(new TypingDiscipline(), { join, resume, clock: newClock(), ...start });
  sessions.push(session);
  return session;
}

const type = ({ discipline }: RaceSession<TypingDiscipline>, characters: string): void => {
  for (const character of characters) discipline.press(character, performance.now());
};
const charactersOf = ({ sent }: Far): string =>
  sent.map(([, message]) => (message as { readonly chars: string }).chars).join("");
const view = () => useRace.getState();

describe("the session of a race", () => {
  it("joins, goes through the stages as the server tells them, and shows results that come late", async () => {
    const far = new Far();
    const session = newSession(far);
    const joining = session.resumeOrJoin();
    expect(view().stage).toBe("entering");
    await joining;
    far.events?.gathered({ seats: [SEAT], slot: 0 });
    expect(view().stage).toBe("table");
    far.be("gathering");
    far.race();
    expect([view().stage, view().raceID, useTyping.getState().text]).toEqual(["racing", "a-race", TEXT]);
    type(session, "a fb");
    session.flush();
    expect(far.sent).toMatchObject([["keys", { from: 0, chars: "a fb" }]]);
    far.be("over");
    expect(useTyping.getState().lines).toEqual([]);
    far.events?.results({ raceID: "a-race", lines: [{ slot: 0, standing: "finished", place: 1 }] });
    far.events?.settled();
    expect([view().stage, view().isSettled, useTyping.getState().presses.length]).toEqual(["over", true, 4]);
    far.events?.ended(CLOSE_CODES.shutdown.code);
    expect(view().loss).toBeUndefined();
  });

  it("shows the own result at once and each later one as it comes, and loses nothing when the line ends meanwhile", async () => {
    const far = new Far();
    const session = newSession(far);
    await session.resumeOrJoin();
    far.race();
    type(session, "a fast car");
    const first = { slot: 0, standing: "finished", place: 1 } as const;
    far.events?.resultsSoFar({ raceID: "a-race", lines: [first] });
    expect([view().stage, useTyping.getState().presses.length]).toEqual(["done", 10]);
    expect(useTyping.getState().lines).toEqual([first]);
    const earlier = { slot: 2, standing: "finished", place: 1 } as const;
    far.events?.resultsSoFar({ raceID: "a-race", lines: [earlier, { ...first, place: 2 }] });
    far.be("racing");
    expect(view().stage).toBe("done");
    expect(useTyping.getState().lines).toEqual([earlier, { ...first, place: 2 }]);
    far.events?.ended(1_006);
    expect(view()).toMatchObject({ stage: "done", isCutOff: true, loss: undefined });
    session.leave();
    expect(far.signal?.reason).not.toBe(SEAT_KEPT);
  });

  it("goes on after a reload in the same seat, with what was typed and not sent", async () => {
    const far = new Far();
    const before = newSession(far);
    await before.resumeOrJoin();
    far.race();
    type(before, "a ");
    before.flush();
    far.events?.away(true);
    type(before, "fa");
    before.leave();
    expect(far.signal?.reason).toBe(SEAT_KEPT);

    expect(useRacing.getState().isRacing).toBe(false);
    const after = newSession(far);
    await after.resumeOrJoin();
    expect([far.joins, far.resumed, useRacing.getState().isRacing]).toEqual([1, ["seat 1"], true]);
    far.be("racing");
    type(after, "st");
    far.welcome(2);
    far.ping();
    after.flush();
    expect(charactersOf(far)).toBe("a fast");
    expect(after.discipline.wanted).toBe(" car");
  });

  it("joins a new race with nothing of the old one when the seat that a reload left is gone", async () => {
    const far = new Far();
    const before = newSession(far);
    await before.resumeOrJoin();
    far.race();
    type(before, "a f");
    before.leave();
    far.again = () => {
      throw Object.assign(new Error("gone"), { code: 410 });
    };
    far.sent.length = 0;
    const after = newSession(far);
    await after.resumeOrJoin();
    far.race();
    expect([far.joins, after.discipline.wanted]).toEqual([2, TEXT]);
    after.flush();
    expect(far.sent).toEqual([]);
  });

  it("takes over the seat that a reload left when nobody answers there: no other page drives in it", async () => {
    const far = new Far();
    const before = newSession(far);
    await before.resumeOrJoin();
    far.race();
    before.leave();
    far.again = () => {
      throw new TimeUp(true, false);
    };
    await newSession(far).resumeOrJoin();
    expect([far.joins, far.tookOver]).toEqual([2, true]);
    await newSession(new Far()).resumeOrJoin();
    const other = new Far();
    await newSession(other).resumeOrJoin();
    expect([other.joins, other.tookOver]).toEqual([1, false]);
  });

  it("sends after a drop what the server does not have, and nothing while it is away", async () => {
    const far = new Far();
    const session = newSession(far);
    await session.resumeOrJoin();
    far.race();
    type(session, "a fa");
    session.flush();
    far.events?.away(true);
    type(session, "st");
    session.flush();
    expect(charactersOf(far)).toBe("a fa");
    far.events?.ended(1006);
    await vi.waitFor(() => expect(far.resumed).toEqual(["seat 1"]));
    await vi.waitFor(() => expect(view().isAway).toBe(false));
    far.sent.length = 0;
    far.welcome(2);
    session.flush();
    expect(far.sent).toMatchObject([["keys", { from: 2, chars: "fast" }]]);
  });

  it("says that a race is lost with its node, and its successor tells so while the racers gather", async () => {
    const far = new Far();
    const session = newSession(far);
    await session.resumeOrJoin();
    far.race();
    far.events?.ended(CLOSE_CODES.shutdown.code);
    await vi.waitFor(() => expect(view().loss).toBe("server"));
    session.leave();
    const next = newSession(far, { lossBefore: "server" });
    await next.resumeOrJoin();
    far.events?.gathered({ slot: 0 });
    expect([view().lossBefore, view().loss, view().stage]).toEqual(["server", undefined, "table"]);
  });

  it("lets nothing of a race that was left reach the next one", async () => {
    const old = new Far();
    const session = newSession(old);
    await session.resumeOrJoin();
    old.race();
    const line = { slot: 0, standing: "finished", place: 1 } as const;
    old.events?.resultsSoFar({ raceID: "a-race", lines: [line] });
    session.leave();
    const far = new Far();
    await newSession(far).resumeOrJoin();
    far.events?.gathered({ seats: [SEAT], slot: 0 });
    old.be("over");
    old.events?.results({ raceID: "a-race", lines: [line] });
    old.events?.settled();
    old.events?.away(true);
    expect(view()).toMatchObject({ stage: "table", isSettled: false, isAway: false });
    expect(useTyping.getState().lines).toEqual([]);
    far.race();
    old.events?.ended(CLOSE_CODES.left.code);
    expect([view().stage, useRacing.getState().isRacing]).toEqual(["racing", true]);
  });

  it("gives the seat up when it is left before the race or after it, and waits while nobody has said what to race", async () => {
    const far = new Far();
    const session = newSession(far);
    await session.resumeOrJoin();
    session.leave();
    expect([far.signal?.aborted, far.signal?.reason === SEAT_KEPT]).toEqual([true, false]);
    await newSession(far, { join: undefined }).resumeOrJoin();
    expect([view().stage, far.joins, far.resumed]).toEqual(["parked", 1, []]);
  });

  it("stands still while a teacher pauses it: no key counts, and the clock goes on where it stopped", async () => {
    const far = new Far();
    const session = newSession(far);
    await session.resumeOrJoin();
    far.race();
    type(session, "a ");
    const pausedMs = performance.now();
    const greenMs = pausedMs - 2_000;
    far.be("racing", { greenMs, pausedMs });
    expect(view().isPaused).toBe(true);
    expect([session.offsetAt(greenMs + 2_500), session.offsetAt(greenMs + 60_000)]).toEqual([2_000, 2_000]);
    type(session, "fx");
    expect([session.discipline.done, useTyping.getState().stuck, session.discipline.wanted]).toEqual([
      2,
      undefined,
      undefined,
    ]);
    far.be("racing", { greenMs: greenMs + 1_000 });
    expect([view().isPaused, session.discipline.wanted]).toEqual([false, "fast car"]);
    expect(session.offsetAt(greenMs + 3_500)).toBeCloseTo(2_500, -2);
    type(session, "fa");
    session.flush();
    expect(charactersOf(far)).toBe("a fa");
  });

  it("knows of a pause at once on a page that comes back in it, and of none in a race without", async () => {
    const far = new Far();
    const before = newSession(far);
    await before.resumeOrJoin();
    far.race();
    type(before, "a ");
    expect(view().isPaused).toBe(false);
    before.leave();
    const after = newSession(far);
    await after.resumeOrJoin();
    const pausedMs = performance.now();
    far.be("racing", { greenMs: pausedMs - 1_000, pausedMs });
    far.welcome(0);
    far.ping();
    expect(view().isPaused).toBe(true);
    type(after, "x");
    far.be("racing");
    expect(after.discipline.wanted).toBe("fast car");
  });

  it("shows what stands in the way, and comes in by itself when that has passed", async () => {
    const far = new Far();
    let tries = 0;
    const join: JoinRace = (...args) =>
      ++tries < 4 ? Promise.reject(Object.assign(new Error("busy"), { code: 503 })) : far.join(...args);
    const stages = new Set<string>();
    const stop = useRace.subscribe(({ stage }) => stages.add(stage));
    await newSession(far, { join }).resumeOrJoin();
    stop();
    expect([...stages, tries]).toEqual(["entering", "trouble", 4]);
  });
});
