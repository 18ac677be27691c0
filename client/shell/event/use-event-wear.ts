import { useEffect, useState } from "react";

import type { EventKey } from "#shared/content/ways.ts";

import type { EventWear } from "./event-wear.ts";

interface Known {
  readonly event: EventKey;
  readonly wear: EventWear;
}

/** What the frame wears while an event runs; undefined while none does, and until it is loaded. */
export function useEventWear(event: EventKey | undefined): EventWear | undefined {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (event === undefined) return;
    let isWanted = true;
    import("./event-wear.ts").then(
      ({ eventWear }) => isWanted && setKnown({ event, wear: eventWear(event) }),
      (problem: unknown) => console.warn("The frame wears nothing of the event:", problem),
    );
    return () => void (isWanted = false);
  }, [event]);
  return known?.event === event ? known?.wear : undefined;
}
