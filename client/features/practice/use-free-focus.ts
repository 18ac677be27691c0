import { useEffect, useRef, type RefObject } from "react";

/** Focuses an element when it comes, unless something else has the focus. */
export function useFreeFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
