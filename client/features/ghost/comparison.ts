import type { ResultRow } from "#shared/contracts/race/race.ts";
import { formatAccuracy, formatChange, formatSeconds, formatSpeed, formatShownChange } from "#shared/format/figures.ts";

import type { SoloScore } from "../../race/playback/solo/solo-run.ts";
import { type SpeedUnit } from "../../race/playback/stored-race.ts";

export interface ComparedFigure {
  readonly label: string;
  readonly was: string;
  readonly now: string;
  /** The change in words, and whether it is for the better. */
  readonly change: string;
  readonly isBetter: boolean;
}

type Then = Pick<ResultRow, "wpm" | "accuracy" | "errors" | "elapsedMs" | "standing">;

const seconds = (ms: number): string => formatSeconds(ms, 2);

/** Who was first, in a sentence that is kind either way. */
export function headlineOf(then: Then, now: SoloScore): string {
  if (then.standing !== "finished") return "You finished a race you hadn't finished before!";
  const gainedMs = then.elapsedMs - now.elapsedMs;
  if (gainedMs === 0) return "A dead heat with yourself!";
  if (gainedMs > 0) return `You beat yourself by ${seconds(gainedMs)}!`;
  if (now.errors < then.errors) return `${seconds(-gainedMs)} behind, but with fewer mistakes`;
  return `${seconds(-gainedMs)} behind. That was a great race to beat!`;
}

/** Then and now, line by line. */
export function compared(then: Then, now: SoloScore, unit: SpeedUnit): readonly ComparedFigure[] {
  const figures: ComparedFigure[] = [
    {
      label: "Speed",
      was: `${formatSpeed(then.wpm)} ${unit}`,
      now: `${formatSpeed(now.speed)} ${unit}`,
      change: formatShownChange(then.wpm, now.speed),
      isBetter: now.speed > then.wpm,
    },
    {
      label: "Accuracy",
      was: formatAccuracy(then.accuracy),
      now: formatAccuracy(now.accuracy),
      change: formatShownChange(then.accuracy, now.accuracy),
      isBetter: now.accuracy > then.accuracy,
    },
    {
      label: "Mistakes",
      was: String(then.errors),
      now: String(now.errors),
      change: formatChange(now.errors - then.errors, 0),
      isBetter: now.errors < then.errors,
    },
  ];
  if (then.standing !== "finished") return figures;
  const time = {
    label: "Time",
    was: seconds(then.elapsedMs),
    now: seconds(now.elapsedMs),
    change: `${formatChange((now.elapsedMs - then.elapsedMs) / 1_000, 2)} s`,
    isBetter: now.elapsedMs < then.elapsedMs,
  };
  return [time, ...figures];
}
