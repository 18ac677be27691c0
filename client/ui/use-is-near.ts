import { useEffect, useRef, useState } from "react";

/** Pictures are drawn shortly before they come into view. */
const AHEAD = "500px";

/** Whether an element has come near the window; it stays true. */
export function useIsNear<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: AHEAD,
      },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
