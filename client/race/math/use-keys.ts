import { useEffect, type RefObject } from "react";

import { withDigit, withoutLast } from "./draft.ts";
import type { MathDiscipline } from "./math-discipline.ts";
import { useMath } from "./math-store.ts";

/** What keeps its own keys. */
const WRITTEN_IN = "input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]";

/** Digits find the box wherever the focus is; H shows and hides the help, and Escape hides it. */
export function useKeys(math: MathDiscipline, box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isInBox = target === box.current;
      if (!isInBox && target instanceof Element && target.closest(WRITTEN_IN)) return;
      const act = actionFor(math, key, isInBox);
      if (!act) return;
      event.preventDefault();
      act();
      if (!isInBox) box.current?.focus({ preventScroll: true });
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [math, box]);
}

function actionFor(math: MathDiscipline, key: string, isInBox: boolean): (() => void) | undefined {
  if (key === "h" || key === "H") return () => math.toggleHelp();
  if (key === "Escape" && useMath.getState().isHelpOpen) return () => math.toggleHelp();
  if (isInBox) return undefined;
  if (/^\p{Nd}$/u.test(key)) return () => math.write(withDigit(key));
  return key === "Backspace" ? () => math.write(withoutLast()) : undefined;
}
