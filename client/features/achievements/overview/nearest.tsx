import { Link } from "react-router-dom";

import { describeReward } from "#shared/rules/rewards/reward.ts";

import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { groupOf, groupPath, type Entry } from "../entries.ts";
import { EntryMedal } from "../entry-medal.tsx";
import { progressWords } from "../words.ts";

import style from "./few.module.css";

/** The ones that are almost there. */
export const Nearest = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <Card title="Almost there">
    {entries.length === 0 ? (
      <p className={style.none}>You have every one of them. What a shelf!</p>
    ) : (
      <ul className={style.few}>
        {entries.map((entry) => (
          <NearOne key={entry.achievement.achievementID} entry={entry} />
        ))}
      </ul>
    )}
  </Card>
);

function NearOne({ entry }: { readonly entry: Entry }) {
  const { achievement, progress } = entry;
  const { name, desc, reward } = achievement;
  return (
    <li className={style.one}>
      <span>
        <EntryMedal entry={entry} />
      </span>
      <div className={style.words}>
        <p className={style.top}>
          <Link to={groupPath(groupOf(achievement))} className={style.name}>
            {name}
          </Link>
          <span className={style.figure}>{progressWords(progress)}</span>
        </p>
        <ProgressBar bare label={name} value={progress.share} max={1} words={progressWords(progress)} />
        <p className={style.note}>
          {desc}
          {reward && ` Reward: ${describeReward(reward)}.`}
        </p>
      </div>
    </li>
  );
}
