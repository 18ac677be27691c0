/** So long after the first drawing, an element that hasn't come is left alone: nobody waits for it any more. */
const WATCHED_MS = 10_000;

/**
 * Answers what was pressed on the first page's elements before the script was there, and keeps focus where it was: on
 * the elements that take their places, which have the same names. Enter leads where the page's main link leads. What is
 * pressed meanwhile counts instead. `index.html` marks what was pressed and focused; for Enter, the root.
 */
export function answerEarlyPress(root: HTMLElement): void {
  const early = [...root.children];
  const ending = new AbortController();
  let pressed: Find | undefined;
  let focused: Find | undefined;
  let isDrawn = false;
  let timer: number | undefined;
  const draw = (): void => {
    isDrawn = true;
    timer = window.setTimeout(() => ending.abort(), WATCHED_MS);
    document.documentElement.dataset.drawn = "";
    pressed = successor(root, marked(early, "data-pressed"));
    focused = successor(root, marked(early, "data-focused"));
    if (root.hasAttribute("data-pressed"))
      pressed = () => seen(root, "a").find((each) => each.getAttribute("aria-keyshortcuts") === "Enter");
    root.removeAttribute("data-pressed");
    for (const moment of ["pointerdown", "keydown"])
      addEventListener(moment, () => ending.abort(), { signal: ending.signal });
  };
  const watching = new MutationObserver(() => {
    if (early.some(({ isConnected }) => isConnected)) return;
    if (!isDrawn) draw();
    if (document.activeElement === document.body) focused?.()?.focus({ preventScroll: true });
    if (document.activeElement !== document.body) focused = undefined;
    const control = pressed?.();
    if (control) pressed = undefined;
    control?.click();
    if (!pressed && !focused) ending.abort();
  });
  ending.signal.addEventListener("abort", () => {
    watching.disconnect();
    window.clearTimeout(timer);
  });
  watching.observe(root, { childList: true, subtree: true });
}

type Find = () => HTMLElement | undefined;

/** What takes the place of an element of the first page; the number of news may follow its name. */
function successor(root: HTMLElement, early: Element | null): Find | undefined {
  const name = early && nameOf(early);
  if (!name) return undefined;
  return () => {
    const alike = seen(root, early.localName).filter((each) => nameOf(each).startsWith(name));
    return alike.find((each) => nameOf(each) === name) ?? alike[0];
  };
}

const marked = (early: readonly Element[], mark: string): Element | null =>
  early.map((each) => each.querySelector(`[${mark}]`)).find((each) => each !== null) ?? null;

const seen = (root: HTMLElement, tag: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(tag)].filter((each) => each.checkVisibility());

const nameOf = (element: Element): string => element.getAttribute("aria-label") ?? element.textContent;
