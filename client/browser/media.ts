export const STILL = "(prefers-reduced-motion: reduce)";
/** A finger, and no mouse. */
export const COARSE = "(pointer: coarse)";

function queryOf(query: string): MediaQueryList | undefined {
  try {
    return matchMedia(query);
  } catch {
    return undefined;
  }
}

/** Whether a media query holds; a browser that says nothing of it is taken for one where it doesn't. */
export const matches = (query: string): boolean => queryOf(query)?.matches === true;

/** Hears each change of a media query. @returns stops it */
export function onMedia(query: string, hear: () => void): () => void {
  const watched = queryOf(query);
  watched?.addEventListener("change", hear);
  return () => watched?.removeEventListener("change", hear);
}
