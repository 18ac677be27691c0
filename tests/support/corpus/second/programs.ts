import type { Dice } from "#shared/rules/chance.ts";

import { BY_COPIES, type Copying } from "./by-copies.ts";
import { BY_WAITS } from "./by-waits.ts";
import { BY_WORDS } from "./by-words.ts";
import type { Hand } from "./typist.ts";

/** A second opinion: kinds of cheats and people that were written without a look at the first ones. */
export const SECOND_PROGRAMS: Readonly<Record<string, (owner: Hand, dice: Dice) => Copying>> = {
  ...Object.fromEntries(
    Object.entries(BY_WAITS).map(([name, kind]) => [name, (_owner: Hand, dice: Dice) => kind(dice)]),
  ),
  "pressed and let go in the same instant": (_owner, dice) => {
    const { races } = BY_WAITS["log-normal"]?.(dice) ?? {};
    return {
      races: (text, raceDice, race) => (races?.(text, raceDice, race) ?? []).map((key) => ({ ...key, heldMs: 0 })),
    };
  },
  ...BY_COPIES,
  ...Object.fromEntries(Object.entries(BY_WORDS).map(([name, kind]) => [name, kind])),
};
