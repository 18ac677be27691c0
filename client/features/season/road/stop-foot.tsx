import { Check, Lock } from "lucide-react";
import { Link } from "react-router-dom";

import { formatThousands } from "#shared/format/figures.ts";

import { ClaimButton } from "../../../celebration/claim-button.tsx";
import { claimableOf } from "../../../celebration/claim-reward.ts";
import type { Claims } from "../../../celebration/use-claims.ts";
import type { SeasonReward } from "../../../data/seasons/use-season.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import type { Look } from "../prizes.ts";

import style from "./stop-foot.module.css";

interface StopFootProps {
  readonly reward: SeasonReward;
  readonly look: Look;
  /** Of the infinity tier, counted from 1. */
  readonly level: number;
  /** Its level is. */
  readonly isReached: boolean;
  readonly claims: Claims;
}

/** How a reward of the road stands to the player, and what can be done about it. */
export function StopFoot({ reward, look, level, isReached, claims }: StopFootProps) {
  const { name, experience, progress, extraTier } = reward;
  switch (look) {
    case "claimed":
      return (
        <span className={style.foot} data-look="claimed">
          <Check aria-hidden />
          Claimed
        </span>
      );
    case "waiting":
      return extraTier ? (
        <span className={style.foot}>On its way to you</span>
      ) : (
        <span className={style.foot}>
          <ClaimButton reward={claimableOf(reward)} claims={claims} label={`Claim ${name}, level ${reward.level}`} />
        </span>
      );
    case "due":
      return <span className={style.foot}>Reached!</span>;
    case "locked":
      return <Upgrade isReached={isReached} />;
    case "next":
      return (
        <span className={style.foot} data-look="next">
          <span>Next: {progress}%</span>
          <ProgressBar bare label={`On the way to ${name}`} value={progress} max={100} words={`${progress}%`} />
        </span>
      );
    case "missed":
      return <span className={style.foot}>{isReached ? "For gold members" : "Stayed on the road"}</span>;
    case "ahead":
      return (
        <span className={style.foot}>
          {extraTier && level > 1 ? `∞${level} next` : `At ${formatThousands(experience)} XP`}
        </span>
      );
  }
}

/** Of what isn't reached the keyboard's way skips it: it is said often enough. @source teams-shop-seasons §6 Basic member */
const Upgrade = ({ isReached }: { readonly isReached: boolean }) => (
  <Link to="/store/gold" className={style.upgrade} tabIndex={isReached ? undefined : -1}>
    <Lock aria-hidden />
    Upgrade to Nitro Gold to Unlock!
  </Link>
);
