import { afterEach, describe, expect, it } from "vitest";

import { PACE } from "#shared/rules/race/pace.ts";

import { Pacer } from "../../game-server/cluster/pacer.ts";

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
  it("gives everything its turn, and not all at once", () => {
    const pacer = new Pacer();
    const all = Array.from({ length: PACE.parts }, () => counting(pacer));
    const given = (): number => all.reduce((sum, { turns }) => sum + turns.length, 0);
    const isDone = (): boolean => all.every(({ turns }) => turns.length >= 3);
    const atOnce: number[] = [];
    for (const untilMs = performance.now() + 10_000; !isDone() && performance.now() < untilMs;) {
      const before = given();
      pacer.keepUp();
      if (given() > before) atOnce.push(given() - before);
    }
    expect(isDone()).toBe(true);
    expect(Math.min(...atOnce)).toBeLessThan(PACE.parts / 2);
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

  it("sleeps also when the last one leaves in its own turn, before the pacer looks how busy the loop was", async () => {
    const pacer = new Pacer();
    const last = counting(pacer, () => last.leave());
    for (const untilMs = performance.now() + PACE.lookMs + PACE.slowMs; performance.now() < untilMs;);
    pacer.keepUp();
    expect(last.turns).toHaveLength(1);
    const { ticks } = pacer;
    const other = counting(new Pacer());
    await expect.poll(() => other.turns.length).toBeGreaterThan(3);
    expect(pacer.ticks).toBe(ticks);
  });

  it("gives turns to message handlers while the loop does not get to its timers", () => {
    const pacer = new Pacer();
    const { turns } = counting(pacer);
    for (const untilMs = performance.now() + 10_000; turns.length < 5 && performance.now() < untilMs;) pacer.keepUp();
    expect(turns).toHaveLength(5);
  });

  it("ticks less often while the loop has no rest, and as before when it has", async () => {
    const pacer = new Pacer();
    counting(pacer);
    const stop = occupy();
    await expect.poll(() => pacer.tickMs).toBe(PACE.slowMs);
    stop();
    await expect.poll(() => pacer.tickMs).toBe(PACE.fullMs);
  });
});
