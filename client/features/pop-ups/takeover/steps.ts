import type { Rarity } from "#shared/content/cars/car.ts";
import { carByID } from "#shared/content/cars/catalog.ts";
import { lootByID } from "#shared/content/loot/catalog.ts";
import type { Loot, LootType } from "#shared/content/loot/loot.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { CarID } from "#shared/ids.ts";
import type { Change } from "#shared/rules/garage/equip.ts";
import { describeReward, sumOf, type Reward } from "#shared/rules/rewards/reward.ts";

import type { CountedKind } from "../../../ui/pictures/counted-picture.tsx";

/** How loudly a reward is celebrated, and in which colour. */
export type Tier = Rarity | "gold" | "plain";

export type Prize =
  | { readonly kind: "counted"; readonly of: readonly CountedKind[] }
  | { readonly kind: "car"; readonly carID: CarID }
  | { readonly kind: "loot"; readonly loot: Loot }
  | { readonly kind: "titles"; readonly titles: readonly Loot[] };

/** Where stickers are placed, and where one chooses among titles. @source core §5, teams-shop-seasons §2 */
type Shelf = "/garage/customizer/stickers" | "/garage/customizer/titles";

/** One reward as it is shown, or several that are one picture. */
export interface Step {
  readonly prize: Prize;
  /** Such as "New car". */
  readonly kicker: string;
  readonly title: string;
  /** Where it is now. */
  readonly note: string;
  readonly tier: Tier;
  /** How it is put on, or where. Undefined for what can't be worn. */
  readonly equips?: Change | Shelf;
  readonly goldOnly: boolean;
}

const COUNTED = {
  cash: { kicker: "Cash", note: "It's in your wallet." },
  nitros: { kicker: "Nitros", note: "They're in your tank." },
  experience: { kicker: "Bonus XP", note: "It counts towards your next level." },
  goldDays: { kicker: "Gold", note: "Enjoy every minute of it." },
} as const satisfies Record<CountedKind, Pick<Step, "kicker" | "note">>;

const KICKERS: Readonly<Record<LootType, string>> = {
  sticker: "New sticker",
  trail: "New trail",
  nitro: "New nitro flame",
  nametag: "New nametag",
  title: "New title",
};

/**
 * What is shown of some rewards: cash and nitros as one sum first, then all titles that aren't rare on one screen, then the others
 * in their order. Kinds that this page doesn't know are logged and left out.
 *
 * @source core §4 Notifications
 */
export function stepsOf(rewards: readonly Reward[]): readonly Step[] {
  const { cash, nitros } = sumOf(rewards.filter(isMoneyOrNitros));
  const titles = rewards.flatMap((reward) => plainTitleOf(reward) ?? []);
  const others = rewards.filter((each) => !isMoneyOrNitros(each) && !(titles.length > 1 && plainTitleOf(each)));
  return [
    ...moneyAndNitros(cash, nitros),
    ...(titles.length > 1 ? [titlesStep(titles)] : []),
    ...others.flatMap((reward) => {
      const step = stepFor(reward);
      if (!step) console.warn("unknown reward", reward);
      return step ? [step] : [];
    }),
  ];
}

const isMoneyOrNitros = (reward: Reward): boolean => "cash" in reward || "nitros" in reward;

/** A title that many have. */
function plainTitleOf(reward: Reward): Loot | undefined {
  const loot = "lootID" in reward ? lootByID(reward.lootID) : undefined;
  return loot?.type === "title" && (loot.rarity === "common" || loot.rarity === "uncommon") ? loot : undefined;
}

function moneyAndNitros(cash: number, nitros: number): readonly Step[] {
  if (cash === 0 || nitros === 0)
    return [{ cash }, { nitros }].filter(isSomething).flatMap((sum) => stepFor(sum) ?? []);
  return [
    {
      prize: { kind: "counted", of: ["cash", "nitros"] },
      kicker: "Cash and nitros",
      title: `${describeReward({ cash })} and ${describeReward({ nitros })}`,
      note: "They're in your wallet and in your tank.",
      tier: "plain",
      goldOnly: false,
    },
  ];
}

const isSomething = (sum: Reward): boolean => Object.values(sum).some((amount) => amount > 0);

const titlesStep = (titles: readonly Loot[]): Step => ({
  prize: { kind: "titles", titles },
  kicker: "New titles",
  title: `${formatCount(titles.length, "title")} are yours`,
  note: "They're in your customizer. Wear the one you like best.",
  tier: "common",
  equips: "/garage/customizer/titles",
  goldOnly: false,
});

/** @returns undefined for what this page doesn't know */
export function stepFor(reward: Reward): Step | undefined {
  if ("carID" in reward) return carStep(reward.carID);
  if ("lootID" in reward) {
    const loot = lootByID(reward.lootID);
    return loot && lootStep(loot);
  }
  const kind = Object.keys(reward).find((key): key is CountedKind => key in COUNTED);
  if (kind === undefined) return undefined;
  const tier = kind === "goldDays" ? "gold" : "plain";
  return {
    prize: { kind: "counted", of: [kind] },
    title: describeReward(reward),
    tier,
    goldOnly: false,
    ...COUNTED[kind],
  };
}

function carStep(carID: CarID): Step | undefined {
  const car = carByID(carID);
  if (!car) return undefined;
  return {
    prize: { kind: "car", carID },
    kicker: "New car",
    title: car.name,
    note: "It's in your garage.",
    tier: car.rarity,
    equips: { type: "car", id: carID },
    goldOnly: car.goldOnly,
  };
}

const lootStep = (loot: Loot): Step => ({
  prize: { kind: "loot", loot },
  kicker: KICKERS[loot.type],
  title: loot.name,
  note: loot.type === "sticker" ? "Put it on your car wherever you like." : "It's in your customizer.",
  tier: loot.rarity,
  equips: loot.type === "sticker" ? "/garage/customizer/stickers" : { type: loot.type, id: loot.lootID },
  goldOnly: loot.goldOnly,
});
