import { gzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { INKS, RARITIES } from "#shared/content/cars/car.ts";
import { carByID, CARS, GUEST_CAR, STARTING_CARS, WAMPUS_CAR } from "#shared/content/cars/catalog.ts";
import { oklchOf, turned } from "#shared/content/cars/colour.ts";
import { drawCar, drawCarBody, drawWheel, PICTURE, wheelsOf } from "#shared/content/cars/draw.ts";
import { DRAWN_CARS } from "#shared/content/cars/drawn.ts";
import { ALL_LOOT } from "#shared/content/loot/drawn.ts";
import { stickerPicture } from "#shared/content/loot/parts/plates.ts";

import { doubled, elementsOf, faultsOf, idsOf, shapesOf } from "./drawing.ts";

const HUES = [0, 1, 47, 120, 215, 359];
const coloursIn = (svg: string, inks: readonly string[]) =>
  [...svg.matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex).filter((hex) => inks.includes(hex));
const paintsOf = ({ recipe }: (typeof DRAWN_CARS)[number]) => [recipe.paint, ...(recipe.second ? [recipe.second] : [])];

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

  it("gives the Wampus its wagon", () => expect(carByID(WAMPUS_CAR)?.name).toBe("Wampus Wagon"));

  it("travels to the browser in under 5 KB, and a picture in under 1.5 KB", () => {
    expect(gzipSync(JSON.stringify(CARS)).length).toBeLessThan(5_000);
    const heavy = DRAWN_CARS.filter(({ recipe }) => gzipSync(JSON.stringify(recipe)).length > 1_500);
    expect(heavy.map(({ name }) => name)).toEqual([]);
  });
});

describe("the picture of a car", () => {
  it.each(DRAWN_CARS.map((car) => [car.name, car] as const))("of %s is sound in every paint and frame", (_, car) => {
    for (const hueAngle of HUES)
      for (const frame of [0, 1] as const) {
        expect(faultsOf(drawCar(car, { hueAngle, frame }))).toEqual([]);
        expect(faultsOf(drawCarBody(car, { hueAngle, frame }))).toEqual([]);
      }
    expect(faultsOf(drawWheel(car))).toEqual([]);
  });

  it("is the same size for all, and any size on request", () => {
    for (const car of DRAWN_CARS) expect(drawCar(car, { hueAngle: 0 })).toContain('viewBox="0 0 320 140"');
    const [root] = elementsOf(drawCar(DRAWN_CARS[0]!, { hueAngle: 0, widthPx: 640 }));
    expect([root?.getAttribute("width"), root?.getAttribute("height")]).toEqual(["640", "280"]);
  });

  it("stands with every wheel on the ground, inside the picture", () => {
    const wheels = DRAWN_CARS.flatMap(wheelsOf);
    expect(wheels.length).toBeGreaterThan(DRAWN_CARS.length);
    expect(wheels.filter(({ y, r }) => y + r !== PICTURE.ground)).toEqual([]);
    expect(wheels.filter(({ x, r }) => x - r < 0 || x + r > PICTURE.width)).toEqual([]);
  });

  it("has no wheel picture when the car floats", () => {
    const floating = DRAWN_CARS.filter((car) => wheelsOf(car).length === 0);
    expect(floating.length).toBeGreaterThan(0);
    for (const car of floating) expect(elementsOf(drawWheel(car))).toHaveLength(1);
  });

  it("is like no other in its shapes, wheels and all", () => {
    expect(doubled(DRAWN_CARS.map((car) => shapesOf(drawCar(car, { hueAngle: 0 }))))).toEqual([]);
    expect(doubled(DRAWN_CARS.map((car) => car.recipe.silhouette))).toEqual([]);
  });

  it("can stand beside every other car in one page without sharing an id", () => {
    const ids = DRAWN_CARS.flatMap((car) => HUES.flatMap((hueAngle) => idsOf(drawCar(car, { hueAngle }))));
    expect(ids.length).toBeGreaterThan(DRAWN_CARS.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("carries stickers where they were put, in their own colours", () => {
    const pictures = ALL_LOOT.flatMap(({ loot, art }) =>
      art.type === "sticker" ? [stickerPicture(art.picture, loot.rarity)] : [],
    ).slice(0, 5);
    const stickers = pictures.map((markup, nth) => ({
      markup,
      x: nth * 25,
      y: 50,
      turn: nth * 40,
      isMirrored: nth % 2 === 1,
    }));
    for (const car of DRAWN_CARS) {
      const svg = drawCar(car, { hueAngle: 47, stickers });
      expect(faultsOf(svg)).toEqual([]);
      expect(pictures.map((markup) => svg.includes(markup))).toEqual(pictures.map(() => true));
      expect(svg).not.toBe(drawCar(car, { hueAngle: 47, stickers: stickers.toReversed() }));
    }
  });

  it("moves between two frames exactly when the car is animated", () => {
    for (const car of DRAWN_CARS) {
      const [still, moved] = ([0, 1] as const).map((frame) => drawCarBody(car, { hueAngle: 0, frame }));
      expect([car.name, still !== moved]).toEqual([car.name, car.isAnimated]);
    }
    expect(DRAWN_CARS.filter((car) => car.isAnimated).length).toBeGreaterThan(4);
  });

  it("shows the rarity in its shapes: one recipe makes five different pictures", () => {
    const shapes = RARITIES.map((rarity) => shapesOf(drawCarBody({ ...DRAWN_CARS[0]!, rarity }, { hueAngle: 0 })));
    expect(new Set(shapes).size).toBe(5);
  });
});

describe("paint", () => {
  it("is the car's own at an angle of 0 and gone at any other", () => {
    for (const car of DRAWN_CARS)
      for (const paint of paintsOf(car)) {
        expect(drawCarBody(car, { hueAngle: 0 })).toContain(paint);
        expect(drawCarBody(car, { hueAngle: 120 })).not.toContain(paint);
      }
  });

  it("looks different every 30 degrees and keeps its lightness", () => {
    for (const paint of DRAWN_CARS.flatMap(paintsOf)) {
      const round = Array.from({ length: 12 }, (_, step) => turned(paint, step * 30));
      expect([paint, new Set(round).size]).toEqual([paint, 12]);
      for (const colour of round) expect(oklchOf(colour).lightness).toBeCloseTo(oklchOf(paint).lightness, 1);
    }
  });

  it("turns while glass, lamps and tyres stay as they are", () => {
    const fixed = [INKS.glass, INKS.frost, INKS.tyre, INKS.rubber, INKS.butter, INKS.redline, INKS.chrome];
    for (const car of DRAWN_CARS) {
      const [own, other] = [0, 120].map((hueAngle) => drawCar(car, { hueAngle }));
      expect(own).not.toBe(other);
      expect(coloursIn(other!, fixed)).toEqual(coloursIn(own!, fixed));
      expect(shapesOf(other!)).toBe(shapesOf(own!));
    }
  });
});
