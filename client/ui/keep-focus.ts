/** Parts of a page that focus can rest on: a list or table with a name, the page itself. */
const RESTS = "section, [role='region'], [aria-label], main";

const WATCHED_MS = 5_000;

/**
 * Remembers where focus is, for a deed that takes its element away.
 *
 * @param from what goes; the focused element if omitted
 * @returns puts focus on the nearest part of the page that is still there, if it was lost
 */
export function keepFocus(from: Element | null = document.activeElement): () => void {
  const places: HTMLElement[] = [];
  for (let at = from?.closest<HTMLElement>(RESTS); at; at = at.parentElement?.closest<HTMLElement>(RESTS)) {
    places.push(at);
  }
  return () => {
    const mend = (): void => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const place = places.find(({ isConnected }) => isConnected) ?? document.querySelector("main");
      if (!place) return;
      if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    mend();
    // What was done goes from the page once it is asked again.
    const watching = new MutationObserver(mend);
    watching.observe(document.body, { childList: true, subtree: true });
    window.setTimeout(() => watching.disconnect(), WATCHED_MS);
  };
}
