export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The playback time of a replay. */
export interface ReplayClock {
  /** Since green light. */
  readonly nowMs: number;
  readonly endMs: number;
  readonly speed: Speed;
  readonly isPlaying: boolean;
}

/** Advances by real time. Stops at the end; returns the same value while paused. */
export function ticked(clock: ReplayClock, spanMs: number): ReplayClock {
  if (!clock.isPlaying) return clock;
  const nowMs = Math.min(clock.endMs, clock.nowMs + Math.max(0, spanMs) * clock.speed);
  return { ...clock, nowMs, isPlaying: nowMs < clock.endMs };
}

export const sought = (clock: ReplayClock, nowMs: number): ReplayClock => ({
  ...clock,
  nowMs: Math.min(clock.endMs, Math.max(0, nowMs)),
});

/** Toggles play and pause; restarts at the end. */
export function toggled(clock: ReplayClock): ReplayClock {
  if (clock.isPlaying) return { ...clock, isPlaying: false };
  return { ...clock, isPlaying: true, nowMs: clock.nowMs >= clock.endMs ? 0 : clock.nowMs };
}
