import { createElement, useEffect, useState } from "react";

import { prepareCelebrations } from "../../celebration/celebrate.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { Board, BoardProps } from "./board.tsx";
import { useRace } from "./store.ts";

/** The result board, fetched while the race is on: the way into a race does not wait for it. */
export function LateBoard({ onAgain }: BoardProps) {
  const stage = useRace((race) => race.stage);
  const [loaded, setLoaded] = useState<{ readonly Board: typeof Board }>();
  const isNear = stage === "countdown" || stage === "racing" || stage === "over";
  useEffect(() => {
    if (!isNear || loaded) return;
    import("./board.tsx").then(setLoaded, (problem: unknown) => {
      // Before the end there is another try at the next stage.
      if (stage !== "over") return;
      setLoaded(() => {
        throw problem;
      });
    });
    void prepareCelebrations();
  }, [stage, isNear, loaded]);
  if (stage !== "over") return null;
  return loaded ? createElement(loaded.Board, { onAgain }) : <Spinner label="Fetching the results…" spoken />;
}
