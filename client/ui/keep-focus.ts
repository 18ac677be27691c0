/** Parts of a page that focus can rest on: a list or table with a name, the page itself. */
const RESTS = "section, [role='region'], [aria-label], main";
/** What lies over the page for a while; the marks at its edges send the Tab key back inside. */
const LAYERS = "dialog, [role='dialog'], [role='alertdialog'], [role='menu'], [popover], [data-base-ui-focus-guard]";

const WATCHED_MS = 5_000;

/** Where focus was last on the page itself, and the parts around it. */
let last: readonly HTMLElement[] = [];
/** Ends the watch of the latest deed: the next one knows better where focus was. */
let endWatch = (): void => undefined;

/** Notes where focus is on the page, so that what lies over it can lead back there. */
export function followFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest(LAYERS) === null) last = placesOf(target);
  });
}

/**
 * Remembers where focus is, for a deed that takes its element away or a layer that lies over it.
 *
 * @param from what goes; the focused element if omitted
 * @returns puts focus back, or on the nearest part of the page that is still there, if it was lost
 */
export function keepFocus(from: Element | null = document.activeElement): () => void {
  const isOnPage = from !== null && from !== document.body && from.closest(LAYERS) === null;
  if (isOnPage) endWatch();
  const places = isOnPage ? placesOf(from) : [...(from === null ? [] : placesOf(from)), ...last];
  return () => {
    const mend = (): void => {
      if (!isLost() || places.some(takesFocus)) return;
      const main = document.querySelector("main");
      if (main) takesFocus(main);
    };
    endWatch();
    mend();
    // What was done goes from the page once it is asked again.
    const watching = new MutationObserver(mend);
    watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    const timer = window.setTimeout(() => watching.disconnect(), WATCHED_MS);
    endWatch = () => {
      watching.disconnect();
      window.clearTimeout(timer);
    };
  };
}

/** An element that can be focused, and the parts of the page that it is in, from the nearest. */
function placesOf(from: Element): readonly HTMLElement[] {
  const places = from instanceof HTMLElement && isFocusable(from) ? [from] : [];
  for (let at = from.closest<HTMLElement>(RESTS); at; at = at.parentElement?.closest<HTMLElement>(RESTS) ?? null) {
    if (at !== from) places.push(at);
  }
  return places;
}

const isFocusable = (element: HTMLElement): boolean => element.tabIndex >= 0 || element.hasAttribute("tabindex");
/** A button that can't be pressed any more loses focus a moment later. */
const isLost = (): boolean => {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(":disabled");
};

function takesFocus(place: HTMLElement): boolean {
  if (!place.isConnected) return false;
  if (!isFocusable(place)) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return !isLost();
}
