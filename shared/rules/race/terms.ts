/** The origin of a race: the public lobby, or a host's link. */
export const RACE_MODES = ["public", "friend"] as const;
export type RaceMode = (typeof RACE_MODES)[number];

/** `competitive` ranks by place; `casual` shows no places. */
export const SCORINGS = ["competitive", "casual"] as const;
export type Scoring = (typeof SCORINGS)[number];

/** The terms of a race, for its board and its rewards. */
export interface RaceTerms {
  readonly mode: RaceMode;
  readonly scoring: Scoring;
}

export const PUBLIC_TERMS: RaceTerms = { mode: "public", scoring: "competitive" };
