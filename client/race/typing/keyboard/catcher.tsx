import { useEffect, useRef, useState, type ReactNode } from "react";

import type { Keyed } from "./keyed.ts";

import style from "./catcher.module.css";

interface KeyCatcherProps {
  readonly keyed: Keyed;
  readonly isOn: boolean;
  readonly children: ReactNode;
}

/**
 * Captures the keyboard during a race: presses of a physical keyboard, and what a phone's keyboard or an input method
 * writes into a hidden field. The listener is loaded during the countdown.
 */
export function KeyCatcher({ keyed, isOn, children }: KeyCatcherProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [, setProblem] = useState<unknown>();

  useEffect(() => {
    const heard = field.current;
    if (!isOn || !heard) return;
    heard.focus({ preventScroll: true });
    let stop: (() => void) | undefined;
    let isOver = false;
    import("./listener.ts").then(
      ({ listenToKeys }) => {
        if (!isOver) stop = listenToKeys(heard, keyed);
      },
      (problem: unknown) =>
        setProblem(() => {
          throw problem;
        }),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [keyed, isOn]);

  return (
    <div className={style.catcher}>
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
      />
      {children}
    </div>
  );
}
