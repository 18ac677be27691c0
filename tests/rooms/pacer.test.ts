import { afterEach, describe, expect, it } from "vitest";

import { Pacer } from "../../game-server/pacer.ts";
import { PACE } from "../../shared/rules/race/pace.ts";

const leaving: (() => void)[] = [];
afterEach(() => leaving.splice(0).forEach((leave) => leave()));

/** Something that counts its turns. */
function counting(pacer: Pacer, tick: () => void = () => undefined) {
  const turns: number[] = [];
  const failures: unknown[] = [];
  const leave = pacer.add({
    tick: () => (turns.push(performance.now()), tick()),
    fail: (error) => void failures.push(error),
  });
  leaving.push(leave);
  return { turns, failures, leave };
}

/** Keeps the loop busy without a rest, a piece at a time. */
function occupy(): () => void {
  let isOn = true;
  const work = (): void => {
    const untilMs = performance.now() + 20;
    while (performance.now() < untilMs);
    if (isOn) setImmediate(work);
  };
  work();
  return () => void (isOn = false);
}

describe("the pacer of a node", () => {
  it("gives everything its turn, each in a part of the tick of its own", async () => {
    const pacer = new Pacer();
    const all = Array.from({ length: PACE.parts }, () => counting(pacer));
    await expect.poll(() => all.every(({ turns }) => turns.length >= 3)).toBe(true);
    const order = all.flatMap(({ turns }, nth) => turns.slice(1, 3).map((atMs) => ({ nth, atMs })));
    const inTime = order.toSorted((one, other) => one.atMs - other.atMs).map(({ nth }) => nth);
    expect(new Set(inTime.slice(0, PACE.parts)).size).toBe(PACE.parts);
  });

  it("goes on with the others when a turn fails", async () => {
    const pacer = new Pacer();
    const broken = counting(pacer, () => {
      throw new Error("broken");
    });
    const sound = counting(pacer);
    await expect.poll(() => sound.turns.length).toBeGreaterThan(2);
    expect(broken.failures.length).toBeGreaterThan(1);
    expect(sound.failures).toEqual([]);
  });

  it("gives no turn to what has left, and sleeps when nothing is there", async () => {
    const pacer = new Pacer();
    const one = counting(pacer);
    await expect.poll(() => one.turns.length).toBeGreaterThan(0);
    one.leave();
    const { ticks } = pacer;
    const before = one.turns.length;
    const other = counting(new Pacer());
    await expect.poll(() => other.turns.length).toBeGreaterThan(3);
    expect(one.turns.length).toBe(before);
    expect(pacer.ticks).toBe(ticks);
  });

  it("gives turns while the loop does not come to its timers, to whoever handles messages meanwhile", () => {
    const pacer = new Pacer();
    const { turns } = counting(pacer);
    for (const untilMs = performance.now() + 10_000; turns.length < 5 && performance.now() < untilMs;) pacer.keepUp();
    expect(turns).toHaveLength(5);
  });

  it("ticks half as often while the loop has no rest, and as before when it has", async () => {
    const pacer = new Pacer();
    counting(pacer);
    const stop = occupy();
    await expect.poll(() => pacer.tickMs).toBe(PACE.slowMs);
    stop();
    await expect.poll(() => pacer.tickMs).toBe(PACE.fullMs);
  });
});
