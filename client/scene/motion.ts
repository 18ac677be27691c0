/** A value that follows its target without overshooting. */
export interface Sprung {
  value: number;
  /** Change of the value a millisecond. */
  speed: number;
}

export const sprung = (value = 0): Sprung => ({ value, speed: 0 });

/** Moves a critically damped spring; exact for every step, so a slow frame ends where many quick ones do. */
export function follow(spring: Sprung, target: number, halfLifeMs: number, stepMs: number): void {
  const damping = (2 * Math.LN2) / halfLifeMs;
  const away = spring.value - target;
  const pull = spring.speed + away * damping;
  const left = Math.exp(-damping * stepMs);
  spring.value = target + left * (away + pull * stepMs);
  spring.speed = left * (spring.speed - pull * damping * stepMs);
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
export const mixed = (from: number, to: number, share: number): number => from + (to - from) * share;
export const smooth = (share: number): number => share * share * (3 - 2 * share);

/** Lead at which a car has used half of the room on the screen. */
const HALF_ROOM = 1_500;

/** A lead on the road as a lead on the screen: always in order, to the last bit of a number, and never out of `room`. */
export const compressed = (lead: number, room: number): number =>
  Math.sign(lead) * room * (1 - HALF_ROOM / (Math.abs(lead) + HALF_ROOM));

const ANCHOR = { least: 0.36, most: 0.62, middle: 0.48 } as const;

/**
 * Where the nose of this player's car is kept, as a share of the width: further left while the pack is ahead, further
 * right while it is behind.
 */
export function anchorFor(ahead: number, behind: number): number {
  const others = ahead + behind;
  if (others === 0) return ANCHOR.middle;
  return mixed(ANCHOR.most, ANCHOR.least, ahead / others);
}

/** How far behind the gate a finisher stops. */
export const parkedAt = (place: number): number => 336 - 44 * (clamp(place, 1, 5) - 1);

export const NITRO_MS = 600;

/** The picture of a nitro starts again so long after it began, and no sooner. @source core §9 Nitro re-activation */
export const NITRO_AGAIN_MS = 4_000;

/** How hard nitro pushes: full at once, fading over the last half. */
export function nitroPush(ageMs: number): number {
  if (ageMs < 0 || ageMs >= NITRO_MS) return 0;
  const rise = Math.min(1, ageMs / 70);
  return rise * (1 - smooth(clamp((ageMs - NITRO_MS / 2) / (NITRO_MS / 2), 0, 1)));
}

const SLOW_WORLD = { holdMs: 300, returnMs: 250, pace: 0.22 } as const;

/** How fast time passes in the scene after this player's finish. */
export function worldPace(sinceFinishMs: number): number {
  if (sinceFinishMs < 0) return 1;
  const back = clamp((sinceFinishMs - SLOW_WORLD.holdMs) / SLOW_WORLD.returnMs, 0, 1);
  return mixed(SLOW_WORLD.pace, 1, smooth(back));
}

/** The tiny wobble of a wrong key, from -1 to 1. */
export function wobble(ageMs: number): number {
  if (ageMs < 0 || ageMs > 260) return 0;
  return Math.sin(ageMs / 18) * (1 - ageMs / 260);
}

/** Remainder that is never negative, for scenery that repeats. */
export const wrapped = (value: number, length: number): number => ((value % length) + length) % length;
