/** Something measured: less is better. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it is meant to stay under. */
  readonly aim?: number;
}

/** The median of each figure, in order of first appearance. */
export function mediansOf(figures: readonly Figure[]): Figure[] {
  return [...Map.groupBy(figures, ({ name }) => name).values()].map((same) => {
    const sorted = same.toSorted((one, other) => one.value - other.value);
    return sorted[Math.floor(same.length / 2)] as Figure;
  });
}

/** The kept figures with the new ones in their places; new names come last. */
export function mergedWith(kept: readonly Figure[], figures: readonly Figure[]): Figure[] {
  const fresh = new Map(figures.map((figure) => [figure.name, figure]));
  const old = new Set(kept.map(({ name }) => name));
  return [...kept.map((each) => fresh.get(each.name) ?? each), ...figures.filter(({ name }) => !old.has(name))];
}

/** A row for each figure: its value, its aim, the kept value, and the ratio of the two. */
export function tableOf(figures: readonly Figure[], kept: readonly Figure[]): string {
  const before = new Map(kept.map(({ name, value }) => [name, value]));
  const rows = figures.map(({ name, value, unit, aim }) => {
    const old = before.get(name);
    const ratio = old === undefined || old === 0 ? "" : (value / old).toFixed(2);
    return [name, `${shown(value)} ${unit}`, aim === undefined ? "" : `under ${shown(aim)}`, shown(old), ratio];
  });
  const lines = [["figure", "now", "aim", "kept", "now / kept"], ...rows];
  const widths = lines[0]?.map((_head, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const shown = (value: number | undefined): string => (value === undefined ? "" : String(Number(value.toPrecision(4))));
