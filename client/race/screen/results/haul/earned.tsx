import { Medal } from "lucide-react";
import { Link } from "react-router-dom";

import { GROUPS, type Achievement, type AchievementID } from "#shared/content/achievements/achievement.ts";
import { achievementByID } from "#shared/content/achievements/catalog.ts";
import { lootByID } from "#shared/content/loot/catalog.ts";
import { formatCount } from "#shared/format/figures.ts";
import { describeReward } from "#shared/rules/rewards/reward.ts";

import { CarThumb } from "../../../../ui/pictures/car-thumb.tsx";
import { LootPicture } from "../../../../ui/pictures/loot-picture.tsx";
import { shownOf } from "../steps.ts";
import type { Counting } from "../use-counting.ts";

import style from "./earned.module.css";

export interface EarnedProps {
  readonly achievements: readonly AchievementID[];
  readonly counting: Counting;
}

/** The achievements that a race earned, each with what it gives. */
export function Earned({ achievements, counting }: EarnedProps) {
  const shown = shownOf(achievements).flatMap((id) => achievementByID(id) ?? []);
  const more = achievements.length - shown.length;
  return (
    <ul className={style.list} aria-label="Achievements">
      {shown.map((achievement, nth) => (
        <li
          key={achievement.achievementID}
          className={style.achievement}
          data-phase={counting.phaseOf(`achievement ${nth}`)}
        >
          <span className={style.picture} aria-hidden>
            <Picture achievement={achievement} />
          </span>
          <span className={style.words}>
            <Link to={`/achievements/${slugOf(achievement)}`}>{achievement.name}</Link>
            <span className={style.gives}>{givesWords(achievement)}</span>
          </span>
        </li>
      ))}
      {more > 0 && (
        <li data-phase={counting.phaseOf(`achievement ${shown.length}`)}>
          <Link to="/achievements">And {formatCount(more, "more achievement")}</Link>
        </li>
      )}
    </ul>
  );
}

function Picture({ achievement: { reward } }: { readonly achievement: Achievement }) {
  if (reward && "carID" in reward) return <CarThumb carID={reward.carID} width="100%" />;
  const loot = reward && "lootID" in reward ? lootByID(reward.lootID) : undefined;
  return loot ? <LootPicture loot={loot} /> : <Medal />;
}

const slugOf = ({ gid }: Achievement): string => GROUPS.find((group) => group.gid === gid)?.slug ?? "";

const givesWords = ({ points, reward }: Achievement): string =>
  reward ? `${formatCount(points, "point")} · ${describeReward(reward)} to collect` : formatCount(points, "point");
