import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { LootID } from "#shared/content/loot/loot.ts";
import { MOST_STICKERS } from "#shared/rules/garage/equip.ts";
import {
  lifted,
  mirrored,
  movedBy,
  movedTo,
  PLACING,
  putOn,
  takenOff,
  turnedBy,
  type Stickers,
} from "#shared/rules/garage/placing.ts";
import { isSamePlacing } from "#shared/rules/garage/stickers.ts";

const id = (lootID: number): LootID => lootID as LootID;
const onCar = (...ids: readonly number[]): Stickers => ids.reduce<Stickers>((all, each) => putOn(all, id(each)), []);
const order = (stickers: Stickers): readonly number[] => stickers.map(({ lootID }) => lootID);

describe("placing stickers", () => {
  it("puts each on a free place, on top of the others, and at most five", () => {
    const five = onCar(1, 2, 3, 4, 5);
    expect(order(five)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(five.map(({ x }) => x)).size).toBe(MOST_STICKERS);
    expect(putOn(five, id(6))).toBe(five);
    expect(order(putOn(onCar(1, 2), id(1)))).toEqual([1, 2]);
    expect(order(takenOff(five, id(3)))).toEqual([1, 2, 4, 5]);
  });

  it("never moves one out of the area, and always to whole percents", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, y) => {
        const [sticker] = movedTo(onCar(1), id(1), x, y);
        expect(sticker?.x).toBeGreaterThanOrEqual(0);
        expect(sticker?.x).toBeLessThanOrEqual(100);
        expect(Number.isInteger(sticker?.x) && Number.isInteger(sticker?.y)).toBe(true);
      }),
    );
    expect(movedBy(movedTo(onCar(1), id(1), 50, 50), id(1), -PLACING.step, PLACING.leap)[0]).toMatchObject({
      x: 48,
      y: 60,
    });
  });

  it("turns either way round, and mirrors back and forth", () => {
    expect(turnedBy(onCar(1), id(1), -PLACING.turn)[0]?.turn).toBe(345);
    expect(turnedBy(turnedBy(onCar(1), id(1), 350), id(1), PLACING.turn)[0]?.turn).toBe(5);
    expect(mirrored(onCar(1), id(1))[0]?.isMirrored).toBe(true);
    expect(isSamePlacing(mirrored(mirrored(onCar(1), id(1)), id(1)), onCar(1))).toBe(true);
  });

  it("changes places with a neighbour, and leaves the lowest and the top one where they are", () => {
    const three = onCar(1, 2, 3);
    expect(order(lifted(three, id(1), 1))).toEqual([2, 1, 3]);
    expect(order(lifted(three, id(3), -1))).toEqual([1, 3, 2]);
    expect(lifted(three, id(3), 1)).toBe(three);
    expect(lifted(three, id(1), -1)).toBe(three);
    expect(isSamePlacing(three, lifted(three, id(1), 1))).toBe(false);
  });

  it("changes only the one that is meant", () => {
    const [, before] = onCar(1, 2);
    expect(turnedBy(onCar(1, 2), id(1), 15)[1]).toEqual(before);
  });
});
