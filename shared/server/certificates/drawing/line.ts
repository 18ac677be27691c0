import type { Dice } from "#shared/rules/chance.ts";

import { lettersOf } from "./letters.ts";
import { noiseOver } from "./noise.ts";
import { PICTURE, rowsOf } from "./rows.ts";

/** Two shades and nothing between them: no threshold tells a letter from its noise. */
export const DARK = [20, 22, 31] as const;
export const LIGHT = [247, 244, 238] as const;

/**
 * A line as people still read it and programs hardly do: letters, patches and ribbons are one shape, which changes the side,
 * dark or light, wherever two of them overlap. The same dice draw the same picture.
 */
export function drawLine(text: string, dice: Dice): string {
  const shape = rowsOf(text).flatMap((row) => [...lettersOf(row, dice), ...noiseOver(row, dice)]);
  const [paper, ink] = dice() < 0.5 ? [LIGHT, DARK] : [DARK, LIGHT];
  const { width, height } = PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="rgb(${paper.join()})"/><path d="${shape.join("")}" fill="rgb(${ink.join()})" fill-rule="evenodd"/></svg>`;
}
