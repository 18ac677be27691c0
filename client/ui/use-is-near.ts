import { useEffect, useRef, useState } from "react";

import { onceNear } from "../browser/sizes.ts";

/** Pictures are drawn shortly before they come into view. */
const AHEAD = "500px";

/** Whether an element has come near the window; it stays true. */
export function useIsNear<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    return onceNear(ref.current, AHEAD, () => setNear(true));
  }, [isNear]);
  return { ref, isNear };
}
