import { useEffect, type RefObject } from "react";

import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import type { Step } from "./steps.ts";
import type { useEquip } from "./use-equip.ts";

import style from "./reward-stage.module.css";

export interface RewardStageProps {
  readonly step: Step;
  readonly at: number;
  readonly count: number;
  readonly isLast: boolean;
  /** The button that leads on: it has the focus at each step. */
  readonly on: RefObject<HTMLButtonElement | null>;
  readonly onNext: () => void;
  /** Closes all of it. */
  readonly onLeave: () => void;
}

interface StageButtonsProps extends RewardStageProps {
  readonly equipping: ReturnType<typeof useEquip>;
  /** Whether this player may wear what is for gold members only. */
  readonly mayWear: boolean;
}

/** The way on, and how to put the reward on. @source teams-shop-seasons §4 Seasons, Events */
export function StageButtons({ step: { equips }, isLast, on, onNext, onLeave, equipping, mayWear }: StageButtonsProps) {
  useEffect(() => on.current?.focus({ preventScroll: true }), [on]);
  const { state, put } = equipping;
  const isOn = state === "on";
  const words = isOn ? (isLast ? "Close" : "Next") : isLast ? "Claim and Close" : "View Next Reward";
  return (
    <div className={style.buttons}>
      {mayWear && typeof equips === "string" && (
        <LinkButton to={equips} size="large" onClick={onLeave}>
          Equip
        </LinkButton>
      )}
      {mayWear && typeof equips === "object" && !isOn && (
        <Button size="large" busy={state === "busy"} busyLabel="Putting it on" onClick={() => void put(equips)}>
          Equip
        </Button>
      )}
      <Button ref={on} kind="primary" size="large" onClick={onNext}>
        {words}
      </Button>
    </div>
  );
}
