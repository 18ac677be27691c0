import { Check, Lock } from "lucide-react";

import { formatCount } from "#shared/format/figures.ts";
import { describeReward } from "#shared/rules/rewards/reward.ts";

import { ClaimButton } from "../../../celebration/claim-button.tsx";
import { placeOf } from "../../../celebration/shown-rewards.tsx";
import type { Claims } from "../../../celebration/use-claims.ts";
import { RewardPicture } from "../../../social/reward-picture.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { SheetRow } from "../../../ui/layout/rows.tsx";
import { isEarned, type Entry } from "../entries.ts";
import { EntryMedal } from "../entry-medal.tsx";
import { earnedWords, hasWay, lockWords, nameOf, progressWords, shareWords, textOf } from "../words.ts";

import style from "./row.module.css";

interface RowProps {
  readonly entry: Entry;
  readonly claims: Claims;
}

/** An achievement: what it asks for, how far the player is, and what it brings. */
export const Row = ({ entry, claims }: RowProps) => (
  <SheetRow
    className={style.row}
    data-earned={isEarned(entry) || undefined}
    data-waiting={entry.isWaiting || undefined}
  >
    <span className={style.medal}>
      <EntryMedal entry={entry} />
    </span>
    <div className={style.words}>
      <h2 className={style.name}>{nameOf(entry)}</h2>
      <p>{textOf(entry)}</p>
      <p className={style.notes}>
        <span className={style.points}>{formatCount(entry.achievement.points, "point")}</span>
        {shareWords(entry) !== undefined && <span>{shareWords(entry)}</span>}
      </p>
    </div>
    <Way entry={entry} />
    <Prize entry={entry} claims={claims} />
  </SheetRow>
);

function Way({ entry }: Pick<RowProps, "entry">) {
  const { earnedStamp, isSecret, progress } = entry;
  const lock = lockWords(entry);
  if (earnedStamp !== undefined) {
    return (
      <p className={style.way}>
        <span className={style.earned}>
          <Check aria-hidden />
          {earnedWords(earnedStamp)}
        </span>
      </p>
    );
  }
  if (lock !== undefined) {
    return (
      <p className={style.way}>
        <span className={style.lock}>
          <Lock aria-hidden />
          {lock}
        </span>
      </p>
    );
  }
  if (isSecret || !hasWay(progress)) return <span className={style.way} />;
  return (
    <div className={style.way}>
      <p className={style.figure}>{progressWords(progress)}</p>
      <ProgressBar bare label={nameOf(entry)} value={progress.share} max={1} words={progressWords(progress)} />
    </div>
  );
}

function Prize({ entry, claims }: RowProps) {
  const { achievement, isSecret, isWaiting } = entry;
  const { reward } = achievement;
  const place = reward && isEarned(entry) && !isWaiting ? placeOf(reward) : undefined;
  if (isSecret) return <span className={style.prize}>A surprise</span>;
  if (!reward) return <span className={style.prize}>Just for the glory</span>;
  return (
    <div className={style.prize}>
      <span className={style.picture}>
        <RewardPicture reward={reward} />
      </span>
      <span className={style.reward}>{describeReward(reward)}</span>
      {isWaiting && <ClaimButton reward={entry.achievement} claims={claims} />}
      {place && (
        <LinkButton size="small" to={place.to} aria-label={`${place.label}: ${describeReward(reward)}`}>
          {place.label}
        </LinkButton>
      )}
    </div>
  );
}
