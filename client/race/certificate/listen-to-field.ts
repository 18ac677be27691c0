import { decideInput } from "../typing/keyboard/decide-input.ts";

/** The receiver of what is typed into the field. */
interface Heard {
  write(value: string, atMs: number): string | undefined;
  refuse(): void;
}

const NOT_TYPED = /^insertFrom/;
const AWAY_FROM_END: ReadonlySet<string> = new Set(["Home", "PageUp", "ArrowUp", "ArrowLeft"]);

/**
 * Hands on each change of the field, from any keyboard or input method, until stopped. What is pasted or dropped doesn't
 * come in. The caret stays at the end, and keys that are meant for nothing else find the field.
 */
export function listenToField(field: HTMLInputElement, heard: Heard): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  field.addEventListener(
    "beforeinput",
    (event) => {
      if (decideInput(event.inputType) !== "refused") return;
      event.preventDefault();
      if (NOT_TYPED.test(event.inputType)) heard.refuse();
    },
    { signal },
  );
  field.addEventListener(
    "input",
    ({ timeStamp }) => {
      const instead = heard.write(field.value, timeStamp);
      if (instead !== undefined && instead !== field.value) field.value = instead;
    },
    { signal },
  );
  let isComposing = false;
  field.addEventListener("compositionstart", () => void (isComposing = true), { signal });
  field.addEventListener("compositionend", () => void (isComposing = false), { signal });
  document.addEventListener("selectionchange", () => void (isComposing || keepAtEnd(field)), { signal });
  // The selection's event comes later than the next key of quick hands.
  field.addEventListener(
    "keydown",
    (event) => {
      if (AWAY_FROM_END.has(event.key) && !isComposing) event.preventDefault();
    },
    { signal },
  );
  window.addEventListener(
    "keydown",
    ({ target, key, ctrlKey, metaKey, altKey }) => {
      const isForField = target === document.body && key.length === 1 && !ctrlKey && !metaKey && !altKey;
      if (isForField) field.focus({ preventScroll: true });
    },
    { signal },
  );
  return () => stopping.abort();
}

/** What is written in the middle would be a long line taken back and written again in one instant. */
function keepAtEnd(field: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = field;
  if (document.activeElement !== field || selectionStart !== selectionEnd || selectionEnd === value.length) return;
  field.setSelectionRange(value.length, value.length);
}
