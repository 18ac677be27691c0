import { useEffect, useState } from "react";

import { loadRaceFont } from "../../ui/font-loading.ts";
import type { WayIn } from "./connection.ts";
import { RaceEngine } from "./engine.ts";
import { useRace } from "./store.ts";

/** The engine of the race that is on, and the way to the next one. */
export function useEngine(wayIn: WayIn): readonly [RaceEngine, () => void] {
  const [engine, setEngine] = useState(() => new RaceEngine(wayIn));
  useEffect(loadRaceFont, []);
  useEffect(() => {
    void engine.enter();
    return () => engine.leave();
  }, [engine]);
  useEffect(
    () =>
      useRace.subscribe(({ isLost }, before) => {
        if (isLost && !before.isLost) setEngine(new RaceEngine(wayIn, true));
      }),
    [wayIn],
  );
  return [engine, () => setEngine(new RaceEngine(wayIn, false, useRace.getState().trouble?.isElsewhere))];
}
