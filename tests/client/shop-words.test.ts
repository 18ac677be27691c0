import { describe, expect, it, vi } from "vitest";

import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";

import { carsShown, readCarFilter, writeCarFilter } from "../../client/features/shop/dealership-filter.ts";
import { noteWords } from "../../client/features/shop/note-words.ts";
import { knownItems } from "../../client/features/shop/thing.ts";

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

it("What a page doesn't know of the shop is left out, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const known = [car(1, {}), { type: "loot", id: 130 }, { type: "nitros", id: 5 }] as const;
  const missing = (["car", "loot", "bundle"] as const).map((type) => ({ type, id: 999_999 }));
  expect(knownItems(known)).toEqual(known);
  expect(warn).not.toHaveBeenCalled();
  expect(knownItems([...missing, ...known])).toEqual(known);
  expect(warn.mock.calls.map(([words]) => words as string)).toEqual(Array(3).fill("Shop item missing:"));
  warn.mockRestore();
});
