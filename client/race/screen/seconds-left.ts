import { useEffect, useState } from "react";

const leftUntil = (untilMs: number): number => Math.max(0, Math.ceil((untilMs - performance.now()) / 1_000));

/** Whole seconds until a moment of `performance.now()`, counting down. */
export function useSecondsLeft(untilMs: number): number {
  const [seconds, setSeconds] = useState(() => leftUntil(untilMs));
  useEffect(() => {
    const look = (): void => setSeconds(leftUntil(untilMs));
    look();
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, [untilMs]);
  return seconds;
}
