import type { Dice } from "#shared/rules/chance.ts";

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const HANDS = "qwertasdfgzxcvb";
export const RARE = "zqxjkvbpyg";

/** One finger twice costs most, one hand a little, two hands are quickest. */
export function reach(before: string, small: string): number {
  const column = (of: string): number => Math.max(...ROWS.map((row) => row.indexOf(of)));
  const from = column(before);
  if (from < 0) return 0;
  if (from === column(small)) return 0.28;
  return HANDS.includes(before) === HANDS.includes(small) ? 0.06 : -0.08;
}

export const isSameHand = (left: string, right: string): boolean =>
  HANDS.includes(left.toLowerCase()) === HANDS.includes(right.toLowerCase());

export function neighbourOf(character: string, dice: Dice): string {
  const row = ROWS.find((each) => each.includes(character.toLowerCase()));
  if (row === undefined) return character === " " ? "b" : " ";
  const at = row.indexOf(character.toLowerCase());
  return row[at + (dice() < 0.5 && at > 0 ? -1 : 1)] ?? row[at - 1] ?? "a";
}
