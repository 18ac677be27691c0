import { useEffect, useState } from "react";

/** What a clock of this page shows, looked at ten times a second. @param read gives a value that seldom changes */
export function useClock<T extends number | string | boolean | undefined>(read: () => T): T {
  const [shown, setShown] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setShown(read()), 100);
    return () => clearInterval(timer);
  }, [read]);
  return shown;
}
