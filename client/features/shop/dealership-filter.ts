import { RARITIES, type Rarity } from "#shared/content/cars/car.ts";
import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";

/** What of the dealership is shown. */
export interface CarFilter {
  readonly rarity: Rarity | undefined;
  /** Only what the player can buy now. */
  readonly canBuy: boolean;
}

/** The filter in an address; what it doesn't know is left out. */
export const readCarFilter = (search: URLSearchParams): CarFilter => ({
  rarity: RARITIES.find((rarity) => rarity === search.get("rarity")),
  canBuy: search.get("show") === "now",
});

/** The address with a filter; the rest of it stays. */
export function writeCarFilter(search: URLSearchParams, { rarity, canBuy }: CarFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("rarity");
  next.delete("show");
  if (rarity) next.set("rarity", rarity);
  if (canBuy) next.set("show", "now");
  return next;
}

/** The cars that are wanted: those whose level is reached, and those that come with a later one. */
export function carsShown(
  items: readonly ShopItem[],
  { rarity, canBuy }: CarFilter,
  level: number,
): { readonly reached: readonly ShopItem[]; readonly later: readonly ShopItem[] } {
  const wanted = items.filter(
    (item) => (rarity === undefined || item.rarity === rarity) && (!canBuy || item.hindrance === null),
  );
  return {
    reached: wanted.filter(({ unlockLevel }) => unlockLevel <= level),
    later: wanted.filter(({ unlockLevel }) => unlockLevel > level),
  };
}
