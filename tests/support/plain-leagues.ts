/** The leagues as the rules tell them, written down slowly and without anything of what is tested. */

/** What somebody did in a week. */
export interface PlainScore {
  readonly id: number;
  readonly points: number;
  readonly races: number;
  readonly reachedStamp: number;
}

export interface PlainOutcome {
  readonly place: number;
  readonly newTier: number;
  readonly reason: string;
}

const FULL = 30;
/** Learner, Novice, Rookie, Pro to Master, Epic, Legend; then the quarter-final, the semi-final and the final. */
const UP = [20, 15, 10, 7, 7, 7, 7, 7, 5, 10, 15, 10, 3];
const LEGEND = 10;
const FINAL = 13;
/** Places 24 to 30. */
const DOWN = 7;

/** Rounded, a half upwards; in whole numbers only. */
const shareOf = (places: number, racers: number): number => {
  let share = 0;
  while ((2 * share + 1) * FULL <= 2 * places * racers) share++;
  return share;
};

export const plainUp = (tier: number, racers: number): number => {
  const share = shareOf(UP[tier - 1] ?? Number.NaN, racers);
  return racers >= 3 && share === 0 ? 1 : share;
};

export const plainDown = (tier: number, racers: number): number =>
  tier === 1 || racers < 8 ? 0 : shareOf(DOWN, racers);

/** Whether one is better than another: points, then who reached them first, then fewer races, then the older account. */
export function isAhead(one: PlainScore, other: PlainScore): boolean {
  if (one.points !== other.points) return one.points > other.points;
  if (one.reachedStamp !== other.reachedStamp) return one.reachedStamp < other.reachedStamp;
  if (one.races !== other.races) return one.races < other.races;
  return one.id < other.id;
}

/** What a place brings. */
export function plainOutcome(tier: number, place: number, races: number, racers: number): PlainOutcome {
  const isUp = place <= plainUp(tier, racers) && races >= 5;
  if (tier === FINAL) return { place, newTier: LEGEND, reason: isUp ? "winner" : "elimination" };
  if (tier > LEGEND && !isUp) return { place, newTier: LEGEND, reason: "elimination" };
  if (isUp) {
    const [entry, semi, final] = ["tournament-entry", "semi-finals", "finals"];
    return { place, newTier: tier + 1, reason: { 11: entry, 12: semi, 13: final }[tier + 1] ?? "promote" };
  }
  if (place > racers - plainDown(tier, racers)) return { place, newTier: tier - 1, reason: "demote" };
  return { place, newTier: tier, reason: "no-change" };
}

/** How a week ends for everybody in a group: one counts who is ahead. */
export const plainClose = (tier: number, scores: readonly PlainScore[]): Map<number, PlainOutcome> =>
  new Map(
    scores.map((score) => {
      const place = 1 + scores.filter((other) => isAhead(other, score)).length;
      return [score.id, plainOutcome(tier, place, score.races, scores.length)];
    }),
  );

/** The tier in a week, after whole weeks without a race: each four cost one, and the first costs the place in the tournament. */
export function plainTier(tier: number, racedWeek: number, week: number): number {
  let now = tier;
  for (let idle = 1; racedWeek + idle < week; idle++) {
    if (now > LEGEND) now = LEGEND;
    if (idle % 4 === 0 && now > 1) now--;
  }
  return now;
}
