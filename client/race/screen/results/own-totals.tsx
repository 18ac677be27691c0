import type { OwnRace } from "#shared/contracts/own-race.ts";
import { formatMoney, formatNumber } from "#shared/format/figures.ts";
import { levelProgress } from "#shared/rules/rewards/level.ts";

import { useSession } from "../../../session/session.ts";
import { CountUp } from "../../../ui/data/count-up.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";

import style from "./own-totals.module.css";

interface OwnTotalsProps {
  readonly reward: Pick<NonNullable<OwnRace["reward"]>, "cash">;
}

/** What the racer has now that the reward is paid: all cash, and how far the next level is. */
export function OwnTotals({ reward: { cash } }: OwnTotalsProps) {
  const user = useSession((session) => session.user);
  if (!user) return null;
  const { money, playerExperience } = user;
  const { level, into, needed } = levelProgress(playerExperience);
  return (
    <div className={style.totals}>
      <span>
        You have{" "}
        <b>
          <CountUp key={money} from={Math.max(0, money - cash)} to={money} format={formatMoney} />
        </b>
      </span>
      <span className={style.level}>
        <ProgressBar
          label={`Level ${level}`}
          value={into}
          max={needed}
          words={`Level ${level + 1} in ${formatNumber(needed - into)} XP`}
          tone="teal"
        />
      </span>
    </div>
  );
}
