import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { expect, it } from "vitest";

import type { Fact } from "#shared/contracts/facts.ts";
import type { UserID } from "#shared/ids.ts";
import { bySlot, newLocalBus } from "#shared/server/platform/bus.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { frameOf } from "../../game-server/colyseus/frames.ts";
import { SlotChanges } from "../../game-server/presence/slot-changes.ts";
import { note, percentile } from "../support/figures.ts";

const CHANGES = 10_000;
const ROUNDS = 30;
const PAID: readonly Fact[] = ["wallet", "progress", "achievements"];

setFlagsFromString("--expose_gc");
const collect = runInNewContext("gc") as () => void;
const heapBytes = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const newBus = () => newLocalBus({ error: (about: unknown) => expect.unreachable(String(about)) });

/** A change for each of so many players goes to their slots' listeners, who pack what their lines are sent. */
async function fanOutMs(bus: ReturnType<typeof newBus>): Promise<number> {
  let bytes = 0;
  const stops = Array.from({ length: 1_000 }, (_slot, slot) =>
    bus.subscribe(slot, ({ changed = [] }) => {
      for (const { facts } of changed) bytes += frameOf("changed", { facts, withinMs: 0 }).bytes.length;
    }),
  );
  const startMs = performance.now();
  for (let nth = 0; nth < CHANGES; nth++) await bus.publish(bySlot([], [{ userID: nth as UserID, facts: PAID }]));
  const tookMs = performance.now() - startMs;
  for (const stop of stops) stop();
  expect(bytes).toBeGreaterThan(CHANGES);
  return tookMs;
}

it("what is told fans out beside what is kept of it", async () => {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = newBus();
    const keeping = newBus();
    const changes = new SlotChanges({ nowStamp, bus: keeping });
    const isFirst = round % 2 === 0;
    const one = await fanOutMs(isFirst ? keeping : bare);
    const other = await fanOutMs(isFirst ? bare : keeping);
    changes.close();
    ratios.push(isFirst ? one / other : other / one);
  }
  note(`${CHANGES} changes fan out: kept for pages that open to not kept`, percentile(ratios, 0.5), "times", 1.5);
});

it("what is kept of a change takes memory", async () => {
  const bus = newBus();
  const changes = new SlotChanges({ nowStamp, bus });
  const before = heapBytes();
  for (let nth = 0; nth < CHANGES; nth++) await bus.publish(bySlot([], [{ userID: nth as UserID, facts: PAID }]));
  const bytes = (heapBytes() - before) / CHANGES;
  expect(changes.count(7 as UserID)).toBe(CHANGES / 1_000);
  changes.close();
  note(`a change that is kept for pages that open, of ${CHANGES} players: memory`, bytes, "bytes", 1_000);
});
