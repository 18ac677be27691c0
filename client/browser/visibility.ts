import { useSyncExternalStore } from "react";

export const isPageVisible = (): boolean => document.visibilityState === "visible";

/** Hears when the page is looked at, and when no more. @returns stops it */
export function onVisibility(hear: () => void): () => void {
  document.addEventListener("visibilitychange", hear);
  return () => document.removeEventListener("visibilitychange", hear);
}

/** Whether the page is looked at. */
export const useIsPageVisible = (): boolean => useSyncExternalStore(onVisibility, isPageVisible);
