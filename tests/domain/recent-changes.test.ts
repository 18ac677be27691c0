import { describe, expect, it } from "vitest";

import { FACTS, type Fact } from "#shared/contracts/facts.ts";
import type { UserID } from "#shared/ids.ts";
import { pick } from "#shared/rules/chance.ts";
import { CHANGES_KEPT, CLOCKS_APART } from "#shared/rules/presence/times.ts";
import { newLocalBus } from "#shared/server/platform/bus.ts";
import type { Stamp } from "#shared/units.ts";

import { RecentChanges } from "../../game-server/presence/recent-changes.ts";
import { SlotChanges } from "../../game-server/presence/slot-changes.ts";
import { diceOf } from "../support/dice.ts";

const START = 1_700_000_000;
const at = (seconds: number): Stamp => (START + seconds) as Stamp;
const [ADA, BEN] = [7 as UserID, 1_007 as UserID];
const sorted = (facts: readonly Fact[]): readonly Fact[] => facts.toSorted();

interface Change {
  readonly userID: UserID;
  readonly fact: Fact;
  readonly atS: number;
  readonly nth: number;
}

describe("a node's slots", () => {
  const tell = (facts: readonly Fact[]) => ({ slot: 7, told: [], changed: [{ userID: ADA, facts }] });

  it("are known from when each is heard, where each is subscribed to", () => {
    let now = at(0);
    const changes = new SlotChanges({ nowStamp: () => now, bus: { overhear: () => undefined } as never });
    expect([changes.open(7), changes.open(7)]).toEqual([true, false]);
    expect(changes.since(ADA, at(0))).toEqual(FACTS);
    changes.hears(7);
    now = at(10);
    changes.take(tell(["wallet"]));
    expect([changes.since(ADA, at(10)), changes.since(ADA, undefined)]).toEqual([["wallet"], []]);
    changes.hearAnew();
    expect(changes.since(ADA, at(10))).toEqual(FACTS);
    changes.shut(7);
    expect(changes.since(ADA, at(100))).toEqual(FACTS);
    // The answer to a subscription that has ended meanwhile.
    changes.hears(7);
    changes.open(7);
    expect(changes.since(ADA, at(100))).toEqual(FACTS);
  });

  it("are all known from the beginning, inside one process, each change once", async () => {
    let now = at(0);
    const bus = newLocalBus({ error: () => undefined });
    const changes = new SlotChanges({ nowStamp: () => now, bus });
    now = at(10);
    await bus.publish([tell(["wallet"])]);
    changes.open(7);
    changes.hears(7);
    changes.take(tell(["wallet"]));
    expect([changes.since(ADA, at(10)), changes.count(ADA)]).toEqual([["wallet"], 1]);
    // One clock for all: whatever a page asked for a second after the start, it knows.
    expect([changes.since(ADA, at(1)), changes.since(ADA, at(0)), changes.since(ADA, at(12))]).toEqual([
      ["wallet"],
      FACTS,
      [],
    ]);
    changes.close();
    await bus.publish([tell(["shop"])]);
    expect(changes.count(ADA)).toBe(1);
  });
});

describe("what changed lately", () => {
  it("is, for any page at any moment, what changed since it knows and before its line came: nothing more, nothing less", () => {
    const dice = diceOf("recent changes");
    for (let run = 0; run < 200; run++) {
      const changes = new RecentChanges(CLOCKS_APART);
      changes.hearsFrom(at(0));
      const happened: Change[] = [];
      let nowS = 0;
      for (let nth = 0; nth < 60; nth++) {
        nowS += Math.floor(dice() * 30);
        const change = { userID: pick(dice, [ADA, BEN]), fact: pick(dice, FACTS), atS: nowS, nth };
        changes.note(change.userID, [change.fact], at(nowS));
        happened.push(change);
        if (dice() < 0.2) changes.sweep(at(nowS));
        const count = Math.floor(dice() * (nth + 2));
        const knownS = nowS - Math.floor(dice() * (CHANGES_KEPT - CLOCKS_APART));
        if (knownS < CLOCKS_APART) continue;
        const told = changes.since(ADA, at(knownS), count, at(nowS));
        const newest = Map.groupBy(
          happened.filter(({ userID }) => userID === ADA),
          ({ fact }) => fact,
        );
        const expected = [...newest].flatMap(([fact, all]) => {
          const last = all.at(-1) as Change;
          return last.atS >= knownS - CLOCKS_APART && last.nth < count ? [fact] : [];
        });
        expect(sorted(told)).toEqual(sorted(expected));
      }
    }
  });

  it("is everything where it can't be known: not heard yet, heard too late, or too long ago", () => {
    const changes = new RecentChanges(CLOCKS_APART);
    expect(changes.since(ADA, at(10), 0, at(20))).toEqual(FACTS);
    changes.hearsFrom(at(15));
    expect(changes.since(ADA, at(15), 0, at(20))).toEqual(FACTS);
    expect(changes.since(ADA, at(15 + CLOCKS_APART), 0, at(20))).toEqual([]);
    expect(changes.since(ADA, at(100), 0, at(100 + CHANGES_KEPT))).toEqual(FACTS);
    expect(changes.since(ADA, 0 as Stamp, 0, at(20))).toEqual(FACTS);
    changes.note(ADA, ["wallet"], at(30));
    changes.hearsFrom(at(40));
    expect(changes.since(ADA, at(30), 1, at(50))).toEqual(FACTS);
  });

  it("is kept no longer than a page may ask for it", () => {
    const changes = new RecentChanges(CLOCKS_APART);
    changes.hearsFrom(at(0));
    for (let nth = 0; nth < 5_000; nth++) changes.note((nth * 1_000) as UserID, ["wallet"], at(nth));
    changes.note(ADA, [], at(5_000));
    changes.sweep(at(5_000));
    expect(changes.players).toBeLessThanOrEqual(CHANGES_KEPT + CLOCKS_APART + 1);
  });

  it("is once for each fact of a player, however often it changes, and nothing of whom nothing changes any more", () => {
    const changes = new RecentChanges(CLOCKS_APART);
    changes.hearsFrom(at(0));
    for (let nth = 0; nth < 20_000; nth++) changes.note(pick(diceOf(`${nth}`), [ADA, BEN]), FACTS, at(nth / 100));
    expect(changes.players).toBe(2);
    expect(changes.since(ADA, at(100), Infinity, at(200)).length).toBe(FACTS.length);
    changes.sweep(at(200 + CHANGES_KEPT + CLOCKS_APART + 1));
    expect(changes.players).toBe(0);
  });
});
