import type { Rarity } from "#shared/content/cars/car.ts";
import { carByID } from "#shared/content/cars/catalog.ts";
import { lootByID } from "#shared/content/loot/catalog.ts";
import type { Loot, LootType } from "#shared/content/loot/loot.ts";
import type { CarID } from "#shared/ids.ts";
import type { Change } from "#shared/rules/garage/equip.ts";
import { describeReward, type Reward } from "#shared/rules/rewards/reward.ts";

import type { CountedKind } from "../../../ui/pictures/counted-picture.tsx";

/** How loudly a reward is celebrated, and in which colour. */
export type Tier = Rarity | "gold" | "plain";

export type Prize =
  | { readonly kind: CountedKind }
  | { readonly kind: "car"; readonly carID: CarID }
  | { readonly kind: "loot"; readonly loot: Loot };

/** One reward as it is shown. */
export interface Step {
  readonly prize: Prize;
  /** Such as "New car". */
  readonly kicker: string;
  readonly title: string;
  /** Where it is now. */
  readonly note: string;
  readonly tier: Tier;
  /** How it is put on; stickers are placed on a page of their own. Undefined for what can't be worn. */
  readonly equips?: Change | "customizer";
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

/** What is shown of some rewards, in their order. Kinds that this page doesn't know are logged and left out. @source core §4 Notifications */
export const stepsOf = (rewards: readonly Reward[]): readonly Step[] =>
  rewards.flatMap((reward) => {
    const step = stepFor(reward);
    if (!step) console.warn("unknown reward", reward);
    return step ? [step] : [];
  });

function stepFor(reward: Reward): Step | undefined {
  if ("carID" in reward) return carStep(reward.carID);
  if ("lootID" in reward) {
    const loot = lootByID(reward.lootID);
    return loot && lootStep(loot);
  }
  const kind = Object.keys(reward).find((key): key is CountedKind => key in COUNTED);
  if (kind === undefined) return undefined;
  const tier = kind === "goldDays" ? "gold" : "plain";
  return { prize: { kind }, title: describeReward(reward), tier, goldOnly: false, ...COUNTED[kind] };
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
  equips: loot.type === "sticker" ? "customizer" : { type: loot.type, id: loot.lootID },
  goldOnly: loot.goldOnly,
});
