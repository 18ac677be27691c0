import { gzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { INKS, RARITIES } from "#shared/content/cars/car.ts";
import { carByID, CARS, GUEST_CAR, STARTING_CARS } from "#shared/content/cars/catalog.ts";
import { oklchOf, turned } from "#shared/content/cars/colour.ts";
import { drawCar, drawCarBody, drawWheel, PICTURE, wheelsOf } from "#shared/content/cars/draw.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import { stickerMarkup } from "#shared/content/loot/draw.ts";

import { doubled, elementsOf, faultsOf, idsOf, shapesOf } from "./drawing.ts";

const HUES = [0, 1, 47, 120, 215, 359];
const coloursIn = (svg: string, inks: readonly string[]) =>
  [...svg.matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex).filter((hex) => inks.includes(hex));
const paintsOf = ({ recipe }: (typeof CARS)[number]) => [recipe.paint, ...(recipe.second ? [recipe.second] : [])];

describe("the catalog of cars", () => {
  it("has at least 40 cars in five rarities, none of them lonely", () => {
    expect(CARS.length).toBeGreaterThanOrEqual(40);
    for (const rarity of RARITIES) expect(CARS.filter((car) => car.rarity === rarity).length).toBeGreaterThan(3);
  });

  it("gives every car an id, a name and an asset key of its own", () => {
    for (const key of ["carID", "name", "assetKey"] as const) expect(doubled(CARS.map((car) => car[key]))).toEqual([]);
    expect(CARS.filter((car) => carByID(car.carID) !== car)).toEqual([]);
  });

  it("starts everyone with a choice of three common cars, and guests with one of them", () => {
    expect(STARTING_CARS.map((id) => carByID(id))).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ rarity: "common", unlockLevel: 1, goldOnly: false })),
    );
    expect(STARTING_CARS).toContain(GUEST_CAR);
  });

  it("keeps XCelsior for gold members and out of the dealership", () => {
    const car = CARS.find(({ name }) => name === "XCelsior");
    expect(car).toMatchObject({ goldOnly: true, purchasable: false, rarity: "legendary" });
  });

  it("asks a price for exactly the cars that can be bought, and more for the rarer ones", () => {
    expect(CARS.filter((car) => car.purchasable !== car.price > 0)).toEqual([]);
    const dearest = RARITIES.map((rarity) => Math.max(...CARS.filter((c) => c.rarity === rarity).map((c) => c.price)));
    expect(dearest).toEqual(dearest.toSorted((a, b) => a - b));
  });

  it("travels to the browser in under 24 KB", () => {
    expect(gzipSync(JSON.stringify(CARS)).length).toBeLessThan(24_000);
  });
});

describe("the picture of a car", () => {
  it.each(CARS.map((car) => [car.name, car] as const))("of %s is sound in every paint and frame", (_, car) => {
    for (const hueAngle of HUES)
      for (const frame of [0, 1] as const) {
        expect(faultsOf(drawCar(car, { hueAngle, frame }))).toEqual([]);
        expect(faultsOf(drawCarBody(car, { hueAngle, frame }))).toEqual([]);
      }
    expect(faultsOf(drawWheel(car))).toEqual([]);
  });

  it("is the same size for all, and any size on request", () => {
    for (const car of CARS) expect(drawCar(car, { hueAngle: 0 })).toContain('viewBox="0 0 320 140"');
    const [root] = elementsOf(drawCar(CARS[0]!, { hueAngle: 0, widthPx: 640 }));
    expect([root?.getAttribute("width"), root?.getAttribute("height")]).toEqual(["640", "280"]);
  });

  it("stands with every wheel on the ground, inside the picture", () => {
    const wheels = CARS.flatMap(wheelsOf);
    expect(wheels.filter(({ y, r }) => y + r !== PICTURE.ground)).toEqual([]);
    expect(wheels.filter(({ x, r }) => x - r < 0 || x + r > PICTURE.width)).toEqual([]);
  });

  it("has no wheel picture when the car floats", () => {
    const floating = CARS.filter((car) => wheelsOf(car).length === 0);
    expect(floating.length).toBeGreaterThan(0);
    for (const car of floating) expect(elementsOf(drawWheel(car))).toHaveLength(1);
  });

  it("is like no other in its shapes, wheels and all", () => {
    expect(doubled(CARS.map((car) => shapesOf(drawCar(car, { hueAngle: 0 }))))).toEqual([]);
    expect(doubled(CARS.map((car) => car.recipe.silhouette))).toEqual([]);
  });

  it("can stand beside every other car in one page without sharing an id", () => {
    const ids = CARS.flatMap((car) => HUES.flatMap((hueAngle) => idsOf(drawCar(car, { hueAngle }))));
    expect(ids.length).toBeGreaterThan(CARS.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("carries up to three stickers, in their own colours", () => {
    const stickers = LOOT.flatMap((loot) => stickerMarkup(loot) ?? []).slice(0, 4);
    for (const car of CARS) {
      const svg = drawCar(car, { hueAngle: 47, stickers });
      expect(faultsOf(svg)).toEqual([]);
      expect(stickers.map((markup) => svg.includes(markup))).toEqual([true, true, true, false]);
    }
  });

  it("moves between two frames exactly when the car is animated", () => {
    for (const car of CARS) {
      const [still, moved] = ([0, 1] as const).map((frame) => drawCarBody(car, { hueAngle: 0, frame }));
      expect([car.name, still !== moved]).toEqual([car.name, car.isAnimated]);
    }
    expect(CARS.filter((car) => car.isAnimated).length).toBeGreaterThan(4);
  });

  it("shows the rarity in its shapes: one recipe makes five different pictures", () => {
    const shapes = RARITIES.map((rarity) => shapesOf(drawCarBody({ ...CARS[0]!, rarity }, { hueAngle: 0 })));
    expect(new Set(shapes).size).toBe(5);
  });
});

describe("paint", () => {
  it("is the car's own at an angle of 0 and gone at any other", () => {
    for (const car of CARS)
      for (const paint of paintsOf(car)) {
        expect(drawCarBody(car, { hueAngle: 0 })).toContain(paint);
        expect(drawCarBody(car, { hueAngle: 120 })).not.toContain(paint);
      }
  });

  it("looks different every 30 degrees and keeps its lightness", () => {
    for (const paint of CARS.flatMap(paintsOf)) {
      const round = Array.from({ length: 12 }, (_, step) => turned(paint, step * 30));
      expect([paint, new Set(round).size]).toEqual([paint, 12]);
      for (const colour of round) expect(oklchOf(colour).lightness).toBeCloseTo(oklchOf(paint).lightness, 1);
    }
  });

  it("turns while glass, lamps and tyres stay as they are", () => {
    const fixed = [INKS.glass, INKS.frost, INKS.tyre, INKS.rubber, INKS.butter, INKS.redline, INKS.chrome];
    for (const car of CARS) {
      const [own, other] = [0, 120].map((hueAngle) => drawCar(car, { hueAngle }));
      expect(own).not.toBe(other);
      expect(coloursIn(other!, fixed)).toEqual(coloursIn(own!, fixed));
      expect(shapesOf(other!)).toBe(shapesOf(own!));
    }
  });
});
