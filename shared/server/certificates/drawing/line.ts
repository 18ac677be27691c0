import type { Dice } from "#shared/rules/chance.ts";

import { lettersOf } from "./letters.ts";
import { noiseOver } from "./noise.ts";
import { PICTURE, rowsOf } from "./rows.ts";

/** Two shades and nothing between them: no threshold tells a letter from its noise. */
const INK = "#14161f";
const PAPER = "#f7f4ee";

/**
 * A line as people still read it and programs hardly do: letters, patches and ribbons are one shape, which changes the side,
 * dark or light, wherever two of them overlap. The same dice draw the same picture.
 */
export function drawLine(text: string, dice: Dice): string {
  const shape = rowsOf(text).flatMap((row) => [...lettersOf(row, dice), ...noiseOver(row, dice)]);
  const [paper, ink] = dice() < 0.5 ? [PAPER, INK] : [INK, PAPER];
  const { width, height } = PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><path d="${shape.join("")}" fill="${ink}" fill-rule="evenodd"/></svg>`;
}
