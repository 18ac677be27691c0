/** In days; 0 means never. @source rules Teams */
export const AUTO_REMOVE_OPTIONS = [0, 7, 14, 30, 60, 90] as const;

/** What a site says of its teams, on every page. @source teams §3 TEAM_INFO */
export const TEAM_INFO = {
  /** In cash. */
  price: 50_000,
  /** Races before founding one. */
  minRaces: 50,
  maxMembers: 50,
  /** Seconds between two messages of one person. */
  motdUpdateInterval: 3_600,
  autoRemoveOptions: AUTO_REMOVE_OPTIONS as readonly number[],
};
