import { useCallback, useState, type RefCallback } from "react";

const BEGINS = ["pointerenter", "focusin"] as const;
const ENDS = ["pointerleave", "focusout"] as const;

/** Whether a part of the page is pointed at or has the focus. @returns the part's ref, and whether it is */
export function useHeld(): readonly [RefCallback<HTMLElement>, boolean] {
  const [isHeld, setHeld] = useState(false);
  const ref = useCallback((part: HTMLElement | null) => {
    const begin = (): void => setHeld(true);
    const end = (): void => setHeld(false);
    const stop = new AbortController();
    for (const name of BEGINS) part?.addEventListener(name, begin, stop);
    for (const name of ENDS) part?.addEventListener(name, end, stop);
    return () => {
      stop.abort();
      end();
    };
  }, []);
  return [ref, isHeld];
}
