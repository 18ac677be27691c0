import { KEPT_DAYS } from "../retention.ts";

/** What the way somebody types is looked at for. Never to tell who it is: that would be a biometric. */
export type RhythmUse = "counting the race" | "watching it again" | "copied races" | "programs" | "own practice";

interface KeptRhythm {
  /** The column that holds it. */
  readonly column: `${string}.${string}`;
  readonly what: string;
  readonly uses: readonly RhythmUse[];
  /** Days; null for as long as it takes to do what is left to do, or as long as there is the account. */
  readonly keptDays: number | null;
  /** Days where the race was flagged or appealed. */
  readonly flaggedDays?: number;
}

/**
 * Everything that is kept of how somebody types. `tests/house/kept-rhythm.test.ts` holds the list against the database and the
 * privacy page.
 *
 * @source rules Certificate of speed, Privacy
 */
export const KEPT_RHYTHM: readonly KeptRhythm[] = [
  {
    column: "key_logs.keys",
    what: "each press, or each answer, with its time",
    uses: ["counting the race", "watching it again", "copied races", "programs", "own practice"],
    keptDays: KEPT_DAYS.keyLog,
    flaggedDays: KEPT_DAYS.flaggedKeyLog,
  },
  {
    column: "key_logs.releases",
    what: "how long each key was down",
    uses: ["copied races", "programs"],
    keptDays: KEPT_DAYS.keyLog,
    flaggedDays: KEPT_DAYS.flaggedKeyLog,
  },
  {
    column: "race_rhythms.bands",
    what: "a fingerprint of one race's rhythm, with which a copy of it is found",
    uses: ["copied races"],
    keptDays: KEPT_DAYS.keyLog,
  },
  {
    column: "certificate_trials.log",
    what: "each press of a try to win a certificate, with its time",
    uses: ["counting the race", "programs"],
    keptDays: KEPT_DAYS.keyLog,
  },
  {
    column: "set_aside_races.outcome",
    what: "a whole race that could not be written yet",
    uses: ["counting the race"],
    keptDays: null,
  },
  {
    column: "key_costs.costs",
    what: "how long each key, pair of keys and fact takes on average, of many races together",
    uses: ["own practice"],
    keptDays: null,
  },
  {
    column: "key_costs.span_costs",
    what: "the same, of the races of one week with the coach",
    uses: ["own practice"],
    keptDays: null,
  },
  {
    column: "coach_fortnights.costs",
    what: "the same, of what the coach compares, until the two weeks are over",
    uses: ["own practice"],
    keptDays: null,
  },
];
