import { useEffect, useRef, type ReactNode } from "react";

import { NITRO_KEY } from "#shared/rules/race/nitro.ts";

import style from "./key-catcher.module.css";

interface KeyCatcherProps {
  readonly engine: {
    /** @param atMs the moment of the press on `performance.now()` */
    press(character: string, atMs: number): unknown;
  };
  readonly isOn: boolean;
  readonly children: ReactNode;
}

/**
 * Hears the keyboard while a race is on: presses of a physical keyboard, and what a phone's keyboard or an input method
 * commits into a field that nobody sees.
 */
export function KeyCatcher({ engine, isOn, children }: KeyCatcherProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!isOn) return;
    field.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      const character = characterOf(event);
      if (character === undefined) return;
      event.preventDefault();
      engine.press(character, event.timeStamp);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [engine, isOn]);

  const take = (text: string, atMs: number): void => {
    for (const character of text) engine.press(character, atMs);
    if (field.current) field.current.value = "";
  };

  return (
    <div className={style.catcher} onPointerDown={() => isOn && requestAnimationFrame(() => field.current?.focus())}>
      <textarea
        ref={field}
        className={style.field}
        aria-label="Type the race text here"
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        tabIndex={isOn ? 0 : -1}
        disabled={!isOn}
        rows={1}
        onBeforeInput={(event) => {
          const input = event.nativeEvent;
          if (input.isComposing) return;
          event.preventDefault();
          take(input.inputType === "insertLineBreak" ? NITRO_KEY : (input.data ?? ""), input.timeStamp);
        }}
        onCompositionEnd={(event) => take(event.data, event.timeStamp)}
      />
      {children}
    </div>
  );
}

/**
 * A character typed on a physical keyboard, AltGr and Shift included, or Enter for the nitro; shortcuts, dead keys and
 * compositions are none.
 */
function characterOf(event: KeyboardEvent): string | undefined {
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  if (isShortcut || event.isComposing || event.repeat) return undefined;
  if (event.key === "Enter") return NITRO_KEY;
  return event.key.length === 1 ? event.key : undefined;
}
