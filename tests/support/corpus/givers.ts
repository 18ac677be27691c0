import { between, pick, type Dice } from "#shared/rules/chance.ts";
import type { CashFlow, Winnings } from "#shared/rules/fair-play/flows/cash-flow.ts";
import type { Giver } from "#shared/rules/fair-play/flows/cash-gathered.ts";
import { FLOWS } from "#shared/rules/fair-play/flows/numbers.ts";
import { GIFTS } from "#shared/rules/gifts.ts";
import { before, days, type Stamp } from "#shared/units.ts";

import { logNormal } from "./draws.ts";

/** What somebody has on the evening of a day. */
interface Evening {
  readonly day: number;
  readonly cash: number;
  /** Of the races since the last gift. */
  readonly won: number;
}

interface Gift {
  readonly to: string;
  readonly amount: number;
}

/** Whom somebody gives what, of an evening. */
interface Habit {
  /** Cash from before the month. */
  readonly saved: number;
  readonly racesADay: number;
  readonly gives: (evening: Evening) => Gift | undefined;
  /** The part that comes back. */
  readonly back?: number;
}

export type Giving = (dice: Dice) => Habit;

/** How people race: gold members, who alone may give. */
const person = (dice: Dice): Pick<Habit, "saved" | "racesADay"> => ({
  saved: between(dice, 0, 200_000),
  racesADay: logNormal(dice, 8, 1),
});

const FRIENDS = ["Ann", "Ben", "Cem", "Dora"];
const every = (day: number, nth: number): boolean => day % nth === nth - 1;

/** People who give. The last one can't be told from a farm by its gifts alone. */
export const KIND_GIVERS: Readonly<Record<string, Giving>> = {
  "a present once": (dice) => {
    const on = Math.floor(between(dice, 0, 30));
    return { ...person(dice), gives: ({ day, cash }) => (day === on ? { to: "Ann", amount: cash } : undefined) };
  },
  "a little, to several": (dice) => ({
    ...person(dice),
    gives: () => (dice() < 0.3 ? { to: pick(dice, FRIENDS), amount: between(dice, 1_000, 15_000) } : undefined),
  }),
  "pocket money every day": (dice) => ({
    ...person(dice),
    gives: () => ({ to: "Ann", amount: between(dice, 1_000, 4_000) }),
  }),
  "half of it to the best friend": (dice) => {
    const nth = pick(dice, [1, 2, 3, 7]);
    return { ...person(dice), gives: ({ day, won }) => (every(day, nth) ? { to: "Ann", amount: won / 2 } : undefined) };
  },
  "for the captain's car": (dice) => {
    const part = between(dice, 0.2, 0.6);
    return {
      ...person(dice),
      gives: ({ day, won }) => (every(day, 7) ? { to: "Cap", amount: part * won } : undefined),
    };
  },
  "lends and gets it back": (dice) => ({
    ...person(dice),
    back: between(dice, 0.4, 1.2),
    gives: ({ day, cash }) => (every(day, 7) ? { to: "Ann", amount: cash } : undefined),
  }),
  "all of it, to whoever asks": (dice) => ({
    ...person(dice),
    gives: ({ day, cash }) => (every(day, 3) ? { to: pick(dice, FRIENDS), amount: cash } : undefined),
  }),
  "savings, twice": (dice) => ({
    ...person(dice),
    gives: ({ day, cash }) => (every(day, 15) ? { to: "Ann", amount: cash } : undefined),
  }),
  "all of it to the big brother": (dice) => {
    const nth = pick(dice, [1, 3, 7]);
    return { ...person(dice), gives: ({ day, cash }) => (every(day, nth) ? { to: "Ann", amount: cash } : undefined) };
  },
};

/** Programs race day and night. */
const farm = (dice: Dice): Pick<Habit, "saved" | "racesADay"> => ({ saved: 0, racesADay: between(dice, 40, 250) });
const sending =
  (part: number, nth: number, to: readonly string[] = ["Boss"], back = 0): Giving =>
  (dice) => ({
    ...farm(dice),
    back,
    gives: ({ day, cash }) =>
      every(day, nth) ? { to: to[Math.floor(day / nth) % to.length] ?? "Boss", amount: part * cash } : undefined,
  });

