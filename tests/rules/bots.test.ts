import { describe, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";
import { botPresses } from "#shared/rules/race/bots.ts";
import { judge, NOTHING_TYPED } from "#shared/rules/race/judge.ts";
import { newLane, takeBatch } from "#shared/rules/race/lane.ts";
import { wpmOf } from "#shared/rules/race/speed.ts";

const TEXT =
  "A lighthouse keeper counts the ships at dusk, one by one, and writes their names in a blue book. On foggy nights the page stays empty, so he draws a whale instead.";

describe("a bot", () => {
  it("types the whole text at about its speed, at every speed", () => {
    for (const wpm of [20, 35, 60, 110]) {
      const presses = botPresses(TEXT, wpm, seededDice(wpm));
      const typing = presses.reduce((before, press) => judge(TEXT, before, press.character), NOTHING_TYPED);
      expect(typing.typed).toBe(TEXT.length);
      const measured = wpmOf(TEXT.length, presses.at(-1)?.atMs ?? 0);
      expect(measured).toBeGreaterThan(wpm * 0.75);
      expect(measured).toBeLessThan(wpm * 1.2);
    }
  });

  it("slips now and then, and varies its rhythm", () => {
    const all = Array.from({ length: 40 }, (_unused, seed) => botPresses(TEXT, 45, seededDice(seed)));
    expect(all.some((presses) => presses.length > TEXT.length)).toBe(true);
    const waits = new Set((all[0] ?? []).map((press, index, presses) => press.atMs - (presses[index - 1]?.atMs ?? 0)));
    expect(waits.size).toBeGreaterThan(TEXT.length / 4);
  });

  it("never commits a foul", () => {
    for (let seed = 0; seed < 200; seed++) {
      let lane = newLane();
      for (const press of botPresses(TEXT, 130, seededDice(seed))) {
        const batch = { from: lane.received, at: [press.atMs], chars: press.character };
        lane = takeBatch(TEXT, lane, batch, { arrivalMs: press.atMs, roundTripMs: 0 });
      }
      expect(lane.foul).toBeUndefined();
    }
  });
});
