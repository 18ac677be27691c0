import { rewardOfPrize } from "#shared/rules/achievements/prize.ts";

import { ClaimAll } from "../../celebration/claim-all.tsx";
import { claimableOf } from "../../celebration/claim-reward.ts";
import type { Claims } from "../../celebration/use-claims.ts";
import type { EventPrize } from "../../data/event/use-event.ts";
import { RewardPicture } from "../../social/reward-picture.tsx";
import { GoldBadge } from "../../ui/data/gold-badge.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { reachedWords, wayWords, type ShownEvent } from "./event-words.ts";
import { PrizeState } from "./prize-state.tsx";

import style from "./track.module.css";

interface TrackProps {
  readonly event: ShownEvent;
  readonly perks: readonly EventPrize[];
  readonly claims: Claims;
}

/** The perk levels in their order, with how far the player is. @source rules Perk of an event */
export const Track = ({ event, perks, claims }: TrackProps) => (
  <Card title="Perks" aside={<span className={style.reached}>{reachedWords(event)}</span>}>
    {event.isIn && !event.isOver && (
      <ProgressBar
        label={event.level > event.totalPerks ? "Your road" : `Perk ${event.level}`}
        value={event.currentLevelXP}
        max={event.requiredXP}
        words={wayWords(event)}
      />
    )}
    <p className={style.all}>
      <ClaimAll waiting={perks.filter(({ state }) => state === "waiting").map(claimableOf)} claims={claims} />
    </p>
    <ol className={style.track}>
      {perks.map((perk) => (
        <Perk key={perk.achievementID} perk={perk} event={event} claims={claims} />
      ))}
    </ol>
  </Card>
);

interface PerkProps {
  readonly perk: EventPrize;
  readonly event: ShownEvent;
  readonly claims: Claims;
}

function Perk({ perk, event, claims }: PerkProps) {
  const { state, level, details, goldOnly } = perk;
  const reward = perk.reward && rewardOfPrize(perk.reward);
  const isNext = event.isIn && !event.isOver && level === event.level;
  return (
    <li
      className={style.perk}
      data-state={state}
      data-last={level === event.totalPerks || undefined}
      data-next={isNext || undefined}
      aria-current={isNext ? "step" : undefined}
    >
      <span className={style.level}>
        <VisuallyHidden>Perk </VisuallyHidden>
        {level}
      </span>
      <span className={style.picture} data-type={details?.type}>
        {reward && <RewardPicture reward={reward} />}
      </span>
      <span className={style.words}>
        <b>{details?.name}</b>
        {goldOnly && <GoldBadge />}
      </span>
      <span className={style.state}>
        <PrizeState prize={perk} claims={claims} isOn={event.isIn && !event.isOver} />
      </span>
    </li>
  );
}
