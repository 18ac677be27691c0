/** A tremor presses twice: what comes so soon is the same press. */
const SAME_PRESS_MS = 250;
/** So long after Tab, Enter and Space are a button's own: focus stays on what a helper pressed, and the next press is the switch. */
const LED_MS = 10_000;

/** What keeps its own presses: the way out, and what sets the board. */
const BUTTONS = "a[href], button";
const DIALOGS = "[role=dialog], [role=alertdialog], [role=menu]";
/** Keys that lead through a page, or only go with others. */
const LEADING = new Set(["Tab", "Escape", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Dead"]);

/** When the switch was pressed last, whichever board heard it. */
let lastMs = -Infinity;

/** Hears one switch: any key, and a click or a tap anywhere. Nothing else on the page gets it. @returns stops it */
export function onSwitch(hear: (atMs: number) => void): () => void {
  const stopping = new AbortController();
  const options = { capture: true, signal: stopping.signal };
  let ledMs = -Infinity;
  let takenKey: string | undefined;
  const take = (event: KeyboardEvent | PointerEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.timeStamp - lastMs < SAME_PRESS_MS) return;
    lastMs = event.timeStamp;
    hear(event.timeStamp);
  };
  const isIn = ({ target }: Event, what: string): boolean => target instanceof Element && target.closest(what) !== null;
  const isOwnKey = (event: KeyboardEvent): boolean =>
    (event.key === "Enter" || event.key === " ") &&
    (isIn(event, DIALOGS) || (isIn(event, BUTTONS) && event.timeStamp - ledMs < LED_MS));
  window.addEventListener(
    "keydown",
    (event) => {
      const { key, ctrlKey, altKey, metaKey, repeat } = event;
      if (key === "Tab") ledMs = event.timeStamp;
      const isDevice = !LEADING.has(key) && !/^F\d/.test(key) && !ctrlKey && !altKey && !metaKey;
      if (!isDevice || isOwnKey(event)) return;
      takenKey = key;
      if (repeat) event.preventDefault();
      else take(event);
    },
    options,
  );
  // A button is pressed as Space goes up.
  window.addEventListener(
    "keyup",
    (event) => {
      if (event.key === takenKey) event.preventDefault();
      takenKey = undefined;
    },
    options,
  );
  window.addEventListener(
    "pointerdown",
    (event) => {
      ledMs = -Infinity;
      if (event.button === 0 && !isIn(event, BUTTONS) && !isIn(event, DIALOGS)) take(event);
    },
    options,
  );
  return () => stopping.abort();
}
