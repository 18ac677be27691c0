import { Kbd } from "../../../ui/controls/kbd.tsx";
import type { MissedKey } from "./typing-story.ts";

import style from "./missed-keys.module.css";

const NAMES: Readonly<Record<string, string>> = { " ": "Space" };
const TIMES: Readonly<Record<number, string>> = { 1: "once", 2: "twice" };

/** The key to practise, or that there is none. */
export function MissedKeys({ missed }: { readonly missed: MissedKey | undefined }) {
  if (!missed) return <p className={style.missed}>Not one wrong key!</p>;
  const { key, times } = missed;
  return (
    <p className={style.missed}>
      Most missed: <Kbd>{NAMES[key] ?? key}</Kbd> {TIMES[times] ?? `${times} times`}
    </p>
  );
}
