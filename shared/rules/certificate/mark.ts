/** How much of a line is right. */
export interface Mark {
  /** Characters that are in their place. */
  readonly right: number;
  /** Characters that are missing, too many, or others. */
  readonly wrong: number;
}

/** The best way to get so far: the fewest wrong characters, then the most right ones. */
const better = (one: Mark, other: Mark): Mark =>
  one.wrong < other.wrong || (one.wrong === other.wrong && one.right >= other.right) ? one : other;

/**
 * Compares a written line with the right one, so that one missing letter doesn't make all after it wrong.
 *
 * @param isDone whether the line was finished; of one that was not, what is missing at its end is not wrong
 */
export function markLine(right: string, written: string, isDone: boolean): Mark {
  let above: Mark[] = Array.from({ length: right.length + 1 }, (_none, column) => ({ right: 0, wrong: column }));
  for (const character of written) {
    const row: Mark[] = [{ right: 0, wrong: (above[0]?.wrong ?? 0) + 1 }];
    for (let column = 1; column <= right.length; column++) {
      const [corner, up, left] = [above[column - 1], above[column], row[column - 1]];
      if (!corner || !up || !left) throw new Error("a row is shorter than the line");
      const isRight = right[column - 1] === character;
      const straight = { right: corner.right + Number(isRight), wrong: corner.wrong + Number(!isRight) };
      const skipped = better({ ...up, wrong: up.wrong + 1 }, { ...left, wrong: left.wrong + 1 });
      row.push(better(straight, skipped));
    }
    above = row;
  }
  const whole = above.at(-1) ?? { right: 0, wrong: 0 };
  return isDone ? whole : above.reduce(better, whole);
}
