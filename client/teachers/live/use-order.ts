import { useEffect, useMemo, useState } from "react";

import type { LivePupil } from "#shared/contracts/realtime/classroom.ts";
import { seconds } from "#shared/units.ts";

import type { Sort } from "../../ui/data/sort.ts";
import { useLive, type Lanes } from "./live-store.ts";
import { inOrder } from "./pupils-now.ts";

/** Rows that jump with every word can't be read. */
const CALM_MS = seconds(3);
const MOVING: ReadonlySet<string> = new Set(["progress", "speed"]);

/** Pupils in the order of a column; an order that moves with the race is looked at now and then. */
export function useOrder(pupils: readonly LivePupil[], sort: Sort): readonly LivePupil[] {
  const [lanes, setLanes] = useState<Lanes>(() => useLive.getState().lanes);
  const isMoving = MOVING.has(sort.column);
  useEffect(() => {
    if (!isMoving) return;
    const look = (): void => setLanes(useLive.getState().lanes);
    look();
    const looking = setInterval(look, CALM_MS);
    return () => clearInterval(looking);
  }, [isMoving]);
  return useMemo(() => inOrder(pupils, lanes, sort), [pupils, lanes, sort]);
}
