import { useEffect, useEffectEvent, useState } from "react";

import { formatClock, formatDuration } from "#shared/format/figures.ts";
import { type Ms, type Stamp, ms } from "#shared/units.ts";

import { serverNowMs } from "../../net/server-time.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { asksBetween, LAST_ASK, passedMark } from "./countdown-marks.ts";
import { Figures } from "./figures.tsx";

import style from "./countdown.module.css";

interface CountdownProps {
  readonly until: Stamp;
  /** Before the time: "New set in". */
  readonly label: string;
  readonly over?: string;
  /** Also when it is there still a little later. */
  readonly onOver?: () => void;
  /** A better clock, where one is known. */
  readonly nowMs?: () => number;
}

/** Goes on every second; speaks only at an hour, ten, five and one minutes, thirty and ten seconds, and the end. */
export function Countdown({ until, label, over = "Now!", onOver, nowMs = serverNowMs }: CountdownProps) {
  const leftNow = (): Ms => ms(Math.max(0 - LAST_ASK, until * 1_000 - nowMs()));
  const [left, setLeft] = useState(leftNow);
  const [spoken, setSpoken] = useState("");

  const tick = useEffectEvent(() => {
    const next = leftNow();
    const mark = passedMark(left, next);
    if (mark !== undefined) setSpoken(`${label} ${formatDuration(mark)}`);
    if (next <= 0 && left > 0) setSpoken(over);
    if (asksBetween(ms(0 - left), ms(0 - next))) onOver?.();
    setLeft(next);
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1_000);
    return () => clearInterval(timer);
  }, []);

  return (
    <span className={style.countdown}>
      {left <= 0 ? (
        <span className={style.over}>{over}</span>
      ) : (
        <>
          <span>{label}</span> <Figures>{formatClock(left)}</Figures>
        </>
      )}
      <span aria-live="polite">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </span>
    </span>
  );
}
