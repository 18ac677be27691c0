import type { OwnReward } from "#shared/contracts/race/own-race.ts";
import { formatMoney } from "#shared/format/figures.ts";
import { CASH_PARTS, type CashPart } from "#shared/rules/rewards/race-reward.ts";

import { useSession } from "../../../../session/session.ts";
import type { Counting } from "../use-counting.ts";
import { Counted } from "./counted.tsx";

import style from "./receipt.module.css";

const PART_WORDS: Readonly<Record<CashPart, string>> = {
  place: "Place",
  speed: "Speed",
  accuracy: "Accuracy",
  longestWord: "Longest word",
  wampus: "The Wampus",
  friends: "Friends",
  gold: "Gold doubles it",
};

const plusMoney = (cash: number): string => `+${formatMoney(cash)}`;

interface ReceiptProps {
  readonly reward: OwnReward;
  readonly counting: Counting;
}

/** The cash of a race, part by part, and its sum. */
export function Receipt({ reward: { parts, cash }, counting }: ReceiptProps) {
  const money = useSession((session) => session.user?.money);
  const lines = CASH_PARTS.filter((part) => (parts[part] ?? 0) > 0);
  return (
    <div className={style.receipt}>
      <dl className={style.lines} data-many={lines.length > 3 || undefined}>
        {lines.map((part) => (
          <div key={part} className={style.line} data-part={part} data-phase={counting.phaseOf(`cash ${part}`)}>
            <dt>{PART_WORDS[part]}</dt>
            <dd>
              <Counted name={`cash ${part}`} counting={counting} to={parts[part] ?? 0} format={plusMoney} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={style.sum} data-phase={counting.phaseOf("sum")}>
        <b>
          <Counted name="sum" counting={counting} to={cash} format={formatMoney} />
        </b>
        {money !== undefined && <span className={style.all}>You have {formatMoney(money)}</span>}
      </p>
    </div>
  );
}
