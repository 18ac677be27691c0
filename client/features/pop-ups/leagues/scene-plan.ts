import type { DueLeague } from "../../../data/notices/use-pop-ups.ts";

/** A terrace of the hill, from the foot up. */
export type Terrace = "low" | "middle" | "high";

/** What a result is shown by: a hill of three terraces, each with the badge of a league, and the car that moved on it. */
export interface ScenePlan {
  readonly badges: Readonly<Partial<Record<Terrace, number>>>;
  readonly from: Terrace;
  readonly to: Terrace;
  /** What stands at the car's goal. */
  readonly sign: "rays" | "arch" | "cup" | "flag" | "path" | "none";
}

export function scenePlan({ reason, tier, newTier }: Pick<DueLeague, "reason" | "tier" | "newTier">): ScenePlan {
  const before = tier ?? newTier;
  switch (reason) {
    case "intro":
      return { badges: { low: newTier, middle: newTier + 1 }, from: "low", to: "low", sign: "path" };
    case "promote":
      return { badges: { middle: before, high: newTier }, from: "middle", to: "high", sign: "rays" };
    case "tournament-entry":
    case "semi-finals":
    case "finals":
      return { badges: { middle: before, high: newTier }, from: "middle", to: "high", sign: "arch" };
    case "winner":
      return { badges: { high: before }, from: "middle", to: "high", sign: "cup" };
    case "elimination":
      return { badges: { middle: newTier, high: before }, from: "high", to: "middle", sign: "flag" };
    case "demote":
      return { badges: { low: newTier, middle: before }, from: "middle", to: "low", sign: "path" };
    case "no-change":
      return { badges: { middle: newTier }, from: "middle", to: "middle", sign: "none" };
  }
}
