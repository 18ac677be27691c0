import { useState } from "react";

import { lasting } from "../../../browser/storages.ts";

/** Keyboards that one may have, row by row: each key with what it types, and with what it types while Shift is down. */
const ROWS = {
  qwerty: ["qQwWeErRtTyYuUiIoOpP", "aAsSdDfFgGhHjJkKlL;:'\"", "zZxXcCvVbBnNmM,<.>/?"],
  qwertz: ["qQwWeErRtTzZuUiIoOpP", "aAsSdDfFgGhHjJkKlL", "yYxXcCvVbBnNmM,;.:-_"],
  azerty: ["aAzZeErRtTyYuUiIoOpP", "qQsSdDfFgGhHjJkKlLmM", "wWxXcCvVbBnN,?;.:/"],
  dvorak: ["'\",<.>pPyYfFgGcCrRlL/?", "aAoOeEuUiIdDhHtTnNsS-_", ";:qQjJkKxXbBmMwWvVzZ"],
  colemak: ["qQwWfFpPgGjJlLuUyY;:", "aArRsStTdDhHnNeEiIoO'\"", "zZxXcCvVbBkKmM,<.>/?"],
} as const;
export type LayoutName = keyof typeof ROWS;

export const LAYOUT_OPTIONS: readonly { readonly value: LayoutName; readonly label: string }[] = [
  { value: "qwerty", label: "QWERTY" },
  { value: "qwertz", label: "QWERTZ" },
  { value: "azerty", label: "AZERTY" },
  { value: "dvorak", label: "Dvorak" },
  { value: "colemak", label: "Colemak" },
];

/** A key on the picture, in units of one key. */
export interface PlacedKey {
  readonly character: string;
  readonly shifted: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** How far each row begins to the right. */
const STARTS = [0, 0.3, 0.8] as const;
/** The picture's size, in keys. */
export const BOARD = { width: 11.3, height: 4 } as const;
const SPACE: PlacedKey = { character: " ", shifted: " ", x: 2.6, y: 3, width: 5.4 };

export const keysOf = (layout: LayoutName): readonly PlacedKey[] => [
  ...ROWS[layout].flatMap((row, y) =>
    Array.from({ length: row.length / 2 }, (_unused, nth) => ({
      character: row.charAt(2 * nth),
      shifted: row.charAt(2 * nth + 1),
      x: (STARTS[y] ?? 0) + nth,
      y,
      width: 1,
    })),
  ),
  SPACE,
];

const STORE_KEY = "redline-keyboard";

const storedLayout = (): LayoutName =>
  LAYOUT_OPTIONS.find(({ value }) => value === lasting.getItem(STORE_KEY))?.value ?? "qwerty";

/** The keyboard that this browser remembers. */
export function useLayoutName(): readonly [LayoutName, (name: LayoutName) => void] {
  const [name, setName] = useState(storedLayout);
  return [
    name,
    (next) => {
      lasting.setItem(STORE_KEY, next);
      setName(next);
    },
  ];
}
