import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { RECONNECT } from "#shared/rules/race/reconnect.ts";

import { keepAsking } from "../../client/race/session/keep-asking.ts";

/** A room's line: what the page asks, and whether it dropped the line. */
class Line {
  readonly #left: (() => void)[] = [];
  answers = true;
  asked = 0;
  drops = 0;

  readonly room = {
    connection: {
      isOpen: true,
      close: () => void this.drops++,
    },
    onDrop: () => undefined,
    onLeave: (hear: () => void) => void this.#left.push(hear),
    ping: (hear: () => void) => {
      this.asked++;
      if (this.answers) setTimeout(hear, 50);
    },
  };

  leave(): void {
    for (const hear of this.#left) hear();
  }
}

const listen = (line: Line): void => keepAsking(line.room as never);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a line that is asked whether it is still there", () => {
  it("stays while it answers, and is dropped within twelve seconds after its last answer", () => {
    const line = new Line();
    listen(line);
    vi.advanceTimersByTime(60_000);
    expect([line.asked, line.drops]).toEqual([12, 0]);
    line.answers = false;
    vi.advanceTimersByTime(RECONNECT.silentMs);
    expect(line.drops).toBe(1);
  });

  it("stays in a page that was put behind others: browsers let its interval go on once a minute", () => {
    const once = vi.spyOn(globalThis, "setInterval");
    const line = new Line();
    listen(line);
    const [ask] = once.mock.calls[0] ?? [];
    vi.clearAllTimers();
    for (let minute = 0; minute < 10; minute++) {
      (ask as () => void)();
      vi.advanceTimersByTime(60_000);
    }
    expect([line.asked, line.drops]).toEqual([10, 0]);
    once.mockRestore();
  });

  it("is asked nothing while it is down, and after it was left", () => {
    const line = new Line();
    listen(line);
    line.room.connection.isOpen = false;
    vi.advanceTimersByTime(30_000);
    line.room.connection.isOpen = true;
    line.leave();
    vi.advanceTimersByTime(30_000);
    expect([line.asked, line.drops]).toEqual([0, 0]);
  });
});
