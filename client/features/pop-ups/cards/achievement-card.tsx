import { X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router-dom";

import { formatCount } from "#shared/format/figures.ts";
import { describeReward } from "#shared/rules/rewards/reward.ts";

import type { DueAchievement } from "../../../data/notices/use-pop-ups.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Medal, METALS } from "../../../ui/pictures/medal/medal.tsx";
import { CARD_GOES_MS } from "./cards.ts";
import { useClaim } from "./use-claim.ts";

import style from "./achievement-card.module.css";

/** One without a reward leaves by itself; one whose reward waits stays for an answer. */
const SHOWN_MS = 10_000;

interface AchievementCardProps {
  readonly achievement: DueAchievement;
  readonly isLeaving: boolean;
  /** Somebody looks at the cards: none leaves by itself. */
  readonly isHeld: boolean;
  readonly onClose: () => void;
  readonly onGone: (key: string) => void;
}

export function AchievementCard({ achievement, isLeaving, isHeld, onClose, onGone }: AchievementCardProps) {
  const { key, name, desc, group, points, reward } = achievement;
  const { isBusy, claim } = useClaim([achievement]);
  useLeaving(isLeaving, isHeld || reward !== null, onClose, () => onGone(key));
  return (
    <article className={style.card} data-leaving={isLeaving || undefined} aria-label={`Achievement: ${name}`}>
      <div className={style.medal}>
        <Medal slug={group} metal={METALS[points]} />
      </div>
      <div className={style.words}>
        <p className={style.kicker}>Achievement, {formatCount(points, "point")}</p>
        <Link className={style.name} to={`/achievements/${group}`} onClick={onClose}>
          {name}
        </Link>
        <p className={style.desc}>{desc}</p>
      </div>
      {reward && (
        <Button kind="primary" size="small" busy={isBusy} onClick={(event) => void claim(event.currentTarget)}>
          Claim {describeReward(reward)}
        </Button>
      )}
      <IconButton label={`Close: ${name}`} icon={X} kind="bare" size="small" onClick={onClose} />
    </article>
  );
}

/** Closes a card when its time is over, and says when one that leaves is gone. Time in a hidden tab doesn't count. */
function useLeaving(isLeaving: boolean, stays: boolean, onClose: () => void, onGone: () => void): void {
  const leave = useEffectEvent(onClose);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = window.setTimeout(() => gone(), CARD_GOES_MS);
    return () => window.clearTimeout(timer);
  }, [isLeaving]);
  useEffect(() => {
    if (isLeaving || stays) return;
    let timer = 0;
    const look = (): void => {
      window.clearTimeout(timer);
      if (document.visibilityState === "visible") timer = window.setTimeout(() => leave(), SHOWN_MS);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isLeaving, stays]);
}
