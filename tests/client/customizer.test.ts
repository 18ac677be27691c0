import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LOOT } from "#shared/content/loot/catalog.ts";
import { LOOT_TYPES, type LootID } from "#shared/content/loot/loot.ts";
import { encodeLook, PLAIN_LOOK } from "#shared/rules/garage/look.ts";
import { putOn } from "#shared/rules/garage/placing.ts";
import { collectionOf } from "#shared/rules/garage/showcase.ts";
import { defaultOf } from "#shared/rules/garage/worn.ts";
import type { Stamp } from "#shared/units.ts";

import { standingWords } from "../../client/features/customizer/bar/standing-words.ts";
import { isFiltering, matching, readFilter, shelvesOf, writeFilter } from "../../client/features/customizer/filter.ts";
import { piecesOf, type Piece } from "../../client/features/customizer/pieces.ts";
import { deedOf, doneWith, saidOf } from "../../client/features/customizer/stickers/deeds.ts";

const now = new Date(2026, 10, 24, 18, 30);
const noon = new Date(2026, 10, 24, 12).getTime() / 1_000;
const nobody = { loot: [], look: "", isGold: false, isToldOfGold: true, now };
const owning = (...ids: readonly number[]) => ({
  ...nobody,
  loot: LOOT.filter(({ lootID }) => ids.includes(lootID)).map(({ lootID, type }) => ({
    lootID,
    type,
    createdStamp: (lootID === 101 ? noon - 86_400 : noon) as Stamp,
    equipped: 0,
  })),
});
const pieceOf = (pieces: readonly Piece[], lootID: LootID | number | null): Piece => {
  const piece = pieces.find(({ loot }) => loot.lootID === lootID);
  if (!piece) throw new Error(`no piece ${String(lootID)}`);
  return piece;
};
const goldNametag = LOOT.find(({ type, goldOnly }) => type === "nametag" && goldOnly)?.lootID ?? (0 as LootID);

describe("the pieces of a kind", () => {
  it("count what everyone has as owned and on", () => {
    const trails = piecesOf("trail", nobody);
    expect(trails.filter(({ isOwned }) => isOwned)).toHaveLength(1);
    expect(pieceOf(trails, defaultOf("trail", false)).isWorn).toBe(true);
    expect(piecesOf("sticker", nobody).some(({ isOwned, isWorn }) => isOwned || isWorn)).toBe(false);
    expect(pieceOf(piecesOf("nitro", { ...nobody, isGold: true }), defaultOf("nitro", true)).isWorn).toBe(true);
  });

  it("leave out what is for gold members where nobody is to be told of it, but for what is owned", () => {
    const pupil = { ...nobody, isToldOfGold: false };
    const names = piecesOf("nametag", pupil);
    expect(names.filter(({ loot }) => loot.goldOnly)).toEqual([]);
    expect(names.length).toBeGreaterThan(2);
    const had = piecesOf("nametag", { ...owning(goldNametag), isToldOfGold: false });
    expect(had.filter(({ loot }) => loot.goldOnly).map(({ loot }) => loot.lootID)).toEqual([goldNametag]);
  });

  it("are as many as others read in the collection, whatever was got, with gold and without", () => {
    const kinds = {
      sticker: "stickers",
      trail: "trails",
      nitro: "nitros",
      nametag: "nametags",
      title: "titles",
    } as const;
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...LOOT.map(({ lootID }) => lootID))), fc.boolean(), (got, isGold) => {
        const collection = collectionOf(1, got, isGold);
        for (const type of LOOT_TYPES) {
          const owned = piecesOf(type, { ...owning(...got), isGold }).filter(({ isOwned }) => isOwned);
          expect(collection[kinds[type]]).toBe(owned.length);
        }
      }),
    );
  });

  it("are new on the day they were got", () => {
    const stickers = piecesOf("sticker", owning(101, 119));
    expect(pieceOf(stickers, 101)).toMatchObject({ isOwned: true, isNew: false });
    expect(pieceOf(stickers, 119)).toMatchObject({ isOwned: true, isNew: true });
  });

  it("wait for gold when it has run out, and what everyone has is on meanwhile", () => {
    const owner = { ...owning(goldNametag), look: encodeLook({ ...PLAIN_LOOK, nametag: goldNametag }) };
    expect(pieceOf(piecesOf("nametag", owner), goldNametag)).toMatchObject({ isWorn: false, isWaiting: true });
    expect(pieceOf(piecesOf("nametag", owner), defaultOf("nametag", false)).isWorn).toBe(true);
    const gold = piecesOf("nametag", { ...owner, isGold: true });
    expect(pieceOf(gold, goldNametag)).toMatchObject({ isWorn: true, isWaiting: false });
  });

  it("tell a basic player the truth about what is for gold members only", () => {
    const locked = pieceOf(piecesOf("nametag", nobody), goldNametag);
    expect(standingWords(locked, false)).toMatch(/^Locked\. .+ Only gold members can wear it\.$/);
    expect(standingWords(locked, true)).not.toContain("Only gold");
    const owned = pieceOf(piecesOf("nametag", owning(goldNametag)), goldNametag);
    expect(standingWords(owned, false)).toBe("It's yours. Only gold members can wear it.");
  });
});

