/** Choices in groups: first a group is picked, then one of it. A single group needs no picking. */
export type Groups<Choice> = readonly (readonly Choice[])[];

/** Where the light is. */
export interface Scan {
  /** The group that was picked; undefined while groups are offered. */
  readonly group: number | undefined;
  /** Of the groups, or in the group. */
  readonly at: number;
  /** How often the light went through the group. */
  readonly rounds: number;
}

/** A group in which nothing is picked for so many rounds was picked by mistake. */
const ROUNDS = 2;

export const startOf = (groups: Groups<unknown>): Scan => ({
  group: groups.length === 1 ? 0 : undefined,
  at: 0,
  rounds: 0,
});

/** The light goes on. */
export function goOn(scan: Scan, groups: Groups<unknown>): Scan {
  const count = scan.group === undefined ? groups.length : (groups[scan.group]?.length ?? 0);
  const at = scan.at + 1;
  if (at < count) return { ...scan, at };
  if (scan.group === undefined || groups.length === 1) return { ...scan, at: 0 };
  const rounds = scan.rounds + 1;
  return rounds < ROUNDS ? { ...scan, at: 0, rounds } : { group: undefined, at: scan.group, rounds: 0 };
}

/** The switch is pressed: a group opens, or something is picked. */
export function press<Choice>(
  scan: Scan,
  groups: Groups<Choice>,
): { readonly scan: Scan; readonly picked?: Choice | undefined } {
  if (scan.group === undefined) return { scan: { group: scan.at, at: 0, rounds: 0 } };
  return { scan: startOf(groups), picked: groups[scan.group]?.[scan.at] };
}
