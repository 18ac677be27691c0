import { between, pick, type Dice } from "#shared/rules/chance.ts";

import { outlinesOf, X_HEIGHT, type Outline } from "./outlines.ts";
import { moved, type Move } from "./path.ts";
import { PICTURE, type Row } from "./rows.ts";

/** What stays free at both ends of a row. */
const MARGIN = 28;

/** Between letters and between words, in units of an outline. */
const GAP = 50;
const BLANK = 300;
/** How far a letter turns to either side. */
const TURN_DEGREES = 6;
/** How far a row swings up and down, and how far a letter leaves it. */
const SWING = 4;
const LEAP = 3;

const FACES = outlinesOf();

/** The outlines of a row's letters in the middle of a picture, each letter of any face, a little turned and moved. */
export function lettersOf({ text, middle, xHeight }: Row, dice: Dice): readonly string[] {
  const letters = [...text].map((character) => (character === " " ? undefined : outlineOf(character, dice)));
  const width = letters.reduce((sum, letter) => sum + (letter ? letter.width + GAP : BLANK), -GAP);
  const scale = Math.min(xHeight / X_HEIGHT, (PICTURE.width - 2 * MARGIN) / width);
  const swing = { from: between(dice, 0, 2 * Math.PI), length: between(dice, 30, 50) };
  let left = (PICTURE.width - width * scale) / 2;
  return letters.flatMap((letter) => {
    const x = left + ((letter?.width ?? 0) * scale) / 2;
    left += (letter ? letter.width + GAP : BLANK) * scale;
    if (!letter) return [];
    const y = middle + SWING * Math.sin(swing.from + x / swing.length) + between(dice, -LEAP, LEAP);
    return [moved(letter.path, turned(letter, scale, [x, y], between(dice, -TURN_DEGREES, TURN_DEGREES)))];
  });
}

function outlineOf(character: string, dice: Dice): Outline {
  const outline = pick(dice, FACES).get(character);
  if (!outline) throw new RangeError(`no picture can show ${character}`);
  return outline;
}

/** Turned about the middle of its small-letter height, which comes to lie at `to`. */
function turned({ width }: Outline, scale: number, [toX, toY]: readonly [number, number], degrees: number): Move {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180) * scale, Math.cos((degrees * Math.PI) / 180) * scale];
  return (x, y) => {
    const [right, down] = [x - width / 2, y + X_HEIGHT / 2];
    return [toX + right * cos - down * sin, toY + right * sin + down * cos];
  };
}
