import { GROUP_SIZE, type LeagueReason } from "../../content/leagues.ts";
import type { Stamp } from "../../units.ts";
import { reasonOf } from "./reasons.ts";
import { isTournament, LAST_TIER, leagueOf } from "./tiers.ts";

/** Nobody rises with fewer counted races. @source rules Leagues: Up */
export const RACES_TO_RISE = 5;
/** From so many on at least one rises. @source rules Leagues: Up */
const RISES_FROM = 3;
/** In smaller groups nobody falls. @source rules Leagues: Down */
const FALLS_FROM = 8;

/** What a racer or team did in a week. */
export interface Score {
  /** The lower, the older the account or team. */
  readonly id: number;
  readonly points: number;
  /** Counted races. */
  readonly races: number;
  /** When the last of the points were won. */
  readonly reachedStamp: Stamp;
}

/** How a week ended for one of a group. */
export interface Outcome {
  readonly place: number;
  readonly newTier: number;
  readonly reason: LeagueReason;
}

/** Sorts scores, the best first. @source rules Leagues: Order */
export const inLeagueOrder = (one: Score, other: Score): number =>
  other.points - one.points || one.reachedStamp - other.reachedStamp || one.races - other.races || one.id - other.id;

/** How many of a group go up and how many go down. */
export interface Lines {
  readonly up: number;
  readonly down: number;
}

/** The lines of a group: the share of a full one, rounded. @source rules Leagues: Up, Down, Tournament */
export function linesOf(tier: number, racers: number): Lines {
  const { promotionPlace, demotionPlace } = leagueOf(tier);
  const share = Math.round((promotionPlace / GROUP_SIZE) * racers);
  const up = racers >= RISES_FROM ? Math.max(1, share) : share;
  if (isTournament(tier)) return { up, down: racers - up };
  if (demotionPlace === null || racers < FALLS_FROM) return { up, down: 0 };
  return { up, down: Math.round(((GROUP_SIZE - demotionPlace + 1) / GROUP_SIZE) * racers) };
}

/** Whether who has a place and raced so often goes up. */
const rises = (place: number, races: number, { up }: Lines): boolean => place <= up && races >= RACES_TO_RISE;

/** How a week ends for who has a place among so many. */
export function outcomeOf(tier: number, place: number, races: number, racers: number): Outcome {
  const lines = linesOf(tier, racers);
  const isUp = rises(place, races, lines);
  const { final } = leagueOf(tier);
  const newTier = isTournament(tier)
    ? isUp && !final
      ? tier + 1
      : LAST_TIER
    : tier + (isUp ? 1 : place > racers - lines.down ? -1 : 0);
  return { place, newTier, reason: reasonOf({ tier, newTier, hasWon: final && isUp }) };
}

/** How a week ends for a group of a tier: everybody's place, and where they go. @source rules Leagues */
export function closeGroup(tier: number, scores: readonly Score[]): ReadonlyMap<number, Outcome> {
  const ranked = scores.toSorted(inLeagueOrder);
  return new Map(ranked.map(({ id, races }, nth) => [id, outcomeOf(tier, nth + 1, races, ranked.length)]));
}
