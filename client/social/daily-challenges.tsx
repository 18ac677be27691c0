import { formatCount, formatThousands } from "#shared/format/figures.ts";

import { useChallenges, type Challenges } from "../data/races/use-challenges.ts";
import { Countdown } from "../ui/data/countdown.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { NotLoaded } from "./not-loaded.tsx";

import style from "./daily-challenges.module.css";

/** Today's challenges with how far each is, and when the next set comes. @source teams-shop-seasons §2, §9 Daily challenges */
export function DailyChallenges() {
  const loaded = useChallenges();
  const { load, again } = loaded;
  if (load.state !== "ready") return <NotLoaded loaded={loaded} lines={3} />;
  const { challenges } = load.value;
  const until = challenges[0]?.expiration;
  return (
    <>
      <Opening challenges={load.value} />
      <ul className={style.list}>
        {challenges.map(({ challengeID, title, progress, goal, reward, completeStamp }) => (
          <li key={challengeID}>
            <ProgressBar
              label={title}
              value={progress}
              max={goal}
              words={completeStamp === null ? `${progress} of ${goal}` : "Done"}
              tone={completeStamp === null ? "hot" : "teal"}
            />
            <span className={style.reward}>
              {completeStamp === null ? "+" : "You got "}
              {formatThousands(reward)} XP
            </span>
          </li>
        ))}
      </ul>
      {until !== undefined && <Countdown until={until} label="New set in" over="The new set is here" onOver={again} />}
    </>
  );
}

function Opening({ challenges: { isOpen, gamesToGo } }: { readonly challenges: Challenges }) {
  if (isOpen) return null;
  return (
    <p className={style.note}>
      {formatCount(gamesToGo, "more race")} and these pay out. What you do today already counts.
    </p>
  );
}
