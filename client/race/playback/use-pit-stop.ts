import { useEffect } from "react";

const AGAIN_MS = 4_000;
const SPREAD_MS = 2_000;

/** While the server is away for a moment, tries again by itself, not everybody at once. */
export function usePitStop(isPitStop: boolean, onAgain: () => void): void {
  useEffect(() => {
    if (!isPitStop) return;
    const timer = setTimeout(onAgain, AGAIN_MS + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [isPitStop, onAgain]);
}
