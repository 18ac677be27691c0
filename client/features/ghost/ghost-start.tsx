import { useEffect, useRef } from "react";

import type { StoredRacer } from "../../race-parts/race-data.ts";
import { Button } from "../../ui/button.tsx";
import { formatWpm } from "../../ui/format.ts";

import style from "./ghost-board.module.css";

interface GhostStartProps {
  readonly then: StoredRacer;
  readonly onStart: () => void;
}

/** At the line: what there is to beat. */
export function GhostStart({ then, onStart }: GhostStartProps) {
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), []);
  return (
    <div className={style.board}>
      <h2 className={style.title}>Beat {formatWpm(then.wpm)}</h2>
      <p className={style.soft}>
        Same text, same start. The other car is you, key by key as you typed then; the dashed frame in the text shows
        where it is.
      </p>
      <div className={style.actions}>
        <Button ref={start} kind="primary" size="large" onClick={onStart}>
          Start
        </Button>
        <span className={style.soft}>or press Enter</span>
      </div>
    </div>
  );
}
