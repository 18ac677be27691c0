/** Why a racer or a team stands where it does after a week. @source teams-shop-seasons §4 League reasons */
export const LEAGUE_REASONS = [
  "promote",
  "demote",
  "no-change",
  "intro",
  "elimination",
  "winner",
  "semi-finals",
  "finals",
  "tournament-entry",
] as const;
export type LeagueReason = (typeof LEAGUE_REASONS)[number];

/** A league: ten of them, and above the last one the three rounds of the tournament. @source teams-shop-seasons §3 League */
export interface League {
  /** 1 to 13. */
  readonly tier: number;
  readonly name: string;
  /** Of its badge: the field, and what is drawn on it. */
  readonly colors: { readonly primary: string; readonly accent: string };
  /** Of which tournament it is a round; null for a league. */
  readonly tournamentName: string | null;
  /** What its badge shows. */
  readonly trackBadge: string;
  /** Not in the list of leagues before somebody has come so far. */
  readonly hidden: boolean;
  /** Its best win the tournament. */
  readonly final: boolean;
  /** The last place of a full group that goes up: to the next league, the next round or, in the final, among the winners. */
  readonly promotionPlace: number;
  /** The first place of a full group that goes down; null where nobody does. */
  readonly demotionPlace: number | null;
  /** Why somebody is here who came up into it, where that is more than a promotion. */
  readonly notification: LeagueReason | null;
  /** Of the best: its badge has a shine. */
  readonly elite: boolean;
}

/** Racers or teams of a full group. @source rules Leagues: Group */
export const GROUP_SIZE = 30;
/** Races on both sites after which a racer is in the leagues. @source core §6 Feature unlocks */
export const GAMES_TO_BEGIN = 12;

const PLAIN = { tournamentName: null, hidden: false, final: false, notification: null, elite: false } as const;
const ROUND = { tournamentName: "Redline Cup", hidden: true, final: false, elite: true } as const;
const FIRST_DOWN = 24;

type Own = Pick<League, "tier" | "name" | "trackBadge" | "promotionPlace"> & Partial<League>;
const league = (primary: string, accent: string, own: Own): League => ({
  ...PLAIN,
  demotionPlace: FIRST_DOWN,
  ...own,
  colors: { primary, accent },
});
/** Who isn't among the best is out. */
const round = (primary: string, accent: string, own: Own): League =>
  league(primary, accent, { ...ROUND, demotionPlace: own.promotionPlace + 1, ...own });

/** From the first league to the final of the tournament. @source rules Leagues: Tiers, Up, Down, Tournament */
export const LEAGUES: readonly League[] = [
  league("#5b6b7d", "#e8eef5", {
    tier: 1,
    name: "Learner",
    trackBadge: "wheel",
    promotionPlace: 20,
    demotionPlace: null,
  }),
  league("#2f6b5f", "#bdf0df", { tier: 2, name: "Novice", trackBadge: "cone", promotionPlace: 15 }),
  league("#2c62a8", "#c4dcff", { tier: 3, name: "Rookie", trackBadge: "helmet", promotionPlace: 10 }),
  league("#4a4fb5", "#d6d8ff", { tier: 4, name: "Pro", trackBadge: "glove", promotionPlace: 7 }),
  league("#7443b0", "#e6d0ff", { tier: 5, name: "Ace", trackBadge: "spade", promotionPlace: 7 }),
  league("#a03a8e", "#ffd0f3", { tier: 6, name: "Expert", trackBadge: "piston", promotionPlace: 7 }),
  league("#b23a52", "#ffd3da", { tier: 7, name: "Champion", trackBadge: "laurel", promotionPlace: 7 }),
  league("#a8501f", "#ffdcc2", { tier: 8, name: "Master", trackBadge: "wings", promotionPlace: 7 }),
  league("#8a6a0c", "#ffe9a6", { tier: 9, name: "Epic", trackBadge: "comet", promotionPlace: 5 }),
  league("#1d1d26", "#ffcf4d", { tier: 10, name: "Legend", trackBadge: "crown", promotionPlace: 10, elite: true }),
  round("#14324f", "#8fd0ff", {
    tier: 11,
    name: "Quarter-Final",
    trackBadge: "four",
    promotionPlace: 15,
    notification: "tournament-entry",
  }),
  round("#33204f", "#d0a8ff", {
    tier: 12,
    name: "Semi-Final",
    trackBadge: "two",
    promotionPlace: 10,
    notification: "semi-finals",
  }),
  round("#4f1420", "#ffd24d", {
    tier: 13,
    name: "Final",
    trackBadge: "cup",
    promotionPlace: 3,
    notification: "finals",
    final: true,
  }),
];
