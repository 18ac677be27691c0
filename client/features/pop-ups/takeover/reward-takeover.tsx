import { useCallback, useEffect, useRef, useState } from "react";

import { endTakeover, type Takeover } from "../../../session/dialogs/takeover.ts";
import { Cover } from "./cover.tsx";
import { RewardStage } from "./reward-stage.tsx";
import { stepsOf } from "./steps.ts";

/**
 * Rewards over the whole page, one after the other. They are the player's already; Escape closes all.
 *
 * @source teams-shop-seasons §4 Seasons, Events, Pop-up groups
 */
export function RewardTakeover({ takeover }: { readonly takeover: Takeover }) {
  const [steps] = useState(() => stepsOf(takeover.rewards));
  const [at, setAt] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const on = useRef<HTMLButtonElement>(null);
  const onGone = useCallback(() => endTakeover(takeover), [takeover]);
  const step = steps[at];
  const isNothing = step === undefined;
  useEffect(() => (isNothing ? onGone() : undefined), [isNothing, onGone]);
  if (isNothing) return null;
  const isLast = at === steps.length - 1;
  const close = (): void => setClosed(true);
  return (
    <Cover popUp={takeover.popUp} tier={step.tier} isClosed={isClosed} onClose={close} onGone={onGone} on={on}>
      <RewardStage
        key={at}
        kind="takeover"
        step={step}
        at={at}
        count={steps.length}
        isLast={isLast}
        sound={at === 0 ? takeover.sound : undefined}
        on={on}
        onNext={isLast ? close : () => setAt(at + 1)}
        onLeave={close}
      />
    </Cover>
  );
}
