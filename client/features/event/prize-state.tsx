import { Check, Crown, Lock } from "lucide-react";

import type { EventPrize } from "../../data/event/use-event.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { stateWords } from "./event-words.ts";
import type { Claim } from "./use-claim.ts";

import style from "./prize-state.module.css";

interface PrizeStateProps {
  readonly prize: EventPrize;
  readonly claims: Claim;
  /** Whether it shows how far it is; of what can't be begun yet it doesn't. */
  readonly isOn: boolean;
}

/** How a prize stands to the player: its button, a mark, or how far it is. */
export function PrizeState({ prize, claims: { busy, claim }, isOn }: PrizeStateProps) {
  const { achievementID, state, details, name, progress } = prize;
  const words = stateWords(prize);
  if (state === "waiting") {
    return (
      <Button
        size="small"
        kind="primary"
        busy={busy === achievementID}
        busyLabel="Claiming"
        disabled={busy !== undefined && busy !== achievementID}
        aria-label={`Claim ${details?.name ?? name}`}
        onClick={() => void claim(prize)}
      >
        Claim
      </Button>
    );
  }
  if (state === "ahead" && isOn && (prize.level === null || progress > 0)) {
    return <ProgressBar bare label={`The way to ${details?.name ?? name}`} value={progress} max={100} words={words} />;
  }
  return (
    <span className={style.state} data-state={state}>
      {(state === "claimed" || state === "due") && <Check aria-hidden />}
      {state === "locked" && <Crown aria-hidden />}
      {(state === "ahead" || state === "missed") && <Lock aria-hidden />}
      {state === "ahead" ? "To come" : words}
    </span>
  );
}
