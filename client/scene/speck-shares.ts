/** A car's wish for specks: those of its trail that would be in the air at once. */
export interface SpeckWish {
  readonly slot: number;
  readonly alive: number;
  readonly isOwn: boolean;
}

/** Specks of all trails in the air at once: more would take old ones away before their time. */
const MOST_ALIVE = 150;
/** Even a thinned trail is seen. */
const LEAST_SHARE = 0.12;

/**
 * The share of each trail that is drawn: the player's own whole, those of others as far as there is room, and less where
 * frames have been slow.
 *
 * @param thinned how often others were thinned: each time by half
 */
export function speckShares(wishes: readonly SpeckWish[], thinned: number): ReadonlyMap<number, number> {
  const sum = (isOwn: boolean): number =>
    wishes.reduce((all, wish) => all + (wish.isOwn === isOwn ? wish.alive : 0), 0);
  const room = Math.max(0, MOST_ALIVE - sum(true));
  const others = Math.max(LEAST_SHARE, Math.min(1, room / Math.max(1, sum(false))) / 2 ** thinned);
  return new Map(wishes.map(({ slot, isOwn }) => [slot, isOwn ? 1 : others]));
}
