import { Check } from "lucide-react";

import type { Achievement, AchievementID } from "#shared/content/achievements/achievement.ts";
import { achievementByID } from "#shared/content/achievements/catalog.ts";
import { formatNumber } from "#shared/format/figures.ts";
import { progressOf } from "#shared/rules/achievements/progress.ts";
import { describeReward } from "#shared/rules/rewards/reward.ts";

import { ClaimButton } from "../../../celebration/claim-button.tsx";
import { ClaimTrouble } from "../../../celebration/claim-trouble.tsx";
import { useClaims, type Claims } from "../../../celebration/use-claims.ts";
import { useAchievements, type Achievements } from "../../../data/achievements/use-achievements.ts";
import { NotLoaded } from "../../../social/not-loaded.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Medal, METALS } from "../../../ui/pictures/medal/medal.tsx";

import style from "./season-achievements.module.css";

/** What the season asks besides its road, and how far the player is. */
export function SeasonAchievements({ ids }: { readonly ids: readonly AchievementID[] }) {
  const loaded = useAchievements();
  const claims = useClaims();
  const { load } = loaded;
  const all = ids.flatMap((id) => achievementByID(id) ?? []);
  return (
    <Card
      title="The season's achievements"
      aside={
        <LinkButton size="small" to="/achievements/seasons">
          All seasons
        </LinkButton>
      }
    >
      <ClaimTrouble trouble={claims.trouble} />
      <div className={style.place}>
        <NotLoaded loaded={loaded} lines={6} />
        {load.state === "ready" && (
          <ul className={style.list}>
            {all.map((achievement) => (
              <One key={achievement.achievementID} achievement={achievement} own={load.value} claims={claims} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

interface OneProps {
  readonly achievement: Achievement;
  readonly own: Achievements;
  readonly claims: Claims;
}

function One({ achievement, own, claims }: OneProps) {
  const { achievementID, name, desc, points, reward } = achievement;
  const isEarned = own.achievements.some(([id]) => id === achievementID);
  const isWaiting = own.unclaimed.includes(achievementID);
  const { own: figure, goal, share } = progressOf(own.standing, achievement);
  const words = `${formatNumber(Math.min(figure, goal))} of ${formatNumber(goal)}`;
  return (
    <li className={style.one}>
      <span>
        <Medal slug="seasons" metal={METALS[points]} {...(!isEarned && { look: "blank" })} />
      </span>
      <div className={style.words}>
        <h3 className={style.name}>{name}</h3>
        <p className={style.desc}>
          {desc}
          {reward && ` Reward: ${describeReward(reward)}.`}
        </p>
        {!isEarned && (
          <div className={style.way}>
            <ProgressBar bare label={name} value={share} max={1} words={words} />
            <span aria-hidden className={style.figure}>
              {words}
            </span>
          </div>
        )}
      </div>
      {isWaiting && <ClaimButton reward={achievement} claims={claims} />}
      {isEarned && !isWaiting && (
        <span className={style.earned}>
          <Check aria-hidden />
          Earned
        </span>
      )}
    </li>
  );
}
