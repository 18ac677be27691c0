import { useEffect, useEffectEvent, useRef, useState } from "react";

import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { isStill } from "../still.ts";
import { COUNT_MS, countAt } from "./count.ts";

import style from "./count-up.module.css";

interface CountUpProps {
  readonly to: number;
  readonly from?: number;
  readonly format: (value: number) => string;
  readonly lengthMs?: number;
}

/**
 * A number that counts once to where it ends, in the room the end needs. The page has only the end value, for screen
 * readers and with reduced motion.
 */
export function CountUp({ to, from = 0, format, lengthMs = COUNT_MS }: CountUpProps) {
  const moving = useRef<HTMLSpanElement>(null);
  const [isCounting, setIsCounting] = useState(() => !isStill());
  const show = useEffectEvent((elapsedMs: number) => {
    if (moving.current) moving.current.dataset.now = format(countAt(from, to, elapsedMs, lengthMs));
    if (elapsedMs >= lengthMs) setIsCounting(false);
  });

  useEffect(() => {
    if (!isCounting) return;
    const startMs = performance.now();
    let frame = requestAnimationFrame(function step() {
      frame = requestAnimationFrame(step);
      show(performance.now() - startMs);
    });
    return () => cancelAnimationFrame(frame);
  }, [isCounting]);

  if (!isCounting) return <span className={style.number}>{format(to)}</span>;
  return (
    <span ref={moving} className={style.number} data-now={format(from)} data-end={format(to)}>
      <VisuallyHidden>{format(to)}</VisuallyHidden>
    </span>
  );
}
