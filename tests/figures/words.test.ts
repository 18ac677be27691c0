import { expect, it } from "vitest";

import { moderate } from "#shared/server/conduct/word-rules.ts";

import { note, percentile } from "../support/figures.ts";

const SHORT = 1_000;
const LONG = 50_000;

/** Texts that a rule of words might read again and again. */
const SHAPES = {
  "one letter": "x",
  words: "fine words ",
  "digits and signs": "1 - ",
  "signs of addresses": "@ . ",
  "invisible signs": "a\u200B",
  "marks on letters": "a\u0301\u0301",
} as const;

const filled = (sign: string, length: number): string => sign.repeat(Math.ceil(length / sign.length)).slice(0, length);

/** µs a letter; as many letters are read of short texts as of the long one. */
function costOf(text: string): number {
  const times = LONG / text.length;
  const startMs = performance.now();
  for (let nth = 0; nth < times; nth++) moderate(text);
  return ((performance.now() - startMs) * 1_000) / LONG;
}

it.each(Object.entries(SHAPES))("a letter of a long text costs what one of a short text does: %s", (name, sign) => {
  const [short, long] = [filled(sign, SHORT), filled(sign, LONG)];
  costOf(short);
  const ratios = Array.from({ length: 5 }, () => costOf(long) / costOf(short));
  expect(ratios.every((ratio) => ratio > 0)).toBe(true);
  note(`word rules, ${name}: a letter of ${LONG} beside one of ${SHORT}`, percentile(ratios, 0.5), "times", 2);
});
