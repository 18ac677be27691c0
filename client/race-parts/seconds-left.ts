import { useEffect, useState } from "react";

/** Whole seconds until a moment of `performance.now()`, counting down. */
export function useSecondsLeft(untilMs: number): number {
  const left = () => Math.max(0, Math.ceil((untilMs - performance.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const look = (): void => setSeconds(left());
    look();
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, [untilMs]);
  return seconds;
}
