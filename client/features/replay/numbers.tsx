import { typingAt } from "#shared/rules/race/playback.ts";
import { accuracyOf, wpmOf } from "#shared/rules/race/speed.ts";

import type { StoredRacer } from "../../race-parts/race-data.ts";
import { useReplay } from "./store.ts";

import style from "./numbers.module.css";

interface NumbersProps {
  readonly racer: StoredRacer | undefined;
}

/** Speed so far, accuracy and slips of who is followed, at this moment of the race. */
export function Numbers({ racer }: NumbersProps) {
  const nowMs = useReplay((replay) => replay.nowMs);
  if (!racer?.playback) return null;
  const { typed, skipped, errors } = typingAt(racer.playback, nowMs);
  const elapsedMs = Math.min(nowMs, racer.playback.endMs);
  const accuracy = accuracyOf(typed - skipped, errors);
  return (
    <dl className={style.numbers}>
      <div>
        <dd>{Math.round(wpmOf(typed - skipped, elapsedMs))}</dd>
        <dt>WPM so far</dt>
      </div>
      <div>
        <dd>{accuracy.toFixed(accuracy === 100 ? 0 : 1)} %</dd>
        <dt>accuracy</dt>
      </div>
      <div>
        <dd>{errors}</dd>
        <dt>{errors === 1 ? "slip" : "slips"}</dt>
      </div>
    </dl>
  );
}
