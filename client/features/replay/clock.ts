export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The time of a race that is shown again. */
export interface ReplayClock {
  /** Since green light. */
  readonly nowMs: number;
  readonly endMs: number;
  readonly speed: Speed;
  readonly isPlaying: boolean;
}

/** Moves on by a span of real time. At the end it stops by itself; standing still it is the same value. */
export function ticked(clock: ReplayClock, spanMs: number): ReplayClock {
  if (!clock.isPlaying) return clock;
  const nowMs = Math.min(clock.endMs, clock.nowMs + Math.max(0, spanMs) * clock.speed);
  return { ...clock, nowMs, isPlaying: nowMs < clock.endMs };
}

export const sought = (clock: ReplayClock, nowMs: number): ReplayClock => ({
  ...clock,
  nowMs: Math.min(clock.endMs, Math.max(0, nowMs)),
});

/** Plays or rests; at the end it begins anew. */
export function toggled(clock: ReplayClock): ReplayClock {
  if (clock.isPlaying) return { ...clock, isPlaying: false };
  return { ...clock, isPlaying: true, nowMs: clock.nowMs >= clock.endMs ? 0 : clock.nowMs };
}
