import { useEffect, useEffectEvent, useState } from "react";

/** Fingers still type when a race ends: keys of the board wait until none came for this long. */
const QUIET_MS = 1_000;
const FIELDS = "input, textarea, select, [contenteditable]";

const isField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELDS) !== null;

/** Shortcuts by the key's name in small letters: "enter", "r". */
export type BoardKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Whether a key is the page's own: no field or dialog has it, and it's no shortcut of the browser. */
export function isForPage({ target, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || repeat) return false;
  if (isField(target)) return false;
  return document.querySelector("dialog[open], [role=dialog]") === null;
}

/**
 * The shortcuts of a result board, while keys are meant for it. Enter on a link or button is that link's or button's own.
 */
export function useBoardKeys(keys: BoardKeys, isQuiet: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event;
    if (!isForPage(event)) return;
    const name = key.toLowerCase();
    if (name === "enter" && target instanceof Element && target.closest("a, button")) return;
    keys[name]?.();
  });
  useEffect(() => {
    if (!isQuiet) return;
    const onKey = (event: KeyboardEvent): void => press(event);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isQuiet]);
}

/**
 * Whether a key was meant for the race: nothing that has the focus by chance takes it, and no browser looks for it on the
 * page, as Firefox does from an apostrophe on.
 */
const isTyped = ({ target, key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  !isField(target) && (key === "Enter" || (key.length === 1 && !ctrlKey && !altKey && !metaKey));

/** Whether keys are meant for the board by now: until none came for a second after it opened, they do nothing. */
export function useQuietKeys(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return;
    let timer = setTimeout(setQuiet, QUIET_MS, true);
    const wait = (event: KeyboardEvent): void => {
      clearTimeout(timer);
      // Nobody types it in a race.
      if (event.key === "Tab") return setQuiet(true);
      timer = setTimeout(setQuiet, QUIET_MS, true);
      if (isTyped(event)) event.preventDefault();
    };
    addEventListener("keydown", wait, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", wait, { capture: true });
    };
  }, [isQuiet]);
  return isQuiet;
}
