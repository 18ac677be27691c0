import { useEffect, useState } from "react";

import type { EventKey } from "#shared/content/ways.ts";

import type { EventWear } from "./event-wear.ts";

/** How the frame looks while an event runs. */
export interface Dress {
  readonly event: EventKey;
  readonly wear: EventWear;
  /** Dark in every theme. */
  readonly isNight: boolean;
}

/** What the frame wears while an event runs; undefined while none does, and until it is loaded. */
export function useEventWear(event: EventKey | undefined): Dress | undefined {
  const [known, setKnown] = useState<Dress>();
  useEffect(() => {
    if (event === undefined) return;
    let isWanted = true;
    import("./event-wear.ts").then(
      ({ eventWear, isNightEvent }) =>
        isWanted && setKnown({ event, wear: eventWear(event), isNight: isNightEvent(event) }),
      (problem: unknown) => console.warn("The frame wears nothing of the event:", problem),
    );
    return () => void (isWanted = false);
  }, [event]);
  return known?.event === event ? known : undefined;
}
