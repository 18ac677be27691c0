import type { TrialPhase } from "../../race/certificate/trial-store.ts";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";

const SPOKEN: Partial<Record<TrialPhase, string>> = {
  drawing: "One moment, we're drawing your pictures.",
  countdown: "Get ready. You can read the first line already.",
  typing: "Go! Type what you read.",
  judging: "Time's up. We're counting.",
};

interface SpokenProps {
  readonly phase: TrialPhase;
  /** How a trial ended: its heading has the focus, and is said by that. */
  readonly ended: string | undefined;
}

/** Says how a trial goes on. */
export const Spoken = ({ phase, ended }: SpokenProps) => (
  <output>
    <VisuallyHidden>{ended ?? SPOKEN[phase]}</VisuallyHidden>
  </output>
);
