import { between, type Dice } from "#shared/rules/chance.ts";

import { rounded, type Point } from "./path.ts";
import { PICTURE, type Row } from "./rows.ts";

/** About two letters wide. */
const PATCH = { radius: [50, 76], stray: [30, 26], uneven: [0.75, 1.25], corners: 8 } as const;

/** As wide as the strokes of letters, and nowhere the same: what takes a ribbon away by its width takes strokes along. */
const RIBBON = { width: [7, 11], length: [34, 52], stray: 14, step: 14 } as const;

interface Wave {
  readonly from: number;
  readonly length: number;
}

/** What lies over a row's letters: patches beside each other, and ribbons from rim to rim. */
export function noiseOver(row: Row, dice: Dice): readonly string[] {
  const apart = PICTURE.width / row.patches;
  const wave = { from: between(dice, 0, 2 * Math.PI), length: between(dice, ...RIBBON.length) };
  return [
    ...Array.from({ length: row.patches }, (_, nth) => patch((nth + 0.5) * apart, row.middle, dice)),
    ...Array.from({ length: row.ribbons }, (_, nth) =>
      ribbon(row, { ...wave, from: wave.from + (nth * Math.PI) / row.ribbons }, dice),
    ),
  ];
}

const astray = (dice: Dice, from: number, far: number): number => between(dice, from - far, from + far);

function patch(nearX: number, nearY: number, dice: Dice): string {
  const { radius, stray, uneven, corners } = PATCH;
  const [x, y] = [astray(dice, nearX, stray[0]), astray(dice, nearY, stray[1])];
  const size = between(dice, ...radius);
  const turn = dice();
  const points = Array.from({ length: corners }, (_, at): Point => {
    const angle = ((at + turn) / corners) * 2 * Math.PI;
    const far = size * between(dice, ...uneven);
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return rounded(points);
}

function ribbon(row: Row, wave: Wave, dice: Dice): string {
  const { width, stray, step } = RIBBON;
  const y = astray(dice, row.middle, stray);
  const swing = between(dice, ...row.swing);
  const breath = { length: between(dice, 20, 40), from: dice() * 7 };
  const [upper, lower]: [Point[], Point[]] = [[], []];
  for (let x = -step * 2; x <= PICTURE.width + step * 2; x += step) {
    const turn = x / wave.length + wave.from;
    const slope = (swing * Math.cos(turn)) / wave.length;
    const wide = 0.5 + 0.5 * Math.sin(x / breath.length + breath.from);
    const half = (width[0] + (width[1] - width[0]) * wide) / 2 / Math.hypot(1, slope);
    const middle = y + swing * Math.sin(turn);
    upper.push([x - slope * half, middle + half]);
    lower.push([x + slope * half, middle - half]);
  }
  return rounded([...upper, ...lower.toReversed()]);
}
