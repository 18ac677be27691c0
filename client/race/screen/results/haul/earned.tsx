import { Gift } from "lucide-react";
import { Link } from "react-router-dom";

import { GROUPS, type Achievement, type AchievementID } from "#shared/content/achievements/achievement.ts";
import { achievementByID } from "#shared/content/achievements/catalog.ts";
import { formatCount } from "#shared/format/figures.ts";
import { describeReward, isItem } from "#shared/rules/rewards/reward.ts";

import { RewardPicture } from "../../../../social/reward-picture.tsx";
import { Medal, METALS } from "../../../../ui/pictures/medal/medal.tsx";
import { shownOf } from "../steps.ts";
import type { Counting } from "../use-counting.ts";

import style from "./earned.module.css";
import haul from "./haul.module.css";

export interface EarnedProps {
  readonly achievements: readonly AchievementID[];
  readonly counting: Counting;
}

/** The achievements that a race earned, each with what it gives. */
export function Earned({ achievements, counting }: EarnedProps) {
  const shown = shownOf(achievements).flatMap((id) => achievementByID(id) ?? []);
  const more = achievements.length - shown.length;
  return (
    <ul className={haul.list} aria-label="Achievements">
      {shown.map((achievement, nth) => (
        <li
          key={achievement.achievementID}
          className={style.achievement}
          data-phase={counting.phaseOf(`achievement ${nth}`)}
        >
          <Line achievement={achievement} />
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

function Line({ achievement }: { readonly achievement: Achievement }) {
  const { gid, name, points, reward } = achievement;
  const slug = GROUPS.find((group) => group.gid === gid)?.slug;
  if (!slug) return <PrizeLine prize={achievement} />;
  return (
    <>
      <span className={style.medal} aria-hidden>
        <Medal slug={slug} metal={METALS[points]} />
      </span>
      <span className={style.words}>
        <Link to={`/achievements/${slug}`}>{name}</Link>
        <span className={style.gives}>{givesWords(achievement)}</span>
      </span>
      {reward && isItem(reward) && (
        <span className={style.item} aria-hidden>
          <RewardPicture reward={reward} />
        </span>
      )}
    </>
  );
}

/** What a season's road or an event brought, by the name of the thing itself. */
function PrizeLine({ prize: { name, season, reward } }: { readonly prize: Achievement }) {
  return (
    <>
      <span className={style.medal} aria-hidden>
        <Gift />
      </span>
      <span className={style.words}>
        <Link to={season ? "/season" : "/event"}>{reward ? describeReward(reward) : name}</Link>
        <span className={style.gives}>{reward ? `${name} · to collect` : name}</span>
      </span>
      {reward && (
        <span className={style.item} aria-hidden>
          <RewardPicture reward={reward} />
        </span>
      )}
    </>
  );
}

const givesWords = ({ points, reward }: Achievement): string =>
  reward ? `${formatCount(points, "point")} · ${describeReward(reward)} to collect` : formatCount(points, "point");
