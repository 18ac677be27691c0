/** How a race came about: through the public lobby, or through somebody's own link. */
export const RACE_MODES = ["public", "friend"] as const;
export type RaceMode = (typeof RACE_MODES)[number];

/** `competitive` ranks by place; `casual` shows nobody a place. */
export const SCORINGS = ["competitive", "casual"] as const;
export type Scoring = (typeof SCORINGS)[number];

/** What is agreed before a race, for its board and its rewards. */
export interface RaceTerms {
  readonly mode: RaceMode;
  readonly scoring: Scoring;
}

export const PUBLIC_TERMS: RaceTerms = { mode: "public", scoring: "competitive" };
