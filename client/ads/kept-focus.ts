import { useEffect, type RefObject } from "react";

/** A page in a frame may take the focus by itself: it goes back to where it was, unless a press or the Tab key brought it. */
export function useKeptFocus(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let before: Element | null = document.activeElement;
    let isTabbing = false;
    document.addEventListener("focusin", ({ target }) => (before = target as Element), { signal });
    document.addEventListener("keydown", ({ key }) => (isTabbing = key === "Tab"), { signal, capture: true });
    document.addEventListener("keyup", () => (isTabbing = false), { signal, capture: true });
    const giveBack = (): void => {
      const taken = frame.current;
      if (taken === null || document.activeElement !== taken || isTabbing || taken.matches(":hover")) return;
      taken.blur();
      if (before instanceof HTMLElement && before !== taken) before.focus({ preventScroll: true });
    };
    window.addEventListener("blur", () => setTimeout(giveBack), { signal });
    return () => stop.abort();
  }, [frame]);
}
