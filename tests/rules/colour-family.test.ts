import { describe, expect, it } from "vitest";

import { LOOT } from "#shared/content/loot/catalog.ts";
import { lootArtOf } from "#shared/content/loot/drawn.ts";
import type { LootArt } from "#shared/content/loot/loot.ts";
import { COLOUR_FAMILIES, familyOf, mainColour } from "#shared/rules/garage/colour-family.ts";
import { areaOf } from "#shared/rules/garage/outline-area.ts";

describe("the family of a colour", () => {
  it("is what one would call it", () => {
    expect(familyOf("#ff4a2e")).toBe("red");
    expect(familyOf("#b9794a")).toBe("orange");
    expect(familyOf("#f0c04c")).toBe("yellow");
    expect(familyOf("#5fae4f")).toBe("green");
    expect(familyOf("#17bfae")).toBe("teal");
    expect(familyOf("#4aa8ff")).toBe("blue");
    expect(familyOf("#9a6bff")).toBe("violet");
    expect(familyOf("#ff9db5")).toBe("pink");
    expect(familyOf("#f7f1e3")).toBe("light");
    expect(familyOf("#151824")).toBe("dark");
  });
});

describe("the main colour of a picture", () => {
  const sticker = (...picture: Extract<LootArt, { type: "sticker" }>["picture"]): LootArt => ({
    type: "sticker",
    picture,
  });

  it("is the one that covers most of it; white and black count less", () => {
    expect(mainColour(sticker(["teal", "M0 0h60v60h-60z"], ["redline", "M0 0h20v20h-20z"]))).toBe("teal");
    expect(mainColour(sticker(["chalk", "M0 0h60v60h-60z"], ["redline", "M0 0h50v50h-50z"]))).toBe("red");
    expect(mainColour(sticker(["chalk", "M0 0h60v60h-60z"], ["redline", "M0 0h5v5h-5z"]))).toBe("light");
  });

  it("is none where many cover as much", () => {
    const square = "M0 0h30v30h-30z";
    expect(mainColour(sticker(["redline", square], ["amber", square], ["sky", square], ["leaf", square]))).toBe("many");
  });

  it("is found for every piece of loot, and no family takes them all", () => {
    const found = Map.groupBy(LOOT, (loot) => mainColour(lootArtOf(loot)));
    expect([...found.keys()].every((family) => COLOUR_FAMILIES.includes(family))).toBe(true);
    expect(found.size).toBeGreaterThan(6);
  });
});

describe("what an outline covers", () => {
  it("is about its boxes, or its length by the width of its line", () => {
    expect(areaOf("M10 10h20v5h-20z")).toBe(100);
    expect(areaOf("M0 0H10V10zM20 20L30 30z")).toBe(200);
    expect(areaOf("M0 0L30 40", 2)).toBe(140);
    expect(areaOf("M0 50a50 50 0 1 0 100 0a50 50 0 1 0 -100 0z")).toBe(10_000);
  });
});
