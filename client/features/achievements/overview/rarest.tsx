import { Link } from "react-router-dom";

import { Card } from "../../../ui/layout/card.tsx";
import { Medal } from "../../../ui/pictures/medal/medal.tsx";
import { groupOf, groupPath, type Entry } from "../entries.ts";
import { EntryMedal } from "../entry-medal.tsx";
import { earnedWords, shareWords } from "../words.ts";

import style from "./few.module.css";

/** The ones that the player has and few others do. */
export const Rarest = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <Card title="Your rarest">
    {entries.length === 0 ? (
      <NoneYet />
    ) : (
      <ul className={style.few}>
        {entries.map((entry) => (
          <li key={entry.achievement.achievementID} className={style.one}>
            <span>
              <EntryMedal entry={entry} />
            </span>
            <div className={style.words}>
              <p className={style.top}>
                <Link to={groupPath(groupOf(entry.achievement))} className={style.name}>
                  {entry.achievement.name}
                </Link>
              </p>
              <p>{shareWords(entry) ?? entry.achievement.desc}</p>
              {entry.earnedStamp !== undefined && <p className={style.note}>{earnedWords(entry.earnedStamp)}</p>}
            </div>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

const NoneYet = () => (
  <div className={style.empty}>
    <p className={style.blanks}>
      {(["wins", "races", "speed"] as const).map((slug) => (
        <span key={slug} className={style.blank}>
          <Medal slug={slug} metal="bronze" look="blank" />
        </span>
      ))}
    </p>
    <p className={style.none}>Finish a race, and your first medal hangs here.</p>
  </div>
);
