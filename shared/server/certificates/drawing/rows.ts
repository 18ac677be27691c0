/** In pixels, two for each of a page's at the width of a phone. */
export const PICTURE = { width: 720, height: 264 } as const;

/** A part of a text, and what is drawn for it. */
export interface Row {
  readonly text: string;
  /** Where the middle of its small letters lies. */
  readonly middle: number;
  /** Of small letters, at most: long rows have smaller ones, so that they fit. */
  readonly xHeight: number;
  readonly patches: number;
  readonly ribbons: number;
  /** How far ribbons leave the middle. */
  readonly swing: readonly [least: number, most: number];
}

const ALONE = { middle: 140, xHeight: 68, patches: 5, ribbons: 2, swing: [46, 76] } as const;
const FIRST = { middle: 70, xHeight: 54, patches: 5, ribbons: 1, swing: [26, 44] } as const;
const SECOND = { ...FIRST, middle: 190 } as const;

/** The longest text that stands in one row, in characters. */
const LONGEST_ALONE = 12;

/** A long text is two rows, as even as its blanks allow. */
export function rowsOf(text: string): readonly Row[] {
  const fromMiddle = (at: number): number => Math.abs(at - text.length / 2);
  const blanks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const cut = blanks.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))[0];
  if (text.length <= LONGEST_ALONE || cut === undefined) return [{ ...ALONE, text }];
  return [
    { ...FIRST, text: text.slice(0, cut) },
    { ...SECOND, text: text.slice(cut + 1) },
  ];
}
