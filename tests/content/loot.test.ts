import { describe, expect, it } from "vitest";

import { RARITIES } from "#shared/content/cars/car.ts";
import type { Hex } from "#shared/content/cars/colour.ts";
import { LOOT, LOOT_CONFIG, lootByAssetKey, lootByID } from "#shared/content/loot/catalog.ts";
import { drawFlame, drawLoot, drawParticle, LOOT_PICTURES } from "#shared/content/loot/draw.ts";
import { ALL_LOOT, lootArtOf } from "#shared/content/loot/drawn.ts";
import { LOOT_TYPES, type LootType } from "#shared/content/loot/loot.ts";
import {
  FLAME_OUTLINES,
  type FlameOutline,
  PARTICLE_SHAPES,
  type ParticleRecipe,
  type ParticleShape,
} from "#shared/content/loot/particles.ts";

import { doubled, elementsOf, faultsOf } from "./drawing.ts";

const ofType = (type: LootType) => LOOT.filter((loot) => loot.type === type);

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Hex, other: Hex): number {
  const [low = 0, high = 0] = [one, other]
    .map((hex) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5]
        .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe("the catalog of loot", () => {
  it("holds 130 stickers, 37 trails, 35 nametags, 29 nitros and 112 titles", () => {
    const counts = LOOT_TYPES.map((type) => [type, ofType(type).length]);
    expect(Object.fromEntries(counts)).toEqual({ sticker: 130, trail: 37, nametag: 35, nitro: 29, title: 112 });
  });

  it("gives every item an id and an asset key of its own, and a name of its own within its type", () => {
    for (const key of ["lootID", "assetKey"] as const) expect(doubled(LOOT.map((loot) => loot[key]))).toEqual([]);
    expect(doubled(LOOT.map(({ type, name }) => `${type} ${name}`))).toEqual([]);
    expect(LOOT.filter((loot) => lootByID(loot.lootID) !== loot)).toEqual([]);
  });

  it("has every rarity", () => {
    expect(new Set(LOOT.map((loot) => loot.rarity))).toEqual(new Set(RARITIES));
  });

  it("names defaults that exist, have the right type and cost no membership", () => {
    const named = LOOT_TYPES.flatMap((type) =>
      [LOOT_CONFIG[type].assetKey, LOOT_CONFIG[type].goldAssetKey].flatMap((key) =>
        key === null ? [] : [[type, key]],
      ),
    );
    expect(named.map(([, key = ""]) => [lootByAssetKey(key)?.type, key])).toEqual(named);
    const plain = LOOT_TYPES.flatMap((type) => LOOT_CONFIG[type].assetKey ?? []);
    expect(plain.filter((key) => lootByAssetKey(key)?.goldOnly)).toEqual([]);
  });

  it("starts a racer with the plain nitro, a gold member with the golden one, and a team member as a recruit", () => {
    expect(LOOT_CONFIG.nitro).toMatchObject({ assetKey: "nitro_default", goldAssetKey: "nitro_gold" });
    expect(lootByAssetKey("nitro_gold")?.goldOnly).toBe(true);
    expect(lootByAssetKey(LOOT_CONFIG.title.assetKey ?? "")?.name).toBe("Raw Racing Recruit");
  });
});

describe("the picture of a piece of loot", () => {
  it.each(ALL_LOOT.map(({ loot, art }) => [`${loot.type} ${loot.name}`, loot, art] as const))(
    "of %s is sound",
    (_, loot, art) => {
      const svg = drawLoot(loot, art);
      expect(faultsOf(svg)).toEqual([]);
      expect(elementsOf(svg)[0]?.getAttribute("viewBox")).toBe(`0 0 ${LOOT_PICTURES[loot.type].join(" ")}`);
    },
  );

  it("is like no other", () => expect(doubled(ALL_LOOT.map(({ loot, art }) => drawLoot(loot, art)))).toEqual([]));

  it("has words that can be read on nametags and titles, and none elsewhere", () => {
    for (const { loot, art } of ALL_LOOT) {
      expect("inks" in art).toBe(loot.type === "nametag" || loot.type === "title");
      if (!("inks" in art)) continue;
      expect(drawLoot(loot, art)).toContain(art.inks.ground);
      expect([loot.name, contrast(art.inks.ground, art.inks.text) >= 4.5]).toEqual([loot.name, true]);
    }
  });
});

describe("what flies behind a car", () => {
  const recipes = LOOT.flatMap((loot): readonly ParticleRecipe[] => {
    const art = lootArtOf(loot);
    return art.type === "trail" ? [art.particles] : art.type === "nitro" ? [art.flame.sparks] : [];
  });

  it("is told for every trail and nitro", () => {
    expect(recipes).toHaveLength(ofType("trail").length + ofType("nitro").length);
  });

  it("stays within what a school laptop can draw: at most 60 particles alive for each car", () => {
    const alive = recipes.map(({ ratePerSecond, lifeMs }) => (ratePerSecond * lifeMs) / 1_000);
    expect(Math.max(...alive)).toBeLessThanOrEqual(60);
    expect(Math.min(...alive)).toBeGreaterThan(3);
  });

  it("has sizes, speeds and colours that make sense", () => {
    for (const { sizePx, speedPxPerSecond, colours, growth } of recipes) {
      expect(sizePx[0]).toBeGreaterThan(0);
      expect(sizePx[1]).toBeGreaterThanOrEqual(sizePx[0]);
      expect(speedPxPerSecond[1]).toBeGreaterThanOrEqual(speedPxPerSecond[0]);
      expect(growth).toBeGreaterThan(0);
      expect(colours.length).toBeGreaterThanOrEqual(3);
      for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it("has a texture to tint for every shape and flame", () => {
    for (const shape of Object.keys(PARTICLE_SHAPES))
      expect(faultsOf(drawParticle(shape as ParticleShape))).toEqual([]);
    for (const outline of Object.keys(FLAME_OUTLINES)) expect(faultsOf(drawFlame(outline as FlameOutline))).toEqual([]);
  });
});
