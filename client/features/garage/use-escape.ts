import { type RefObject, useEffect, useEffectEvent } from "react";

/** Escape inside a part of the page leaves it. */
export function useEscape(part: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const { current } = part;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") leave();
    };
    current?.addEventListener("keydown", onKey);
    return () => current?.removeEventListener("keydown", onKey);
  }, [part]);
}
