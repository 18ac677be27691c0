import { useEffect, useEffectEvent, useState } from "react";

import { isStill } from "../../../ui/still.ts";
import { nextChange, phaseAt, type Phase, type Step, type StepName } from "./steps.ts";
import { isForPage } from "./use-board-keys.ts";

/** How far the board has counted. */
export interface Counting {
  phaseOf(this: void, name: StepName): Phase;
  /** How long a step takes. */
  lengthOf(this: void, name: StepName): number;
  /** Shows everything at once, also what comes later. */
  skip(this: void): void;
  readonly isCounting: boolean;
}

/** A board that is opened again counts nothing. */
let lastCounted: string | undefined;

/**
 * Counts up what a race brought, once in this page; any key or click shows the rest at once. Without motion there is
 * nothing to count.
 *
 * @param isQuiet whether keys are meant for the board by now
 * @param onStep a step begins
 */
export function useCounting(
  raceID: string,
  steps: readonly Step[],
  isQuiet: boolean,
  onStep: (name: StepName) => void,
): Counting {
  const [elapsedMs, setElapsedMs] = useState(() => (lastCounted === raceID || isStill() ? Infinity : -1));
  const isCounting = nextChange(steps, elapsedMs) !== undefined;
  const skip = (): void => setElapsedMs(Infinity);
  const goOn = useEffectEvent((nowMs: number) => {
    for (const { name, fromMs } of steps) if (fromMs > elapsedMs && fromMs <= nowMs) onStep(name);
    setElapsedMs(nowMs);
  });
  const untilNext = useEffectEvent((nowMs: number) => nextChange(steps, nowMs));

  useEffect(() => {
    if (!isCounting) return;
    lastCounted = raceID;
    const startMs = performance.now();
    let timer: number | undefined;
    const turn = (): void => {
      const nowMs = performance.now() - startMs;
      goOn(nowMs);
      const nextMs = untilNext(nowMs);
      if (nextMs !== undefined) timer = window.setTimeout(turn, nextMs - nowMs);
    };
    turn();
    return () => clearTimeout(timer);
  }, [raceID, isCounting]);

  useEffect(() => {
    if (!isCounting) return;
    addEventListener("pointerdown", skip);
    return () => removeEventListener("pointerdown", skip);
  }, [isCounting]);
  useEffect(() => {
    if (!isCounting || !isQuiet) return;
    const onKey = (event: KeyboardEvent): void => {
      if (!isForPage(event) || MODIFIERS.has(event.key)) return;
      skip();
      // It does nothing else: not in the page, and not in what has the focus by then.
      if (!isAction(event)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isCounting, isQuiet]);

  const stepOf = (name: StepName): Step | undefined => steps.find((step) => step.name === name);
  return {
    skip,
    isCounting,
    phaseOf: (name) => phaseAt(stepOf(name) ?? { name, fromMs: 0, toMs: 0 }, elapsedMs),
    lengthOf: (name) => {
      const { fromMs = 0, toMs = 0 } = stepOf(name) ?? {};
      return toMs - fromMs;
    },
  };
}

const MODIFIERS: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

/** Keys that keep their meaning: the way on, and the way through the page. */
const isAction = ({ key, target }: KeyboardEvent): boolean =>
  key === "Enter" ||
  key === "Tab" ||
  (key === " " && target instanceof Element && target.closest("a, button") !== null);
