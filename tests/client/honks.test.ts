import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { honkByKey, listenForHonks, useHonks } from "../../client/race/session/honks.ts";

/** A lobby as the page hears it. */
class Lobby {
  readonly sent: string[] = [];
  #honked: (message: { seat: number }) => void = () => undefined;
  #left = (): void => undefined;

  constructor() {
    listenForHonks({
      send: (type: string) => void this.sent.push(type),
      onMessage: (_type: string, hear: (message: { seat: number }) => void) => (this.#honked = hear),
      onLeave: (hear: () => void) => (this.#left = hear),
    } as never);
  }

  honks(seat: number): void {
    this.#honked({ seat });
  }

  leave(): void {
    this.#left();
  }
}

const seatsOf = (): number[] => useHonks.getState().beeps.map(({ seat }) => seat);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it("a honk by key goes to the table, but not with the Enter that led there", () => {
  const lobby = new Lobby();
  honkByKey(999);
  expect(lobby.sent).toEqual([]);
  honkByKey(1_000);
  expect(lobby.sent).toEqual(["honk"]);
  lobby.leave();
  honkByKey(5_000);
  expect(lobby.sent).toEqual(["honk"]);
});

it("a honk is seen at its seat for a moment, the newest one of a seat alone", () => {
  const lobby = new Lobby();
  lobby.honks(2);
  vi.advanceTimersByTime(1_000);
  lobby.honks(3);
  lobby.honks(2);
  expect(seatsOf()).toEqual([3, 2]);
  vi.advanceTimersByTime(1_199);
  expect(seatsOf()).toEqual([3, 2]);
  vi.advanceTimersByTime(1);
  expect(seatsOf()).toEqual([]);
});

it("a lobby that is left late takes nothing from the next one", () => {
  const before = new Lobby();
  before.honks(1);
  const next = new Lobby();
  expect(seatsOf()).toEqual([]);
  before.leave();
  honkByKey(1_000);
  expect([before.sent, next.sent]).toEqual([[], ["honk"]]);
});
