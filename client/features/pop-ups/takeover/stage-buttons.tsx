import { useEffect, useRef, type RefObject } from "react";

import type { Change } from "#shared/rules/garage/equip.ts";

import type { SoundName } from "../../../sound/recipes.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import type { Step } from "./steps.ts";
import type { useEquip } from "./use-equip.ts";
import type { Pending } from "./use-prize-claim.ts";

/** What the way on is called: before the last reward and at it, and the same once it was put on. */
const WORDS = {
  takeover: { next: "View Next Reward", last: "Claim and Close", nextOn: "Next", lastOn: "Close" },
  event: { next: "Next Reward", last: "Close", nextOn: "Next Reward", lastOn: "Close" },
} as const;

export interface RewardStageProps {
  readonly step: Step;
  readonly at: number;
  readonly count: number;
  readonly isLast: boolean;
  /** That of an event goes on by itself once a reward is put on. @source teams-shop-seasons §4 Events */
  readonly kind: keyof typeof WORDS;
  /** It is only being claimed. */
  readonly pending?: Pending | undefined;
  /** Greets it instead of the usual one. */
  readonly sound?: SoundName | undefined;
  /** The button that leads on: it has the focus at each step. */
  readonly on: RefObject<HTMLButtonElement | null>;
  readonly onNext: () => void;
  /** Closes all of it, on the way to where a reward is put on. */
  readonly onLeave: () => void;
}

interface StageButtonsProps extends RewardStageProps {
  readonly equipping: ReturnType<typeof useEquip>;
  /** Whether this player may wear what is for gold members only. */
  readonly mayWear: boolean;
}

/** The way on, and how to put the reward on. @source teams-shop-seasons §4 Seasons, Events */
export function StageButtons(props: StageButtonsProps) {
  const { step, isLast, kind, pending, on, onNext, equipping, mayWear } = props;
  useEffect(() => on.current?.focus({ preventScroll: true }), [on]);
  const words = WORDS[kind];
  const forward = equipping.state === "on" ? words[isLast ? "lastOn" : "nextOn"] : words[isLast ? "last" : "next"];
  if (pending?.trouble !== undefined) {
    return (
      <>
        <Button size="large" onClick={onNext}>
          {words[isLast ? "lastOn" : "next"]}
        </Button>
        <Button ref={on} kind="primary" size="large" onClick={pending.again}>
          Try again
        </Button>
      </>
    );
  }
  return (
    <>
      {mayWear && step.equips !== undefined && <Equip {...props} equips={step.equips} />}
      <Button ref={on} kind="primary" size="large" busy={pending !== undefined} busyLabel="Claiming" onClick={onNext}>
        {forward}
      </Button>
    </>
  );
}

type EquipProps = Omit<StageButtonsProps, "step"> & { readonly equips: NonNullable<Step["equips"]> };

function Equip({ equips, kind, pending, equipping: { state, put }, onNext, onLeave }: EquipProps) {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  const putOn = async (change: Change): Promise<void> => {
    const isOn = await put(change);
    // Whoever went on meanwhile goes no further by it.
    if (isOn && isThere.current && kind === "event") onNext();
  };
  if (pending) {
    return (
      <Button size="large" disabled>
        Equip
      </Button>
    );
  }
  if (typeof equips === "string") {
    return (
      <LinkButton to={equips} size="large" onClick={onLeave}>
        Equip
      </LinkButton>
    );
  }
  if (state === "on") return null;
  return (
    <Button size="large" busy={state === "busy"} busyLabel="Putting it on" onClick={() => void putOn(equips)}>
      Equip
    </Button>
  );
}
