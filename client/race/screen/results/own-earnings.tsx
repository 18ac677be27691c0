import { useEffect } from "react";

import type { OwnRace } from "#shared/contracts/own-race.ts";
import { formatMoney, formatNumber } from "#shared/format/figures.ts";
import { seconds } from "#shared/units.ts";

import { hear } from "../../../data/facts.ts";
import { useOwnRace } from "../../../data/use-own-race.ts";
import { usePresence } from "../../../realtime/presence-store.ts";
import { dueStatusOf } from "../../../session/bot-check-words.ts";
import { useSession } from "../../../session/session.ts";
import { CountUp } from "../../../ui/data/count-up.tsx";
import { useRace } from "../../session/race-store.ts";
import { botsAmong, GoalLine } from "../goals/goal-line.tsx";
import { BoardCheck } from "./board-check.tsx";
import { DailyResult } from "./daily-result.tsx";
import { useOpponents } from "./opponents.ts";
import { OwnTotals } from "./own-totals.tsx";
import { unpaidWords } from "./unpaid-words.ts";

import style from "./earnings.module.css";

const ASK_WITHOUT_LINE_MS = seconds(4);
const ASK_ALL_THE_SAME_MS = seconds(15);

type Reward = NonNullable<OwnRace["reward"]>;

const PART_WORDS: Record<keyof Reward["parts"], string> = {
  place: "place",
  speed: "speed",
  accuracy: "accuracy",
  longestWord: "nitro on the longest word",
  wampus: "beating the Wampus",
  friends: "friends",
  gold: "doubled by gold",
};

export interface OwnEarningsProps {
  readonly raceID: string | undefined;
  readonly isSettled: boolean;
  /** Whether this player finished. */
  readonly hasFinished: boolean;
}

/** The cash and the experience of an account's race, fetched once it is stored and again when either changes. */
export function OwnEarnings({ raceID, isSettled, hasFinished }: OwnEarningsProps) {
  const seats = useRace((race) => race.seats);
  const user = useSession((session) => session.user);
  const { load } = useOwnRace(raceID ?? "", isSettled && raceID !== undefined);
  const own = load.state === "ready" ? load.value : undefined;
  useFreshReward(own?.reward?.state);
  const opponents = own?.opponents;
  useEffect(() => {
    if (opponents) useOpponents.setState({ raceID, opponents });
  }, [raceID, opponents]);
  if (!isSettled && hasFinished)
    return <p className={style.soft}>Cash and XP come in as soon as everyone has finished.</p>;
  if (!own || own.foul) return <p className={style.earnings} aria-hidden />;
  if (!own.reward) return <p className={style.earnings}>{unpaidWords(hasFinished)}</p>;
  const { reward } = own;
  return (
    <div className={style.earnings}>
      <p className={style.sums}>
        <b className={style.cash}>
          <CountUp to={reward.cash} format={formatMoney} />
        </b>
        <b>
          <CountUp to={reward.experience} format={formatNumber} /> XP
        </b>
        {reward.nitros > 0 && <b>+{reward.nitros} nitro</b>}
      </p>
      {reward.state !== "held" && <p className={style.soft}>{partsOf(reward)}</p>}
      {reward.state === "paid" && <OwnTotals reward={reward} />}
      <GoalLine isAfter bots={botsAmong(seats)}>
        {user?.daily && user.daily.raceID === raceID && <DailyResult user={user} />}
      </GoalLine>
      <BoardCheck raceID={raceID ?? ""} reward={reward} isUnusual={own.signals.length > 0} status={dueStatusOf(user)} />
    </div>
  );
}

/** The connection announces paid and held rewards. Without one, or without an announcement, this polls. */
function useFreshReward(state: Reward["state"] | undefined): void {
  const isLineUp = usePresence(({ line }) => line === "up");
  useEffect(() => {
    const ask = (): void => hear(["account", "wallet", "progress"]);
    if (state !== undefined && state !== "due" && !isLineUp) ask();
    if (state !== "due") return;
    const asking = window.setInterval(ask, isLineUp ? ASK_ALL_THE_SAME_MS : ASK_WITHOUT_LINE_MS);
    return () => clearInterval(asking);
  }, [state, isLineUp]);
}

const partsOf = ({ parts }: Reward): string =>
  (Object.entries(parts) as [keyof Reward["parts"], number][])
    .map(([part, cash]) => `${formatMoney(cash)} ${PART_WORDS[part]}`)
    .join(" · ");
