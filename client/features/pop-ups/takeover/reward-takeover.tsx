import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useRef, useState } from "react";

import { usePopUp } from "../../../session/dialogs/pop-ups.ts";
import { endTakeover, type Takeover } from "../../../session/dialogs/takeover.ts";
import { useWayBack } from "../../../ui/overlay/way-back.ts";
import { RewardStage } from "./reward-stage.tsx";
import { stepsOf } from "./steps.ts";

import style from "./reward-takeover.module.css";

/** Once it is closed, it is gone for sure after this, however slowly it fades. @source teams-shop-seasons §9 Takeover removal */
const GONE_MS = 3_000;

/**
 * Rewards over the whole page, one after the other. They are the player's already; Escape closes all.
 *
 * @source teams-shop-seasons §4 Seasons, Events, Pop-up groups
 */
export function RewardTakeover({ takeover }: { readonly takeover: Takeover }) {
  const [steps] = useState(() => stepsOf(takeover.rewards));
  const [at, setAt] = useState(0);
  const [isClosed, setClosed] = useState(steps.length === 0);
  const [isGone, setGone] = useState(steps.length === 0);
  const open = usePopUp(takeover.popUp, !isGone) && !isClosed;
  useWayBack(open);
  useEffect(() => {
    if (isGone) return endTakeover(takeover);
    if (!isClosed) return;
    const timer = window.setTimeout(() => setGone(true), GONE_MS);
    return () => window.clearTimeout(timer);
  }, [isClosed, isGone, takeover]);
  const on = useRef<HTMLButtonElement>(null);
  const step = steps[at];
  if (!step) return null;
  const isLast = at === steps.length - 1;
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) setClosed(true);
      }}
      onOpenChangeComplete={(next) => {
        if (!next && isClosed) setGone(true);
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup className={style.cover} data-calm="" data-tier={step.tier} initialFocus={on} finalFocus={false}>
          <RewardStage
            key={at}
            step={step}
            at={at}
            count={steps.length}
            isLast={isLast}
            on={on}
            onNext={() => (isLast ? setClosed(true) : setAt(at + 1))}
            onLeave={() => setClosed(true)}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
