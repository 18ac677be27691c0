import { useEffect } from "react";

import { hasUntaken, useDropIn } from "./drop-in-store.ts";

/** The browser asks a teacher who closes the page while its results are nowhere else. */
export function useAskedToStay(): void {
  const isUntaken = useDropIn(hasUntaken);
  useEffect(() => {
    if (!isUntaken) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUntaken]);
}
