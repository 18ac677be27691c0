import { useEffect, useState } from "react";

import { formatCount } from "#shared/format/figures.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import { ms } from "#shared/units.ts";

import { useTrial } from "../../../race/certificate/trial-store.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";

const LOOK_MS = ms(200);

/** How long the trial still goes on, in whole seconds; before it how soon it begins. */
export function TimeLeft() {
  const { phase, greenMs, lengthMs } = useTrial();
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const wholeMs = lengthMs || CERTIFICATE.length;
  const isBefore = phase === "drawing" || phase === "countdown";
  const leftMs = phase === "judging" ? 0 : isBefore ? wholeMs : Math.max(0, greenMs + wholeMs - nowMs);
  return (
    <ProgressBar
      label={phase === "typing" ? "Time left" : phase === "judging" ? "Time's up" : "Get ready"}
      value={Math.ceil(leftMs / 1_000)}
      max={wholeMs / 1_000}
      words={
        phase === "countdown"
          ? `Starts in ${Math.max(1, Math.ceil((greenMs - nowMs) / 1_000))}`
          : formatCount(Math.ceil(leftMs / 1_000), "second")
      }
      tone="teal"
    />
  );
}
