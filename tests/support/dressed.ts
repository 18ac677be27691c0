import { LOOT } from "#shared/content/loot/catalog.ts";
import type { LootID, LootType } from "#shared/content/loot/loot.ts";
import { equipLoot } from "#shared/contracts/economy/garage.ts";
import type { CarID } from "#shared/ids.ts";
import { SINGLE_TYPES, type SingleType } from "#shared/rules/garage/worn.ts";

import { giveTo } from "./garage-deeds.ts";
import type { Product } from "./product.ts";
import type { Visitor } from "./visitor.ts";

/** Loot of a type that the shop sells to everybody. */
export const forEverybody = (type: LootType): readonly LootID[] =>
  LOOT.filter((loot) => loot.type === type && !loot.goldOnly && loot.ways.some(({ from }) => from === "shop")).map(
    ({ lootID }) => lootID,
  );

interface Outfit {
  readonly carID?: number;
  readonly hueAngle?: number;
  /** Which of the loot for everybody: the first, the second… */
  readonly nth?: number;
  readonly stickers?: number;
}

/** Gives a player a car and loot of every kind, and puts it all on. */
export async function dress(
  product: Product,
  racer: Visitor,
  { carID = 8, hueAngle = 222, nth = 0, stickers = 5 }: Outfit = {},
): Promise<Readonly<Record<SingleType, LootID>> & { readonly stickers: readonly LootID[] }> {
  const pick = (type: LootType): LootID => {
    const all = forEverybody(type);
    return all[nth % all.length] as LootID;
  };
  const singles = { trail: pick("trail"), nitro: pick("nitro"), nametag: pick("nametag"), title: pick("title") };
  const stuck = forEverybody("sticker").slice(nth * 5, nth * 5 + stickers);
  const loot = [...Object.values(singles), ...stuck].map((lootID) => ({ lootID }));
  await giveTo(product, racer, [{ carID: carID as CarID }, ...loot]);
  const changes = [
    { type: "car", id: carID, hueAngle },
    ...SINGLE_TYPES.map((type) => ({ type, id: singles[type] })),
    { type: "sticker", ids: stuck },
  ];
  await racer.get(equipLoot, { body: { changes } });
  return { ...singles, stickers: stuck };
}
