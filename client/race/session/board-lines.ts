import type { BoardLine } from "../discipline.ts";

/** The board with lines that are new or have changed: finishers by place, then the others, in the order they came. */
export function withLines<Line extends BoardLine>(board: readonly Line[], changed: readonly Line[]): readonly Line[] {
  const slots = new Set(changed.map(({ slot }) => slot));
  const all = [...board.filter(({ slot }) => !slots.has(slot)), ...changed];
  return changed.length === all.length ? changed : all.toSorted((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = ({ place, standing, slot }: BoardLine): number =>
  place ?? (standing === "finished" ? slot : standing === "unfinished" ? 10 : 20);
