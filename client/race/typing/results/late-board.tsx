import { createElement, useEffect, useState } from "react";

import { Spinner } from "../../../ui/feedback/spinner.tsx";
import type { BoardProps } from "../../screen/results/board.tsx";
import { isBoardUp, isOn, useRace } from "../../session/race-store.ts";
import type { TypingBoard } from "./typing-board.tsx";

interface BoardModule {
  readonly TypingBoard: typeof TypingBoard;
}

/** Kept for the page's lifetime: the panel around it may have been remounted by the time the board is shown. */
let fetched: BoardModule | undefined;

/** The result board, loaded during the race, so that entering a race does not wait for it. */
export function LateBoard(board: BoardProps) {
  const stage = useRace((race) => race.stage);
  const [loaded, setLoaded] = useState(fetched);
  const isNear = isOn({ stage }) || isBoardUp({ stage });
  useEffect(() => {
    if (!isNear || loaded) return;
    const take = (module: BoardModule): void => {
      fetched = module;
      setLoaded(module);
    };
    import("./typing-board.tsx").then(take, (problem: unknown) => {
      // Before the end the next stage retries.
      if (!isBoardUp({ stage })) return;
      setLoaded(() => {
        throw problem;
      });
    });
    void prepareCelebrations();
  }, [stage, isNear, loaded]);
  if (!isBoardUp({ stage })) return null;
  return loaded ? createElement(loaded.TypingBoard, board) : <Spinner label="Loading the results…" spoken />;
}

async function prepareCelebrations(): Promise<void> {
  const { prepare } = await import("../../../celebration/celebrate.ts");
  await prepare();
}
