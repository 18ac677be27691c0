import { Flame } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";

import { formatCount, formatNumber } from "#shared/format/figures.ts";
import { levelOf, levelProgress } from "#shared/rules/rewards/level.ts";

import { celebrate, spotOn } from "../../../../celebration/celebrate.ts";
import { Badge } from "../../../../ui/data/badge.tsx";
import { countAt } from "../../../../ui/data/count.ts";
import { LevelRing } from "../../../../ui/data/level-ring.tsx";
import type { Phase } from "../steps.ts";
import type { Counting } from "../use-counting.ts";
import { Counted } from "./counted.tsx";

import style from "./level-gain.module.css";

interface LevelGainProps {
  /** All experience of the racer, before the race and after it. */
  readonly before: number;
  readonly after: number;
  readonly nitros: number;
  readonly counting: Counting;
  /** How fast the race was. */
  readonly children: ReactNode;
}

const plusXP = (experience: number): string => `+${formatNumber(experience)} XP`;

/** The experience of a race, and the ring that it fills, through a new level if there is one. */
export function LevelGain({ before, after, nitros, counting, children }: LevelGainProps) {
  const phase = counting.phaseOf("experience");
  const now = useCount(before, after, phase, counting.lengthOf("experience"));
  const { level, into, needed } = levelProgress(now);
  const hasNewLevel = levelOf(after) > levelOf(before);
  return (
    <div className={style.gain}>
      <LevelRing level={level} have={into} need={needed} size="6rem" />
      <div className={style.words}>
        <p className={style.experience} data-phase={phase}>
          <Counted name="experience" counting={counting} to={after - before} format={plusXP} />
        </p>
        {(hasNewLevel || nitros > 0) && (
          <p className={style.gains}>
            {hasNewLevel && <NewLevel level={levelOf(after)} phase={counting.phaseOf("level")} />}
            {nitros > 0 && (
              <span data-phase={counting.phaseOf("nitros")}>
                <Badge tone="sky" icon={<Flame aria-hidden />}>
                  +{formatCount(nitros, "nitro")}
                </Badge>
              </span>
            )}
          </p>
        )}
        <p className={style.next}>
          Level {level + 1} in {formatNumber(needed - into)} XP
        </p>
        {children}
      </div>
    </div>
  );
}

/** Celebrates a level as it is reached. */
function NewLevel({ level, phase }: { readonly level: number; readonly phase: Phase }) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (phase !== "counting" || !words.current) return;
    const over = new AbortController();
    void celebrate({ kind: "sparkles", from: spotOn(words.current, 0.2, 0.5) }, over.signal);
    return () => over.abort();
  }, [phase]);
  return (
    <span ref={words} className={style.level} data-phase={phase}>
      <Badge tone="hot">Level {level}!</Badge>
    </span>
  );
}

/** Where a number stands in its phase. */
function useCount(from: number, to: number, phase: Phase, lengthMs: number): number {
  const [now, setNow] = useState(from);
  useEffect(() => {
    if (phase !== "counting") return;
    const startMs = performance.now();
    let frame = requestAnimationFrame(function step() {
      frame = requestAnimationFrame(step);
      setNow(countAt(from, to, performance.now() - startMs, lengthMs));
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to, phase, lengthMs]);
  if (phase === "done") return to;
  return phase === "waiting" ? from : now;
}
