/** How many times as long a race may last. */
export const LONGER_TIMES = [1.5, 2, 3] as const;
export type LongerTimes = (typeof LONGER_TIMES)[number];

/** What is needed or not, besides longer time. */
export const NEEDS = ["noMotion", "largeText", "dyslexiaFont", "noClock", "switchInput"] as const;
export type Need = (typeof NEEDS)[number];

/** What a pupil needs in races, as the teacher set it; in force at once. Only what is needed is there. */
export interface Needs extends Partial<Readonly<Record<Need, true | undefined>>> {
  readonly longer?: LongerTimes | undefined;
}

export const NO_NEEDS: Needs = {};

/** What a teacher changes; the rest stays as it is. */
export interface NeedsChange extends Partial<Readonly<Record<Need, boolean | undefined>>> {
  /** null: no longer than anybody's. */
  readonly longer?: LongerTimes | null | undefined;
}

/** The needs after a change: only what is needed, and only what this version knows. */
export function needsAfter(needs: Needs, change: NeedsChange): Needs {
  const longer = change.longer === undefined ? LONGER_TIMES.find((each) => each === needs.longer) : change.longer;
  const others = NEEDS.filter((each) => change[each] ?? needs[each] === true);
  return { ...(longer && { longer }), ...Object.fromEntries(others.map((each) => [each, true])) };
}

/** Stored needs, of which a later version may have others. */
export const knownNeeds = (stored: Needs | null | undefined): Needs => needsAfter(stored ?? NO_NEEDS, {});

export const hasNeeds = (needs: Needs): boolean => Object.keys(needs).length > 0;

/** How many times as long as others somebody may stand still, and a race may last for them. */
export interface LongerTime {
  readonly idle: number;
  readonly race: number;
}

/** A board that offers one choice after the other needs time between two presses. */
const SWITCH_IDLE = 2;

/** The longer time of somebody in races; undefined for who has as long as anybody. */
export function longerOf({ longer, switchInput }: Needs): LongerTime | undefined {
  const race = longer ?? 1;
  const idle = Math.max(race, switchInput ? SWITCH_IDLE : 1);
  return idle > 1 ? { idle, race } : undefined;
}

/** The same where others would have to wait for what they won: only standing still may take longer. */
export const longerAmongStrangers = (longer: LongerTime): LongerTime => ({ ...longer, race: 1 });
