import { TEXTS } from "#shared/content/texts/catalog.ts";
import { pick, type Dice } from "#shared/rules/chance.ts";
import { withRace, NO_COSTS, type Costs } from "#shared/rules/key-costs/costs.ts";
import { typedCosts } from "#shared/rules/key-costs/typed.ts";
import { judge, NOTHING_TYPED } from "#shared/rules/race/judge.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { personFrom, typedBy, type Person, type Typist } from "./corpus/person.ts";

/** Pairs that take somebody so many times as long as they take them otherwise. */
export type Weakness = Readonly<Record<string, number>>;

/** The same keys, where some pairs took longer. */
export function slowedAt(text: string, keys: readonly Key[], weakness: Weakness): Key[] {
  let typing = NOTHING_TYPED;
  let lateMs = 0;
  let rightMs = 0;
  return keys.map((key) => {
    const next = judge(text, typing, key.character);
    if (next.typed > typing.typed) {
      const times = weakness[text.slice(typing.typed - 1, typing.typed + 1)] ?? 1;
      if (typing.typed > 0) lateMs += Math.round((key.atMs - rightMs) * (times - 1));
      rightMs = key.atMs;
    }
    typing = next;
    return { ...key, atMs: key.atMs + lateMs, fairMs: key.fairMs + lateMs };
  });
}

/** The costs of somebody after some races. */
export function costsAfter(races: number, person: Person, dice: Dice, weakness: Weakness = {}): Costs {
  let costs = NO_COSTS;
  for (let race = 0; race < races; race++) {
    const text = pick(dice, TEXTS).body;
    const seen = typedCosts(text, slowedAt(text, typedBy(person, text, dice), weakness));
    if (seen) costs = withRace(costs, seen);
  }
  return costs;
}

/** Somebody whose hands have no pairs of their own that are easy or hard: only what is so for all. */
export const evenPerson = (typist: Typist, dice: Dice): Person => ({ ...personFrom(typist, dice), pairs: 0 });
