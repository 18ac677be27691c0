import { useEffect, useState } from "react";

import { isStill } from "../../../ui/still.ts";

/** So long each paint is shown, and so far the wheel turns from one to the next. */
const EACH_MS = 2_200;
const STEP = 40;

export interface PaintTurn {
  readonly hueAngle: number;
  readonly isTurning: boolean;
  /** Shows one paint, and stops there. */
  readonly show: (hueAngle: number) => void;
  readonly toggle: () => void;
}

/** A car's paints one after the other, until somebody stops at one. With reduced motion it waits to be turned. */
export function usePaintTurn(): PaintTurn {
  const [hueAngle, setHue] = useState(0);
  const [isTurning, setTurning] = useState(() => !isStill());
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      if (!document.hidden) setHue((hue) => (hue + STEP) % 360);
    }, EACH_MS);
    return () => clearInterval(timer);
  }, [isTurning]);
  return {
    hueAngle,
    isTurning,
    show(next) {
      setTurning(false);
      setHue(next);
    },
    toggle: () => setTurning(!isTurning),
  };
}
