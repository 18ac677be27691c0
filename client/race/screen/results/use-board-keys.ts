import { useEffect, useEffectEvent, useState } from "react";

import { noEarlyKeys, withEarlyKey } from "./early-keys.ts";

const FIELDS = "input, textarea, select, [contenteditable]";

/** Shortcuts by the key's name in small letters: "enter", "r". */
export type BoardKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Whether keys are meant for the board by now. */
export interface Quiet {
  readonly isQuiet: boolean;
  /** The key that was pressed for the board before: by its name in small letters. */
  readonly meant: string | undefined;
}

/** Whether a key is the page's own: no field or dialog has it, and it's no shortcut of the browser. */
export function isForPage(event: KeyboardEvent): boolean {
  const { ctrlKey, altKey, metaKey, repeat } = event;
  return !ctrlKey && !altKey && !metaKey && !repeat && !isElsewhere(event);
}

function isElsewhere({ target }: KeyboardEvent): boolean {
  return (target instanceof Element && target.closest(FIELDS) !== null) || hasDialog();
}

const hasDialog = (): boolean => document.querySelector("dialog[open], [role=dialog]") !== null;

/**
 * The shortcuts of a result board, while keys are meant for it, and the one that was pressed before. Enter on a link or
 * button is that link's or button's own.
 */
export function useBoardKeys(keys: BoardKeys, { isQuiet, meant }: Quiet): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event;
    if (!isForPage(event)) return;
    const name = key.toLowerCase();
    if (name === "enter" && target instanceof Element && target.closest("a, button")) return;
    keys[name]?.();
  });
  const makeUp = useEffectEvent((name: string): void => {
    if (!hasDialog()) keys[name]?.();
  });
  useEffect(() => {
    if (!isQuiet) return;
    if (meant !== undefined) makeUp(meant);
    const onKey = (event: KeyboardEvent): void => press(event);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isQuiet, meant]);
}

/**
 * Whether a key may be meant for the race: nothing that has the focus by chance takes it, and no browser looks for it on
 * the page, as Firefox does from an apostrophe on.
 */
const isTyped = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key === "Enter" || (key.length === 1 && !ctrlKey && !altKey && !metaKey);

const NOT_YET: Quiet = { isQuiet: false, meant: undefined };

/**
 * Waits until the keys are meant for the board: at first they may still belong to the race.
 *
 * @param answer what was being answered as the race ended; undefined in a race without answers that Enter sends
 * @param hasFinished whoever was still on the way when others ended the race meant no early key for the board
 */
export function useQuietKeys(answer: string | undefined, hasFinished: boolean): Quiet {
  const [quiet, setQuiet] = useState(NOT_YET);
  const { isQuiet } = quiet;
  const begin = useEffectEvent(() => noEarlyKeys(performance.now(), (answer ?? "") !== "", hasFinished));
  const endWith = useEffectEvent((meant: string | undefined): void =>
    setQuiet({ isQuiet: true, meant: hasFinished ? meant : undefined }),
  );
  const takesAnswers = answer !== undefined;
  useEffect(() => {
    if (isQuiet) return;
    let early = begin();
    const end = (): void => endWith(early.meant);
    const later = () => setTimeout(end, early.quietMs - performance.now());
    let timer = later();
    const take = (event: KeyboardEvent): void => {
      const { key } = event;
      if (isTyped(event) && !isElsewhere(event)) event.preventDefault();
      if (key !== "Tab" && !isForPage(event)) return;
      early = withEarlyKey(early, key, performance.now(), takesAnswers);
      clearTimeout(timer);
      if (key === "Tab") return end();
      timer = later();
    };
    addEventListener("keydown", take, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", take, { capture: true });
    };
  }, [isQuiet, takesAnswers]);
  return quiet;
}
