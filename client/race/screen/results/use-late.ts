import { useEffect, useEffectEvent, useState } from "react";

import { seconds } from "#shared/units.ts";

/** Most rewards are paid before. */
const LATE_MS = seconds(2.5);

/** Whether something is being waited for longer than usual. @param onLate called when it is */
export function useLate(isWaiting: boolean, onLate: () => void): boolean {
  const [isLate, setLate] = useState(false);
  const tell = useEffectEvent(onLate);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setLate(true);
      tell();
    }, LATE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}
