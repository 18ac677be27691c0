import { useEffect, useState } from "react";

import { stampOf, type Stamp } from "#shared/units.ts";

const EVERY_MS = 10_000;

/** The present moment, anew every ten seconds. */
export function useNow(): Stamp {
  const [now, setNow] = useState(() => stampOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(stampOf(new Date())), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
