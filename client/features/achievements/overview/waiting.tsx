import { formatCount } from "#shared/format/figures.ts";
import { describeReward } from "#shared/rules/rewards/reward.ts";

import { ClaimAll } from "../../../celebration/claim-all.tsx";
import { ClaimButton } from "../../../celebration/claim-button.tsx";
import { ClaimTrouble } from "../../../celebration/claim-trouble.tsx";
import { useClaims } from "../../../celebration/use-claims.ts";
import { RewardPicture } from "../../../social/reward-picture.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { Entry } from "../entries.ts";

import style from "./waiting.module.css";

/** So many are shown at once; all can be claimed. */
const MOST = 6;

/** The rewards that wait, to be claimed one by one or all in a row. */
export function Waiting({ waiting }: { readonly waiting: readonly Entry[] }) {
  const claims = useClaims();
  const { run, trouble } = claims;
  const more = waiting.length - MOST;
  if (waiting.length === 0) return <ClaimTrouble trouble={trouble} />;
  return (
    <Card
      tone="hot"
      title={`${formatCount(waiting.length, "reward")} ${waiting.length === 1 ? "is" : "are"} waiting`}
      aside={<ClaimAll waiting={waiting.map(({ achievement }) => achievement)} claims={claims} />}
    >
      {run && (
        <div className={style.run}>
          <ProgressBar
            label="Claiming"
            value={run.done}
            max={run.total}
            words={`${run.done} of ${run.total}`}
            tone="teal"
          />
        </div>
      )}
      <ClaimTrouble trouble={trouble} />
      <ul className={style.rewards} aria-label="Rewards that wait">
        {waiting.slice(0, MOST).map((entry) => (
          <Reward key={entry.achievement.achievementID} entry={entry}>
            <ClaimButton reward={entry.achievement} claims={claims} kind={waiting.length > 1 ? "quiet" : "primary"} />
          </Reward>
        ))}
      </ul>
      {more > 0 && <p className={style.more}>And {formatCount(more, "more", "more")}.</p>}
    </Card>
  );
}

function Reward({ entry, children }: { readonly entry: Entry; readonly children: React.ReactNode }) {
  const { name, reward } = entry.achievement;
  return (
    <li className={style.reward}>
      <span className={style.picture}>{reward && <RewardPicture reward={reward} />}</span>
      <span className={style.words}>
        <strong className={style.what}>{reward && describeReward(reward)}</strong>
        <span className={style.name}>{name}</span>
      </span>
      {children}
    </li>
  );
}
