import { formatAccuracy, formatSpeed, formatWholeSpeed } from "#shared/format/figures.ts";
import { mathScoreOf } from "#shared/rules/math/score.ts";
import { typingAt } from "#shared/rules/race/playback.ts";
import { accuracyOf, wpmOf } from "#shared/rules/race/speed.ts";

import type { SpeedUnit, StoredRacer } from "../../race/playback/stored-race.ts";
import { fastAsWords } from "../../social/fast-as-words.ts";
import { useReplay } from "./store.ts";

import style from "./numbers.module.css";

interface NumbersProps {
  readonly racer: StoredRacer | undefined;
  readonly unit: SpeedUnit;
}

/** Speed so far, accuracy and mistakes of the followed racer at this moment of the race. */
export function Numbers({ racer, unit }: NumbersProps) {
  const nowMs = useReplay((replay) => replay.nowMs);
  if (!racer?.playback) return null;
  const { typed, skipped, errors } = typingAt(racer.playback, nowMs);
  const elapsedMs = Math.min(nowMs, racer.playback.endMs);
  const accuracy = accuracyOf(typed - skipped, errors);
  const fast = fastAsWords(racer.asFastAs);
  return (
    <dl className={style.numbers}>
      <div>
        <dd>{unit === "WPM" ? formatWholeSpeed(wpmOf(typed - skipped, elapsedMs)) : scoreText(typed, elapsedMs)}</dd>
        <dt>{unit} so far</dt>
      </div>
      <div>
        <dd>{formatAccuracy(accuracy)}</dd>
        <dt>accuracy</dt>
      </div>
      <div>
        <dd>{errors}</dd>
        <dt>{errors === 1 ? "mistake" : "mistakes"}</dt>
      </div>
      {fast !== undefined && (
        <div className={style.whole}>
          <dt>In all</dt>
          <dd>
            {formatWholeSpeed(racer.wpm)} WPM, {fast}
          </dd>
        </div>
      )}
    </dl>
  );
}

const scoreText = (right: number, elapsedMs: number): string => formatSpeed(mathScoreOf(right, 0, elapsedMs).score);