describe("the filter of the shelf", () => {
  const stickers = piecesOf("sticker", owning(101, 119));
  const find = (query: string) => matching(stickers, readFilter(new URLSearchParams(query)), () => "red");

  it("is kept in the address, with all that it doesn't know left alone", () => {
    const filter = readFilter(new URLSearchParams("show=owned&rarity=epic&colour=teal&name=st&graphics=plain"));
    expect(filter).toEqual({ standing: "owned", rarity: "epic", colour: "teal", name: "st" });
    const next = writeFilter(new URLSearchParams("graphics=plain&show=owned"), { rarity: "rare", name: "" });
    expect(next.toString()).toBe("graphics=plain&rarity=rare");
    expect(isFiltering(readFilter(new URLSearchParams("rarity=shiny")))).toBe(false);
  });

  it("shows what fits all of it", () => {
    expect(find("show=owned").map(({ loot }) => loot.lootID)).toEqual([101, 119]);
    expect(find("show=locked")).toHaveLength(stickers.length - 2);
    expect(find("name=BRIGHT").map(({ loot }) => loot.name)).toEqual(["Bright Star"]);
    expect(find("rarity=common").every(({ loot }) => loot.rarity === "common")).toBe(true);
    expect(find("colour=blue")).toEqual([]);
    expect(find("colour=red")).toHaveLength(stickers.length);
  });

  it("puts one's own first, then what is sold now, then the rest by rarity, each once and no shelf empty", () => {
    const sold = new Set([102, 119] as LootID[]);
    const shelves = shelvesOf(stickers, sold);
    expect(shelves.map(([key]) => key)).toEqual(["yours", "sold", "common", "uncommon", "rare", "epic", "legendary"]);
    expect(shelves.slice(0, 2).map(([, own]) => own.map(({ loot }) => loot.lootID))).toEqual([[101, 119], [102]]);
    const all = shelves.flatMap(([, own]) => own);
    expect(all).toHaveLength(stickers.length);
    expect(new Set(all).size).toBe(stickers.length);
    expect(shelvesOf(find("rarity=epic"), new Set()).map(([key]) => key)).toEqual(["epic"]);
  });
});

describe("what keys do with a sticker", () => {
  const [one, two] = [101 as LootID, 119 as LootID];
  const on = putOn(putOn([], one), two);
  const press = (key: string, shiftKey = false): string => {
    const deed = deedOf({ key, shiftKey });
    if (!deed) return "nothing";
    const after = doneWith(on, one, deed, shiftKey);
    return saidOf("Bolt", one, deed, on, after);
  };

  it("is said aloud", () => {
    expect(press("ArrowRight")).toBe("Bolt: 52% across, 50% down.");
    expect(press("ArrowUp", true)).toBe("Bolt: 50% across, 40% down.");
    expect(press("r")).toBe("Bolt turned to 15 degrees.");
    expect(press("R", true)).toBe("Bolt turned to 345 degrees.");
    expect(press("m")).toBe("Bolt is mirrored.");
    expect(press("]")).toBe("Bolt is number 2 of 2 from the bottom.");
    expect(press("[")).toBe("Bolt is already at the bottom.");
    expect(press("Delete")).toBe("Bolt is off the car.");
    expect(press("x")).toBe("nothing");
  });
});
