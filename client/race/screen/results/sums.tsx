import type { OwnReward } from "#shared/contracts/race/own-race.ts";
import { formatMoney, formatNumber } from "#shared/format/figures.ts";
import { CASH_PARTS, type CashPart } from "#shared/rules/rewards/race-reward.ts";

import style from "./earnings.module.css";

const PART_WORDS: Readonly<Record<CashPart, string>> = {
  place: "place",
  speed: "speed",
  accuracy: "accuracy",
  longestWord: "nitro on the longest word",
  wampus: "beating the Wampus",
  friends: "friends",
  gold: "doubled by gold",
};

interface SumsProps {
  readonly reward: OwnReward;
  /** It will be paid in a moment, and then counted up. */
  readonly isComing: boolean;
}

/** A reward that isn't paid, in one line. */
export function Sums({ reward, isComing }: SumsProps) {
  if (isComing) return <p className={style.note}>Counting it up…</p>;
  const { state, cash, experience, nitros, parts } = reward;
  const words = CASH_PARTS.filter((part) => (parts[part] ?? 0) > 0).map(
    (part) => `${formatMoney(parts[part] ?? 0)} ${PART_WORDS[part]}`,
  );
  return (
    <>
      <p className={style.sums}>
        <b className={style.cash}>{formatMoney(cash)}</b>
        <b>{formatNumber(experience)} XP</b>
        {nitros > 0 && <b>+{nitros} nitro</b>}
      </p>
      {state !== "held" && <p className={style.soft}>{words.join(" · ")}</p>}
    </>
  );
}
