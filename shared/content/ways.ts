import type { EventKey } from "./event-keys.ts";

/** Seasons whose prizes the catalogues hold, by key. */
export const SEASONS = {
  "golden-hour": "Golden Hour",
  "deep-freeze": "Deep Freeze",
  "night-market": "Night Market",
} as const;
export type SeasonKey = keyof typeof SEASONS;

/** Events whose prizes the catalogues hold, by key. */
export const EVENTS: Readonly<Record<EventKey, string>> = {
  "lantern-week": "Lantern Week",
  "snowball-sprint": "Snowball Sprint",
};
export type { EventKey };

/** What an achievement counts. */
export const FEATS = [
  "races",
  "speed",
  "wins",
  "nitros",
  "words",
  "perfect",
  "session",
  "streak",
  "friends",
  "cars",
  "answers",
] as const;
export type Feat = (typeof FEATS)[number];

/** A way to get a car or a piece of loot. Whatever gives things away reads here what it may give. */
export type Way =
  /** Everybody has it, or may begin with it. */
  | { readonly from: "start" }
  /** Cars with a price, from a level. */
  | { readonly from: "dealership" }
  /** Loot that the daily shop may draw. */
  | { readonly from: "shop" }
  /** The daily mystery box may hold it. */
  | { readonly from: "box" }
  /** Comes with gold membership. */
  | { readonly from: "gold" }
  /** For finishing ahead of the Wampus for the `least`th time. */
  | { readonly from: "wampus"; readonly least: number }
  | { readonly from: "achievement"; readonly feat: Feat; readonly least: number }
  /** For being promoted into a league, 2 to 10. */
  | { readonly from: "league"; readonly tier: number }
  /** For winning the tournament of the leagues. */
  | { readonly from: "cup" }
  /** The shop of a season sells it. */
  | { readonly from: "season"; readonly season: SeasonKey }
  /** A reward of a season's road. */
  | { readonly from: "road"; readonly season: SeasonKey }
  /** The car that one begins an event with is sold; everything else is won in it. */
  | { readonly from: "event"; readonly event: EventKey }
  /** The last of the perks of an event. */
  | { readonly from: "perk"; readonly event: EventKey };
export type WayKind = Way["from"];

/** Ways in short, for the catalogues. */
export const START: Way = { from: "start" };
export const DEALERSHIP: Way = { from: "dealership" };
export const SHOP: Way = { from: "shop" };
export const BOX: Way = { from: "box" };
export const GOLD: Way = { from: "gold" };
export const wampusBeaten = (least: number): Way => ({ from: "wampus", least });
export const achieved = (feat: Feat, least: number): Way => ({ from: "achievement", feat, least });
export const promoted = (tier: number): Way => ({ from: "league", tier });
export const CUP: Way = { from: "cup" };
export const seasonal = (season: SeasonKey): Way => ({ from: "season", season });
export const onRoad = (season: SeasonKey): Way => ({ from: "road", season });
export const eventful = (event: EventKey): Way => ({ from: "event", event });
export const perkOf = (event: EventKey): Way => ({ from: "perk", event });
