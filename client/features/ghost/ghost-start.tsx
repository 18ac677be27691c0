import { useEffect, useRef } from "react";

import { formatSpeed } from "#shared/format/figures.ts";

import type { SpeedUnit } from "../../race/playback/stored-race.ts";
import { Button } from "../../ui/controls/button.tsx";

import style from "./ghost-board.module.css";

interface GhostStartProps {
  readonly speed: number;
  readonly unit: SpeedUnit;
  readonly onStart: () => void;
}

/** At the start line: the result to beat. */
export function GhostStart({ speed, unit, onStart }: GhostStartProps) {
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), []);
  return (
    <div className={style.board}>
      <h2 className={style.title}>
        Beat {formatSpeed(speed)} {unit}
      </h2>
      <p className={style.soft}>
        {unit === "WPM"
          ? "Same text, same start. The other car is you, key by key. The dashed frame in the text shows where it is."
          : "Same problems, same start. The other car is you, answer by answer."}
      </p>
      <div className={style.actions}>
        <Button ref={start} kind="primary" size="large" onClick={onStart}>
          Start
        </Button>
        <span className={style.keys}>or press Enter</span>
      </div>
    </div>
  );
}
