import { formatAccuracy } from "#shared/format/figures.ts";

import { Kbd } from "../../../ui/controls/kbd.tsx";
import type { MissedKey } from "./typing-story.ts";

import style from "./missed-keys.module.css";

const NAMES: Readonly<Record<string, string>> = { " ": "Space" };
const TIMES: Readonly<Record<number, string>> = { 1: "once", 2: "twice" };

interface MissedKeysProps {
  readonly missed: MissedKey | undefined;
  /** In percent. */
  readonly accuracy: number;
}

/** The accuracy, and the key to practise. */
export function MissedKeys({ missed, accuracy }: MissedKeysProps) {
  if (!missed) return <p className={style.missed}>{formatAccuracy(accuracy)} accuracy. Not one wrong key!</p>;
  const { key, times } = missed;
  return (
    <p className={style.missed}>
      {formatAccuracy(accuracy)} accuracy. Most missed: <Kbd>{NAMES[key] ?? key}</Kbd>{" "}
      {TIMES[times] ?? `${times} times`}
    </p>
  );
}
