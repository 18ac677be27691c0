import { Check, Crown, Lock } from "lucide-react";

import { rewardOfPrize } from "#shared/rules/achievements/prize.ts";

import { ClaimButton } from "../../celebration/claim-button.tsx";
import type { Claims } from "../../celebration/use-claims.ts";
import type { EventPrize } from "../../data/event/use-event.ts";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { stateWords } from "./event-words.ts";

import style from "./prize-state.module.css";

interface PrizeStateProps {
  readonly prize: EventPrize;
  readonly claims: Claims;
  /** Whether it shows how far it is; of what can't be begun yet it doesn't. */
  readonly isOn: boolean;
}

/** How a prize stands to the player: its button, a mark, or how far it is. */
export function PrizeState({ prize, claims, isOn }: PrizeStateProps) {
  const { achievementID, reward, state, details, name, progress } = prize;
  const words = stateWords(prize);
  if (state === "waiting") {
    const claimable = { achievementID, name, reward: reward && rewardOfPrize(reward) };
    return <ClaimButton reward={claimable} claims={claims} label={`Claim ${details?.name ?? name}`} />;
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
