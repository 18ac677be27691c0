/** Parts of a page that focus can rest on: a list or table with a name, the page itself. */
const RESTS = "section, [role='region'], [aria-label], main";

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
    requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const place = places.find(({ isConnected }) => isConnected) ?? document.querySelector("main");
      if (!place) return;
      if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
  };
}
