import { Resvg } from "@resvg/resvg-js";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";

import { freshLines } from "#shared/rules/certificate/fresh-lines.ts";
import { lettersOf } from "#shared/server/certificates/drawing/letters.ts";
import { DARK, drawLine, LIGHT } from "#shared/server/certificates/drawing/line.ts";
import { pictureOf } from "#shared/server/certificates/drawing/picture.ts";
import { PICTURE, rowsOf } from "#shared/server/certificates/drawing/rows.ts";

import { diceOf } from "../support/dice.ts";

const LINE = "whole bridge for pink travels";
const SUM = "25 + 10 + 10 + 5 + 1 + 1 + 1 =";

/** Every character that a picture can show, in lines as long as they come. */
const EVERY = [
  "abcdefghi jklmnopqr stuvwxyz mmm",
  "mmmmmmmmm wwwwwwwww mmmmmmmmm wwww",
  "jjjjjjjjj ppppppppp bbbbbbbbb ddd",
  "123 + 456 =",
  "789 × 100 =",
  "144 ÷ 12 =",
  "20 − 7 =",
  SUM,
];

const chunksOf = (png: Buffer): readonly string[] => {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) names.push(png.toString("latin1", at + 4, at + 8));
  return names;
};

/** How much light a colour gives, from 0 to 1. @source WCAG 2.2, relative luminance */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("the picture of a line", () => {
  it("is the same by the same dice, and another by others", async () => {
    const [one, again, other] = ["one", "one", "other"].map((name) => drawLine(LINE, diceOf(name)));
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    expect(await pictureOf(one ?? "")).toEqual(await pictureOf(again ?? ""));
  });

  it("shows another text by the same dice in other pixels", async () => {
    const [one, other] = ["whole bridge for pink travels", "whole bridge for pint travels"].map(async (text) =>
      pictureOf(drawLine(text, diceOf("one"))),
    );
    expect((await one)?.equals((await other) ?? Buffer.alloc(0))).toBe(false);
  });

  it.each([LINE, SUM])("has nothing of the text in it: %s", async (text) => {
    const svg = drawLine(text, diceOf(text));
    expect(svg).not.toMatch(/<text|<title|<desc|aria-|font|id=/);
    for (const word of text.split(" ").filter((part) => /[a-z]/.test(part))) expect(svg).not.toContain(word);
    expect(chunksOf(await pictureOf(svg))).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  });

  it.each(EVERY)("has every letter inside: %s", (text) => {
    for (let nth = 0; nth < 200; nth++) {
      const letters = rowsOf(text).flatMap((row) => lettersOf(row, diceOf(`${text} ${nth}`)));
      expect(letters).toHaveLength(text.replaceAll(" ", "").length);
      const points =
        letters
          .join("")
          .match(/-?[\d.]+ -?[\d.]+/g)
          ?.map((point) => point.split(" ").map(Number)) ?? [];
      const outside = points.filter(([x = -1, y = -1]) => x < 0 || x > PICTURE.width || y < 0 || y > PICTURE.height);
      expect(outside).toEqual([]);
    }
  });

  it("refuses a character that it can't show", () => {
    expect(() => drawLine("naïve", diceOf("one"))).toThrow("no picture can show ï");
  });

  it("is in two shades far apart, also for whoever sees no colours", () => {
    const [dark, light] = [luminance(DARK), luminance(LIGHT)];
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(7);
  });

  it("keeps what the renderer drew, but for shades that no eye tells apart", async () => {
    for (const line of freshLines(diceOf("kept"), 3)) {
      const svg = drawLine(line, diceOf(line));
      const drawn = new Resvg(svg).render();
      const kept = PNG.sync.read(await pictureOf(svg));
      expect({ width: kept.width, height: kept.height }).toEqual(PICTURE);
      const off = drawn.pixels.map((part, at) => Math.abs(part - (kept.data[at] ?? 0)));
      expect(off.reduce((most, one) => Math.max(most, one), 0)).toBeLessThanOrEqual(9);
    }
  });
});
