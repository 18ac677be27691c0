import { between, pick, type Dice } from "#shared/rules/chance.ts";

import { OUTLINES } from "./outlines.ts";

/** In pixels, two for each of a page's at the width of a phone. */
export const PICTURE = { width: 720, height: 260 } as const;

const ROW = { height: 110, top: 85 } as const;
const MARGIN = 24;
const GAP = 60;
const BLANK = 260;
const FACES = Object.values(OUTLINES);

export function drawLine(text: string, dice: Dice): string {
  const rows = rowsOf(text);
  const paths = rows.map((row, nth) => {
    const letters = [...row].map((character) => ({ character, outline: pick(dice, FACES)[character] }));
    const width = letters.reduce((sum, { outline }) => sum + (outline ? outline[0] + GAP : BLANK), 0);
    const scale = Math.min(0.09, (PICTURE.width - 2 * MARGIN) / width);
    let x = (PICTURE.width - width * scale) / 2;
    const drawn = letters.map(({ outline }) => {
      const at = x;
      x += (outline ? outline[0] + GAP : BLANK) * scale;
      const y = ROW.top + nth * ROW.height + between(dice, -4, 4);
      return outline ? `<path d="${outline[1]}" transform="translate(${at} ${y}) scale(${scale})"/>` : "";
    });
    return drawn.join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}"><rect width="100%" height="100%" fill="#fff"/>${paths.join("")}</svg>`;
}

/** Long texts in two rows, as even as their words allow. */
function rowsOf(text: string): readonly string[] {
  if (text.length <= 18) return [text];
  const blanks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = blanks.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}
