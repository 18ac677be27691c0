import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { contrast, inkOn, parseHex } from "#shared/format/contrast.ts";

const tokens = readFileSync(new URL("../../client/ui/tokens.css", import.meta.url), "utf8");
const blockOf = (selector: string): string => tokens.split(`${selector} {`)[1]?.split("\n}")[0] ?? "";
const declared = (block: string): Map<string, string> =>
  new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));

const shared = declared(blockOf(":root"));
const overrides = declared(blockOf(':root[data-theme="contrast"]'));
const pairPattern = /^light-dark\((#\w{6}), (#\w{6})\)$/;

const themes = {
  light: (name: string) => shared.get(name)?.replace(pairPattern, "$1"),
  dark: (name: string) => shared.get(name)?.replace(pairPattern, "$2"),
  contrast: (name: string) => overrides.get(name) ?? themes.dark(name),
};

function colour(theme: keyof typeof themes, name: string) {
  const rgb = parseHex(themes[theme](name) ?? "");
  if (rgb === undefined) throw new Error(`--${name} is no plain colour in the ${theme} theme`);
  return rgb;
}

const grounds = ["ground", "ground-glow", "surface", "raised", "sunk"];
const words = ["text", "muted", "faint", "hot-text", "amber-text", "teal-text", "sky-text", "violet-text", "gold-text"];
const fills = ["hot", "amber", "teal", "sky", "violet", "gold", "quiet"];

const textPairs = [
  ...words.flatMap((word) => grounds.map((ground) => [word, ground] as const)),
  ...fills.map((fill) => [`on-${fill}`, fill] as const),
  ...["hot", "amber", "teal", "sky", "violet"].flatMap((tone) => [
    [`${tone}-text`, `${tone}-tint`] as const,
    ["text", `${tone}-tint`] as const,
    ["muted", `${tone}-tint`] as const,
  ]),
  ["ground", "text"] as const,
];

const markPairs = ["ring", "edge"].flatMap((mark) => grounds.map((ground) => [mark, ground] as const));

describe.each(["dark", "light", "contrast"] as const)("in the %s theme", (theme) => {
  const least = theme === "contrast" ? 7 : 4.5;

  test.each(textPairs)(`--%s can be read on --%s (${least}:1)`, (word, ground) => {
    expect(contrast(colour(theme, word), colour(theme, ground))).toBeGreaterThanOrEqual(least);
  });

  test.each(markPairs)("--%s stands out from --%s (3:1)", (mark, ground) => {
    expect(contrast(colour(theme, mark), colour(theme, ground))).toBeGreaterThanOrEqual(3);
  });

  test("the hot needle stands out from the dial", () => {
    expect(contrast(colour(theme, "hot"), colour(theme, "surface"))).toBeGreaterThanOrEqual(3);
  });
});

test("black on white is 21:1 and a colour on itself 1:1", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([255, 74, 46], [255, 74, 46])).toBe(1);
});

test("a team tag can be read in every colour a captain may choose", () => {
  for (let value = 0; value <= 0xff_ff_ff; value += 0x01_23_47) {
    const tagColor = value.toString(16).padStart(6, "0");
    const [ground, ink] = [parseHex(tagColor), parseHex(inkOn(tagColor))];
    if (ground === undefined || ink === undefined) throw new Error(`${tagColor} was not read as a colour`);
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.3);
  }
});
