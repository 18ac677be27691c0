import { INKS, type FixedInk, type Layer } from "../cars/car.ts";
import { dot } from "../cars/outline.ts";
import { sheets } from "../cars/parts/sheet.ts";

/** The value of every coin in cents, the largest first. */
export const COINS = [25, 10, 5, 1] as const;
export type Coin = (typeof COINS)[number];

/** Copper, then silver, then gold: the metal tells the coins apart as much as their size. */
const METALS: Readonly<Record<Coin, readonly [rim: FixedInk, face: FixedInk, light: FixedInk, radius: number]>> = {
  1: ["bark", "wood", "sand", 34],
  5: ["iron", "steel", "chrome", 40],
  10: ["iron", "chrome", "chalk", 37],
  25: ["goldDark", "gold", "goldLight", 47],
};

/** Figures of straight and round strokes in a box of 10 × 16, so that coins need no font. */
const FIGURES: Readonly<Record<string, string>> = {
  "0": "M5 0Q10 0 10 8T5 16T0 8T5 0",
  "1": "M1 4L6 0V16",
  "2": "M0 4Q1 0 5 0T10 4Q10 8 0 16H10",
  "5": "M9 0H1L0 7Q9 4 10 11Q9 16 4 16L0 15",
};

function figures(coin: Coin): string {
  const digits = [...String(coin)];
  return digits
    .map((digit, at) => {
      const x = 50 - (digits.length * 26 - 6) / 2 + at * 26;
      return `<path transform="translate(${x} 34) scale(2)" d="${FIGURES[digit]}" fill="none" stroke="${INKS.ink}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join("");
}

/** The layers of one coin in a square of 100. */
export function coinMarkup(coin: Coin): string {
  const [rim, face, light, r] = METALS[coin];
  const layers: readonly Layer<FixedInk>[] = [
    ["ink", dot(50, 53, r), 0, 0.25],
    [rim, dot(50, 50, r)],
    [face, dot(50, 50, r - 4)],
    [light, `M${50 - r + 9} 50A${r - 9} ${r - 9} 0 0 1 50 ${50 - r + 9}`, 4],
  ];
  return sheets(layers, INKS) + figures(coin);
}

/** A standalone SVG document. */
export const drawCoin = (coin: Coin): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${coinMarkup(coin)}</svg>`;
