import { allowed, type Feature, type Person } from "../account/gates.ts";

/** Pages by the names that ads know them by. @source teams-shop-seasons §2 */
export type AdPage =
  | "race"
  | "garage"
  | "season"
  | "stats"
  | "shop"
  | "customizer"
  | "friends"
  | "team"
  | "teamDetail"
  | "leaderboards"
  | "achievements"
  | "news"
  | "profile";

/** `top`: above the page, `left`: beside it, `square`: below it. */
export type AdPlace = "top" | "left" | "square";

export interface AdSize {
  readonly place: AdPlace;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The width of a window from which there is room for it, CSS pixels. */
  readonly fromWidth: number;
}

/** The widest of each place first. @source teams-shop-seasons §9 Stats and ads */
export const AD_SIZES: readonly AdSize[] = [
  { place: "left", width: 300, height: 600, fromWidth: 1_365 },
  { place: "left", width: 160, height: 600, fromWidth: 1_234 },
  { place: "top", width: 970, height: 90, fromWidth: 1_010 },
  { place: "square", width: 336, height: 280, fromWidth: 360 },
];

/** Whether an ad is the narrower one at the side. */
export const isNarrow = ({ width }: AdSize): boolean => width < 300;

/** Pages with a stage as wide as the window keep their width; beside the others there is room. */
const STAGES: ReadonlySet<AdPage> = new Set(["garage", "season", "shop", "customizer"]);

/** The places of a page, the first that fits and is open counts: a page never has two. None while one races. */
export const placesOf = (page: AdPage): readonly AdPlace[] =>
  page === "race" ? [] : STAGES.has(page) ? ["top", "square"] : ["left", "top", "square"];

/** What opens a place. @source core §6 */
const GATE: Readonly<Record<AdPlace, Feature>> = {
  top: "show_leaderboard_ad",
  left: "show_side_ad",
  square: "show_side_ad",
};

/** The places that are open to somebody on a page, in its order. */
export const openPlaces = (page: AdPage, person: Person): readonly AdPlace[] =>
  placesOf(page).filter((place) => allowed(GATE[place], person).allowed);

/** The ad that fits into a window of a width, in CSS pixels; undefined where none does. */
export function adFitting(places: readonly AdPlace[], windowWidth: number): AdSize | undefined {
  const fitting = AD_SIZES.filter(({ fromWidth }) => windowWidth >= fromWidth);
  return places.flatMap((place) => fitting.find((size) => size.place === place) ?? []).at(0);
}
