import { Crown, Flag, Infinity as InfinityMark, Sparkles } from "lucide-react";
import type { ReactNode } from "react";

import { formatNumber } from "#shared/format/figures.ts";
import { rewardOfPrize } from "#shared/rules/achievements/prize.ts";

import type { Claims } from "../../../celebration/use-claims.ts";
import type { SeasonPage, SeasonReward } from "../../../data/seasons/use-season.ts";
import { useSession } from "../../../session/session.ts";
import { RewardPicture } from "../../../social/reward-picture.tsx";
import { levelWords } from "../../../social/season-progress.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { kindOf, lookOf } from "../prizes.ts";
import { StopFoot } from "./stop-foot.tsx";

import style from "./stop.module.css";

interface StopProps {
  readonly reward: SeasonReward;
  readonly page: SeasonPage;
  /** The player is beyond it. */
  readonly isPassed: boolean;
  readonly isReached: boolean;
  readonly claims: Claims;
  /** The player's car, where it stands here. */
  readonly children: ReactNode;
}

/** A reward at its level's place on the road. */
export const Stop = ({ reward, page, isPassed, isReached, claims, children }: StopProps) => {
  const { level, name, free, hidden, extraTier, details } = reward;
  const isGold = useSession(({ user }) => user?.membership === "gold");
  const look = lookOf(reward, page, isGold);
  const total = page.season?.totalRewards ?? 0;
  return (
    <li className={style.stop} data-stop="" data-passed={isPassed || undefined}>
      <div className={style.card} data-look={look} data-rarity={details?.rarity ?? undefined}>
        <VisuallyHidden>
          {extraTier ? "Each level past the end: " : `${levelWords({ level, totalRewards: total })}: `}
        </VisuallyHidden>
        {!free && (
          <span className={style.crown} title="For gold members">
            <Crown aria-hidden />
            <VisuallyHidden>For gold members: </VisuallyHidden>
          </span>
        )}
        <span className={style.picture}>
          {reward.reward ? (
            <RewardPicture reward={rewardOfPrize(reward.reward)} />
          ) : (
            <Sparkles aria-hidden className={style.secret} />
          )}
        </span>
        <b className={style.name}>{name}</b>
        <span className={style.kind}>
          {extraTier ? "Every level from here" : hidden && details ? "Surprise!" : kindOf(reward)}
        </span>
        <StopFoot
          reward={reward}
          look={look}
          level={level - total - 1}
          isReached={level <= page.level}
          claims={claims}
        />
      </div>
      <span aria-hidden className={style.lane} />
      <span aria-hidden className={style.mark} data-reached={isReached || undefined}>
        {extraTier ? <InfinityMark /> : hidden ? <Sparkles /> : formatNumber(level)}
      </span>
      {children}
    </li>
  );
};

/** Where the road begins: level 1. */
export const Start = ({ isPassed, children }: Pick<StopProps, "isPassed" | "children">) => (
  <li className={style.stop} data-stop="" data-start="" data-passed={isPassed || undefined}>
    <span className={style.begin}>
      <Flag aria-hidden />
      Start
    </span>
    <span aria-hidden className={style.lane} />
    <span aria-hidden className={style.mark} data-reached="">
      1
    </span>
    {children}
  </li>
);