export const FARMS: Readonly<Record<string, Giving>> = {
  "all of it, every day": sending(1, 1),
  "all of it, every third day": sending(1, 3),
  "nine tenths, every day": sending(0.9, 1),
  "a tenth sent back": sending(1, 2, ["Boss"], 0.1),
};
/** Farms whose gifts look like those of people who give much. */
export const FARMS_UNSEEN: Readonly<Record<string, Giving>> = {
  "by turns to two": sending(1, 1, ["Boss", "Mate"]),
  "half of what was won": (dice) => ({ ...farm(dice), gives: ({ won }) => ({ to: "Boss", amount: won / 2 }) }),
  "twice a month": sending(1, 15),
  "all of it, every week, by the day's limit": sending(1, 7),
};

/** A farm of many accounts, each of which races little. */
const small: Giving = (dice) => ({ ...sending(between(dice, 0.85, 1), 1)(dice), racesADay: between(dice, 10, 60) });
const gift = (kind: string): Giving => {
  const giving = KIND_GIVERS[kind];
  if (!giving) throw new RangeError(`nobody gives like ${kind}`);
  return giving;
};

/** How many accounts give to one racer, and how each of them does. */
interface Gathering {
  readonly givers: readonly [fewest: number, most: number];
  readonly giving: Giving;
}

export const KIND_GATHERINGS: Readonly<Record<string, Gathering>> = {
  "the captain of a team": { givers: [3, 40], giving: gift("for the captain's car") },
  "somebody whom many like": { givers: [5, 60], giving: gift("pocket money every day") },
  "a bank for friends": { givers: [3, 12], giving: gift("lends and gets it back") },
  "the big brother of three": { givers: [3, 3], giving: gift("all of it to the big brother") },
};
export const FARM_GATHERINGS: Readonly<Record<string, Gathering>> = {
  "five accounts and more": { givers: [5, 30], giving: small },
};

/** What comes to one racer in a month, by giver. */
export const gatheredIn = ({ givers, giving }: Gathering, dice: Dice): readonly Giver[] =>
  Array.from({ length: Math.round(between(dice, ...givers)) }, () => {
    const { won, flows } = monthOf(giving, dice);
    return { won, flow: [...flows.values()][0] ?? { sent: 0, days: 0, cameBack: 0 } };
  });

export const NOW = 1_800_000_000 as Stamp;
const MONTH = 30;
/** What a gold member's race pays, and what a day brings besides. */
const RACE_CASH = [1_000, 2_200] as const;
const BESIDES = [0, 12_000] as const;

/** A month of somebody who gives: what the races paid, and what went to whom. */
export function monthOf(
  giving: Giving,
  dice: Dice,
): { won: Winnings; flows: ReadonlyMap<string, CashFlow>; now: Stamp } {
  const { saved, racesADay, gives, back = 0 } = giving(dice);
  const flows = new Map<string, CashFlow>();
  let [cash, races, won, sinceGift] = [saved, 0, 0, 0];
  for (let day = 0; day < MONTH; day++) {
    const today = Math.round(racesADay * between(dice, 0, 2));
    for (let race = 0; race < today; race++) {
      const paid = between(dice, ...RACE_CASH);
      [cash, won, sinceGift] = [cash + paid, won + paid, sinceGift + paid];
    }
    races += today;
    cash += between(dice, ...BESIDES);
    const gift = gives({ day, cash, won: sinceGift });
    const amount = Math.floor(Math.min(gift?.amount ?? 0, cash, GIFTS.mostADay));
    if (!gift || amount < GIFTS.least) continue;
    const flow = flows.get(gift.to) ?? { sent: 0, days: 0, cameBack: 0 };
    flows.set(gift.to, { sent: flow.sent + amount, days: flow.days + 1, cameBack: flow.cameBack + amount * back });
    cash -= amount * (1 - back);
    sinceGift = 0;
  }
  return { now: NOW, flows, won: lookedAt({ cash: won, races, sinceStamp: before(NOW, days(MONTH)) }) };
}

/** What of a month's races is looked at: the newest. */
function lookedAt(won: Winnings): Winnings {
  const part = Math.min(1, FLOWS.cash.races / Math.max(1, won.races));
  return part === 1
    ? won
    : { cash: won.cash * part, races: FLOWS.cash.races, sinceStamp: before(NOW, days(MONTH * part)) };
}
