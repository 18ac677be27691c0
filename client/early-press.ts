/** An element that may take longer to come than one waits for it is left alone. */
const WATCHED_MS = 10_000;

/**
 * Answers what was pressed on the first page's elements before the script was there, and keeps focus where it was: on
 * the elements that take their places, which have the same names. `index.html` marks what was pressed and focused.
 */
export function answerEarlyPress(root: HTMLElement): void {
  let pressed = "";
  let focused = "";
  const watching = new MutationObserver((changes) => {
    for (const gone of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (!(gone instanceof Element)) continue;
      pressed ||= nameOf(marked(gone, "data-pressed"));
      focused ||= nameOf(marked(gone, "data-focused"));
    }
    document.documentElement.dataset.drawn = "";
    if (pressed || focused) answer();
    else end();
  });
  const timer = window.setTimeout(end, WATCHED_MS);
  watching.observe(root, { childList: true, subtree: true });

  function answer(): void {
    if (document.activeElement === document.body) find(root, focused)?.focus({ preventScroll: true });
    if (document.activeElement !== document.body) focused = "";
    const button = find(root, pressed);
    if (button) pressed = "";
    button?.click();
    if (!pressed && !focused) end();
  }
  function end(): void {
    watching.disconnect();
    window.clearTimeout(timer);
  }
}

const marked = (within: Element, mark: string): Element | null =>
  within.hasAttribute(mark) ? within : within.querySelector(`[${mark}]`);

const nameOf = (element: Element | null): string => element?.getAttribute("aria-label") ?? element?.textContent ?? "";

/** The number of news may follow a name. */
const find = (root: HTMLElement, name: string): HTMLElement | undefined =>
  name === ""
    ? undefined
    : [...root.querySelectorAll<HTMLElement>("a, button")].find(
        (each) => nameOf(each).startsWith(name) && each.checkVisibility(),
      );
