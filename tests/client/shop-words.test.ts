import { describe, expect, it } from "vitest";

import type { ShopItem } from "#shared/contracts/shop-shapes.ts";

import { carsShown, readCarFilter, writeCarFilter } from "../../client/features/shop/dealership-filter.ts";
import { noteWords } from "../../client/features/shop/note-words.ts";

const car = (id: number, more: Partial<ShopItem>): ShopItem =>
  ({ type: "car", id, rarity: "common", unlockLevel: 1, hindrance: null, ...more }) as ShopItem;

const CARS = [
  car(1, {}),
  car(2, { rarity: "rare", hindrance: { why: "notEnoughMoney", message: "", missingMoney: 4_500 } }),
  car(3, { rarity: "rare", unlockLevel: 12, hindrance: { why: "levelTooLow", message: "", unlockLevel: 12 } }),
];
const idsOf = ({ reached, later }: ReturnType<typeof carsShown>) => [
  reached.map(({ id }) => id),
  later.map(({ id }) => id),
];

describe("the cars of the dealership", () => {
  it("are those of the player's level, and those that come later", () => {
    expect(idsOf(carsShown(CARS, { rarity: undefined, canBuy: false }, 5))).toEqual([[1, 2], [3]]);
    expect(idsOf(carsShown(CARS, { rarity: undefined, canBuy: false }, 12))).toEqual([[1, 2, 3], []]);
  });

  it("can be had by rarity, and only as far as they can be bought now", () => {
    expect(idsOf(carsShown(CARS, { rarity: "rare", canBuy: false }, 5))).toEqual([[2], [3]]);
    expect(idsOf(carsShown(CARS, { rarity: undefined, canBuy: true }, 5))).toEqual([[1], []]);
  });

  it("are chosen in the address, which says nothing that isn't known", () => {
    const search = writeCarFilter(new URLSearchParams("graphics=plain"), { rarity: "epic", canBuy: true });
    expect(String(search)).toBe("graphics=plain&rarity=epic&show=now");
    expect(readCarFilter(search)).toEqual({ rarity: "epic", canBuy: true });
    expect(readCarFilter(new URLSearchParams("rarity=shiny&show=later"))).toEqual({ rarity: undefined, canBuy: false });
    expect(String(writeCarFilter(search, { rarity: undefined, canBuy: false }))).toBe("graphics=plain");
  });
});

describe("a card of the shop", () => {
  it("says in a few words what is missing, and nothing where nothing is", () => {
    expect(CARS.map(noteWords)).toEqual([undefined, "You need $4,500 more", "From level 12"]);
  });
});
