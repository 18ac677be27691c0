import { useRef, useState } from "react";

import type { PopUp } from "#shared/rules/popups.ts";

import { see, type DueSeasonReward } from "../../../data/notices/use-pop-ups.ts";
import { Cover } from "./cover.tsx";
import { coloursOf } from "./event-colours.ts";
import { LockedStage } from "./locked-stage.tsx";
import { lockedOf, waitingOf } from "./prize-queue.ts";
import { prizeStep, type DuePrize } from "./prize-words.ts";
import { RewardStage } from "./reward-stage.tsx";
import type { RewardStageProps } from "./stage-buttons.tsx";
import { usePrizeClaim, type Outcomes } from "./use-prize-claim.ts";

interface PrizeTakeoverProps {
  /** What is due now: it grows and shrinks meanwhile. */
  readonly due: readonly DuePrize[];
  readonly onGone: () => void;
}

const POP_UPS = {
  takeover: { key: "takeover:season", group: "takeover" },
  event: { key: "takeover:event", group: "takeover" },
} as const satisfies Record<string, PopUp>;

/**
 * What a season's road or an event brought, over the whole page: each is claimed as it is shown. Then what a basic member
 * reached of the road and only gold unlocks, all on one screen. Whatever is closed before it was shown waits on the page of
 * its season or event, and comes no more by itself; on the way to a place to put things on it comes again afterwards.
 *
 * @source teams-shop-seasons §4 Seasons, Events
 */
export function PrizeTakeover({ due, onGone }: PrizeTakeoverProps) {
  const [shown, setShown] = useState(() => waitingOf(due, []).slice(0, 1));
  const [locked, setLocked] = useState<readonly DueSeasonReward[]>();
  const [isClosed, setClosed] = useState(false);
  const [outcomes] = useState((): Outcomes => new Map());
  const on = useRef<HTMLButtonElement>(null);
  const prize = shown.at(-1);
  if (!prize) return null;
  const [rest, toCome] = [waitingOf(due, shown), lockedOf(due)];
  const leave = (): void => setClosed(true);
  const close = (): void => {
    const unseen = [...rest, ...toCome].map(({ key }) => key);
    if (unseen.length > 0) void see(unseen).catch(reportError);
    leave();
  };
  const next = (): void => {
    const [first] = rest;
    if (first) return setShown([...shown, first]);
    return toCome.length > 0 ? setLocked(toCome) : leave();
  };
  const kind = "season" in prize ? "takeover" : "event";
  const colours = "event" in prize ? coloursOf(prize.event.key) : undefined;
  return (
    <Cover
      popUp={POP_UPS[kind]}
      tier={locked ? "gold" : prizeStep(prize, undefined).tier}
      colours={colours}
      isClosed={isClosed}
      onClose={close}
      onGone={onGone}
      on={on}
    >
      {locked ? (
        <LockedStage rewards={locked} on={on} onClose={leave} />
      ) : (
        <PrizeStage
          key={prize.key}
          prize={prize}
          outcomes={outcomes}
          kind={kind}
          at={shown.length - 1}
          count={shown.length + rest.length}
          isLast={rest.length + toCome.length === 0}
          on={on}
          onNext={next}
          onLeave={leave}
        />
      )}
    </Cover>
  );
}

type PrizeStageProps = Omit<RewardStageProps, "step" | "pending" | "sound"> & {
  readonly prize: DuePrize;
  readonly outcomes: Outcomes;
};

/** The first of a season opens with its chime. */
function PrizeStage({ prize, outcomes, ...props }: PrizeStageProps) {
  const { claimed, pending } = usePrizeClaim(prize, outcomes);
  const chime = props.at === 0 && "season" in prize ? (`season-${prize.season.key}` as const) : undefined;
  return <RewardStage {...props} step={prizeStep(prize, claimed)} pending={pending} sound={chime} />;
}
