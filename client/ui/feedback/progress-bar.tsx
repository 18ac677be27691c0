import { useId } from "react";

import style from "./progress-bar.module.css";

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The state in words, at the right and read aloud: "340 of 900 XP". */
  readonly words?: string;
  readonly tone?: "hot" | "teal" | "gold";
  /** Only the bar; the label is still read aloud. */
  readonly bare?: boolean;
}

export function ProgressBar({ label, value, max, words, tone = "hot", bare = false }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={style.bar}>
      {!bare && (
        <div className={style.top}>
          <span id={id} className={style.label}>
            {label}
          </span>
          <span className={style.words}>{words}</span>
        </div>
      )}
      <progress
        className={style.track}
        data-tone={tone}
        max={max}
        value={Math.min(max, Math.max(0, value))}
        aria-label={bare ? label : undefined}
        aria-labelledby={bare ? undefined : id}
        aria-valuetext={words}
      />
    </div>
  );
}
