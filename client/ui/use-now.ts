import { useEffect, useState } from "react";

import { minutes, type Ms, type Stamp } from "#shared/units.ts";

import { onServerTime, serverNow } from "../net/server-time.ts";

const MINUTE = minutes(1);

/** The present moment as the server has it, looked at again from time to time, and whenever the server says what time it is. */
export function useNow(every: Ms = MINUTE): Stamp {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = (): void => setNow(serverNow());
    look();
    const timer = window.setInterval(look, every);
    const unhear = onServerTime(look);
    return () => {
      clearInterval(timer);
      unhear();
    };
  }, [every]);
  return now;
}
