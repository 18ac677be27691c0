import { useEffect, useRef, type RefObject } from "react";

/** Focuses an element when it comes, unless something else has the focus, and can have it. */
export function useFreeFocus<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement.matches(":disabled");
    if (isWanted && isFree) element.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return element;
}
