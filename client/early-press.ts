/** An element that may take longer to come than one waits for it is left alone. */
const WATCHED_MS = 10_000;

/** An element of the first page, by what the one that takes its place has, too. */
interface Early {
  readonly tag: string;
  readonly name: string;
}

/**
 * Answers what was pressed on the first page's elements before the script was there, and keeps focus where it was: on
 * the elements that take their places, which have the same names. `index.html` marks what was pressed and focused. Whoever
 * goes on by themselves first wants something else by then.
 */
export function answerEarlyPress(root: HTMLElement): void {
  let pressed: Early | undefined;
  let focused: Early | undefined;
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = (): void => waiting.abort();
  const watching = new MutationObserver((changes) => {
    for (const gone of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (!(gone instanceof Element)) continue;
      pressed ??= earlyIn(gone, "data-pressed");
      focused ??= earlyIn(gone, "data-focused");
    }
    document.documentElement.dataset.drawn = "";
    for (const deed of ["pointerdown", "keydown"]) document.addEventListener(deed, end, { signal, capture: true });
    answer();
  });
  const timer = window.setTimeout(end, WATCHED_MS);
  watching.observe(root, { childList: true, subtree: true });
  signal.addEventListener("abort", () => {
    watching.disconnect();
    window.clearTimeout(timer);
  });

  function answer(): void {
    if (document.activeElement === document.body) find(root, focused)?.focus({ preventScroll: true });
    if (document.activeElement !== document.body) focused = undefined;
    const button = find(root, pressed);
    if (button) pressed = undefined;
    button?.click();
    if (!pressed && !focused) end();
  }
}

function earlyIn(within: Element, mark: string): Early | undefined {
  const marked = within.hasAttribute(mark) ? within : within.querySelector(`[${mark}]`);
  const name = marked ? nameOf(marked) : "";
  return marked && name !== "" ? { tag: marked.localName, name } : undefined;
}

const nameOf = (element: Element): string => element.getAttribute("aria-label") ?? element.textContent;

/** The number of news may follow a name. */
function find(root: HTMLElement, early: Early | undefined): HTMLElement | undefined {
  if (!early) return undefined;
  const { tag, name } = early;
  const alike = [...root.querySelectorAll<HTMLElement>(tag)].filter(
    (each) => nameOf(each).startsWith(name) && each.checkVisibility(),
  );
  return alike.find((each) => nameOf(each) === name) ?? alike[0];
}
