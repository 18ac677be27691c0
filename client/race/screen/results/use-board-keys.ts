import { useEffect, useEffectEvent, useState } from "react";

/** Fingers still type when a race ends: keys of the board wait until none came for this long. */
const QUIET_MS = 1_000;
const FIELDS = "input, textarea, select, [contenteditable]";

/** Shortcuts by the key's name in small letters: "enter", "r". */
export type BoardKeys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * The shortcuts of a result board. Until no key came for a second after it opened, they do nothing; then Enter on a
 * link or button is that link's or button's own.
 *
 * @returns whether they work by now
 */
export function useBoardKeys(keys: BoardKeys): boolean {
  const [isQuiet, setQuiet] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, ctrlKey, altKey, metaKey, repeat } = event;
    const element = target instanceof Element ? target : document.body;
    if (ctrlKey || altKey || metaKey || repeat || element.closest(FIELDS)) return;
    if (document.querySelector("dialog[open], [role=dialog]")) return;
    const name = key.toLowerCase();
    if (name === "enter" && element.closest("a, button")) return;
    keys[name]?.();
  });
  useEffect(() => {
    if (isQuiet) {
      const onKey = (event: KeyboardEvent): void => press(event);
      addEventListener("keydown", onKey);
      return () => removeEventListener("keydown", onKey);
    }
    let timer = setTimeout(setQuiet, QUIET_MS, true);
    const wait = (event: KeyboardEvent): void => {
      clearTimeout(timer);
      // Nobody types it in a race.
      if (event.key === "Tab") return setQuiet(true);
      timer = setTimeout(setQuiet, QUIET_MS, true);
      // Nothing that has the focus by chance takes a key that was meant for the race.
      if (event.key === "Enter" || event.key === " ") event.preventDefault();
    };
    addEventListener("keydown", wait, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", wait, { capture: true });
    };
  }, [isQuiet]);
  return isQuiet;
}
