import { beforeAll, describe, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";
import { TYPING_SIGNALS } from "#shared/rules/fair-play/signal.ts";

import { cheatedRaces, shareOf, type Fallen } from "../support/corpus/history.ts";
import type { Press } from "../support/corpus/holds.ts";
import { PROFILES } from "../support/corpus/profiles.ts";

/** How the accounts of each kind press their keys. */
const ACCOUNTS: readonly Press[] = ["plainly", "unsaid"];
const RACES = 40;

/** Kinds that look like a person, as far as one can see, or for so long that most of their races are paid. */
const MOSTLY_UNSEEN: readonly string[] = [
  "lifelike",
  "model of 100 races of people",
  "words pasted as declared steno",
  "own keys squeezed 2 % a race",
];

const HISTORIES = { "from the first race on": false, "after twenty honest races": true } as const;

type Fates = ReadonlyMap<string, readonly Fallen[]>;

function fatesOf(isHonestFirst: boolean): Fates {
  return new Map(
    Object.entries(PROFILES).map(([name, profile], nth) => {
      const all = ACCOUNTS.map((press, account) => {
        const dice = seededDice(nth * 100 + account);
        return cheatedRaces(profile, { dice, races: RACES, isHonestFirst, press });
      });
      return [name, all.flat()];
    }),
  );
}

describe("who cheats", () => {
  const known = new Map<string, Fates>();
  beforeAll(() => {
    for (const [when, isHonestFirst] of Object.entries(HISTORIES)) known.set(when, fatesOf(isHonestFirst));
  });

  it.each(Object.keys(HISTORIES))("%s is mostly held or capped, in four of five kinds", (when) => {
    const fates = known.get(when) ?? new Map<string, readonly Fallen[]>();
    const paid = [...fates].filter(([, all]) => shareOf(all, "unseen") > 0.5).map(([name]) => name);
    expect(fates.size).toBeGreaterThanOrEqual(28);
    expect(paid.filter((name) => !MOSTLY_UNSEEN.includes(name))).toEqual([]);
    expect(MOSTLY_UNSEEN.length).toBeLessThanOrEqual(fates.size / 5);
  });

  it("makes every signal fire", () => {
    const fired = [...known.values()].flatMap((fates) => [...fates.values()].flat().flatMap((each) => each.fired));
    expect(new Set(fired)).toEqual(new Set(TYPING_SIGNALS));
  });
});
