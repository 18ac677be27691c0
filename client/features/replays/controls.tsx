import { Pause, Play, RotateCcw } from "lucide-react";

import { formatClock } from "#shared/format/figures.ts";
import type { Ms } from "#shared/units.ts";

import type { StoredRace } from "../../race/playback/stored-race.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Slider } from "../../ui/controls/slider.tsx";
import { SPEEDS } from "./clock.ts";
import { Flags } from "./flags.tsx";
import type { ReplayPlayer } from "./player.ts";
import { useReplay } from "./store.ts";

import style from "./controls.module.css";

interface ControlsProps {
  readonly player: ReplayPlayer;
  readonly race: StoredRace;
}

const STEP_MS = 100;

/** Play and pause, the timeline, and the playback speed. */
export function Controls({ player, race }: ControlsProps) {
  const { nowMs, endMs, speed, isPlaying } = useReplay();
  const isOver = nowMs >= endMs;
  return (
    <div className={style.controls} data-playing={isPlaying || undefined} data-over={isOver || undefined}>
      <IconButton
        kind="primary"
        size="large"
        label={isPlaying ? "Pause" : isOver ? "Play again" : "Play"}
        icon={isPlaying ? Pause : isOver ? RotateCcw : Play}
        onClick={player.toggle}
      />
      <div className={style.way}>
        <Slider
          label="Time"
          value={Math.round(nowMs / STEP_MS) * STEP_MS}
          max={Math.ceil(endMs / STEP_MS) * STEP_MS}
          step={STEP_MS}
          words={`${formatClock(nowMs as Ms)} of ${formatClock(endMs as Ms)}`}
          onValue={player.seek}
        />
        <Flags race={race} />
      </div>
      <fieldset className={style.speeds}>
        <legend className={style.legend}>Replay speed</legend>
        {SPEEDS.map((each) => (
          <label key={each} className={style.speed}>
            <input
              type="radio"
              className={style.mark}
              name="speed"
              checked={each === speed}
              onChange={() => player.setSpeed(each)}
            />
            {each}×
          </label>
        ))}
      </fieldset>
    </div>
  );
}
