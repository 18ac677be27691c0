import { Crown, Lock } from "lucide-react";
import { useEffect, type RefObject } from "react";

import { formatLastDay } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";
import { rewardOfPrize } from "#shared/rules/achievements/prize.ts";

import { see, type DueSeasonReward } from "../../../data/notices/use-pop-ups.ts";
import { RewardPicture } from "../../../social/reward-picture.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Badge } from "../../../ui/data/badge.tsx";
import { placeOf } from "./prize-words.ts";
import { Stage } from "./stage.tsx";

import style from "./locked-stage.module.css";

interface LockedStageProps {
  readonly rewards: readonly DueSeasonReward[];
  readonly on: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** What a basic member reached and only gold unlocks: all of it at once. @source teams-shop-seasons §4 Seasons */
export function LockedStage({ rewards, on, onClose }: LockedStageProps) {
  useEffect(() => {
    void see(rewards.map(({ key }) => key)).catch(reportError);
    on.current?.focus({ preventScroll: true });
  }, [rewards, on]);
  const { name, endStamp } = rewards[0]?.season ?? { name: "", endStamp: 0 };
  const isOne = rewards.length === 1;
  return (
    <Stage
      kicker={`${name}, the gold road`}
      title={`${formatCount(rewards.length, "reward")} ${isOne ? "is" : "are"} locked`}
      at={0}
      count={1}
      badges={
        <Badge tone="gold" icon={<Crown aria-hidden />}>
          Gold
        </Badge>
      }
      isInAir
      picture={
        <section className={style.locked} aria-label="Locked rewards">
          <ul data-many={rewards.length > 4 || undefined}>
            {rewards.map((reward) => (
              <li key={reward.key} className={style.reward}>
                <span className={style.lock} aria-hidden>
                  <Lock />
                </span>
                <span className={style.picture} aria-hidden>
                  <RewardPicture reward={rewardOfPrize(reward.reward)} />
                </span>
                <span className={style.name}>{reward.details.name}</span>
                <span className={style.level}>{placeOf(reward)}</span>
              </li>
            ))}
          </ul>
        </section>
      }
      note={`You've reached ${isOne ? "it" : "them"} already. Gold members can claim ${isOne ? "it" : "them"} until ${formatLastDay(endStamp)}.`}
      buttons={
        <>
          <Button ref={on} size="large" onClick={onClose}>
            Close
          </Button>
          <LinkButton kind="gold" size="large" to="/store/gold" icon={<Crown aria-hidden />} onClick={onClose}>
            Upgrade Now
          </LinkButton>
        </>
      }
    />
  );
}
