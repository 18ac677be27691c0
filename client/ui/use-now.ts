import { useEffect, useState } from "react";

import { minutes } from "#shared/units.ts";

/** The player's clock, looked at again each minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), minutes(1));
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
