import { NITRO_KEY } from "#shared/rules/race/nitro.ts";

import { COARSE, matches } from "../../../browser/media.ts";
import { decideInput } from "./decide-input.ts";
import {
  decideKey,
  EMPTY_FIELD,
  isImpossible,
  isShortcut,
  keptOf,
  readField,
  REMEMBERED_PRESSES,
  type Press,
} from "./input.ts";
import type { Keyed } from "./keyed.ts";
import { plainText } from "./plain.ts";

/** Elements that get key presses when focused, other than the field of the race. */
const WRITTEN_IN = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]";
const PRESSED = "a[href], button, [role=button]";

/** The code of every key press that an input method or a touch keyboard has already used. */
const USED_KEY = 229;

/** Captures every key that is meant for the race, from any kind of keyboard, until stopped. */
export function listenToKeys(field: HTMLTextAreaElement, engine: Keyed): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isTouchDevice = matches(COARSE);
  let known = EMPTY_FIELD;
  let isComposing = false;
  let isTouch = isTouchDevice;
  let pressedMs: readonly number[] = [];
  /** Whether focus came to where it is by the keyboard. Any key press makes it look so later. */
  let isTabbed = document.activeElement?.matches(":focus-visible") ?? false;

  const press = (character: string, atMs: number, isCapsLock = false, code?: string): void => {
    pressedMs = [...pressedMs.slice(1 - REMEMBERED_PRESSES), atMs];
    engine.press(character, atMs, isCapsLock, code);
  };

  const empty = (): void => {
    known = EMPTY_FIELD;
    if (field.value !== "") field.value = "";
  };

  const take = (presses: readonly Press[]): void => {
    if (!engine.readPhrase && isImpossible(pressedMs, presses)) return engine.refuse?.();
    for (const one of engine.readPhrase?.(presses) ?? presses) press(one.character, one.atMs);
  };

  const read = (atMs: number): void => {
    const { field: now, presses } = readField(
      known,
      { written: field.value, atMs, isTouch, isComposing },
      engine.wanted,
    );
    known = now;
    take(presses);
    if (isComposing) return;
    if (!isTouch) return empty();
    const kept = keptOf(known);
    const cut = known.judged.length - kept.judged.length;
    if (cut > 0) field.value = plainText(field.value).slice(cut);
    known = kept;
  };

  const onKey = (event: KeyboardEvent): void => {
    if (!event.repeat) engine.lose?.(event.code);
    if (event.defaultPrevented || isForOther(event, field, isTabbed)) return;
    const isUsed = event.keyCode === USED_KEY;
    isTouch = event.key === "Unidentified" || (isUsed && isTouchDevice) || (isTouch && isComposing);
    const decision = decideKey({
      key: event.key,
      isShortcut: isShortcut({
        ctrl: event.ctrlKey,
        meta: event.metaKey,
        alt: event.altKey,
        altGraph: event.getModifierState("AltGraph"),
      }),
      isComposing: event.isComposing || isUsed,
      isRepeat: event.repeat,
    });
    if (event.key !== "Tab" && event.key !== "Escape") field.focus({ preventScroll: true });
    if (decision === "left") return;
    event.preventDefault();
    if (decision.typed === "") return;
    press(decision.typed, event.timeStamp, event.getModifierState("CapsLock"), event.code || undefined);
  };
  const lose = (): void => engine.lose?.();

  window.addEventListener("keydown", onKey, { signal });
  window.addEventListener("keyup", ({ code, timeStamp }) => engine.letGo?.(code, timeStamp), { signal });
  window.addEventListener("blur", lose, { signal });
  window.addEventListener(
    "focusin",
    ({ target }) => void (isTabbed = target instanceof Element && target.matches(":focus-visible")),
    { signal },
  );
  field.addEventListener(
    "beforeinput",
    (event) => {
      const decision = decideInput(event.inputType);
      if (decision === "written") return;
      event.preventDefault();
      if (decision === "nitro") press(NITRO_KEY, event.timeStamp);
    },
    { signal },
  );
  field.addEventListener("compositionstart", () => void (isComposing = true), { signal });
  field.addEventListener(
    "compositionend",
    (event) => {
      isComposing = false;
      read(event.timeStamp);
    },
    { signal },
  );
  field.addEventListener("input", (event) => read(event.timeStamp), { signal });
  field.addEventListener("blur", empty, { signal });
  // A tap on the text opens a phone's keyboard; a click there does not take the keyboard away.
  field.parentElement?.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  field.parentElement?.addEventListener("click", () => field.focus({ preventScroll: true }), { signal });
  // The field has what was typed while this file was loaded: a resumed page loses no key.
  for (const character of field.value) press(character, performance.now());
  empty();
  return () => {
    stopping.abort();
    lose();
    empty();
  };
}

/** Text typed elsewhere stays there; Enter and Space activate what is focused by Tab. */
function isForOther({ target, key }: KeyboardEvent, field: Element, isTabbed: boolean): boolean {
  if (!(target instanceof Element) || target === field) return false;
  if (target.closest(WRITTEN_IN)) return true;
  return isTabbed && (key === "Enter" || key === " ") && target.matches(PRESSED);
}
