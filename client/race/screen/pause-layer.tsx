import { lazy, Suspense, useState } from "react";

import { useRace } from "../session/race-store.ts";

import style from "./pause-layer.module.css";

const Sheet = lazy(async () => ({ default: (await import("./pause-sheet.tsx")).PauseSheet }));

/** Where a pause is said. What it looks like comes with the first one. */
export function PauseLayer() {
  const isPaused = useRace((race) => race.isPaused);
  const [wasPaused, setPaused] = useState(false);
  if (isPaused && !wasPaused) setPaused(true);
  return (
    <output className={style.said}>
      {wasPaused && (
        <Suspense fallback="Paused by your teacher">
          <Sheet isPaused={isPaused} />
        </Suspense>
      )}
    </output>
  );
}
