import { formatCount, formatMoney } from "#shared/format/figures.ts";

import type { AnswerOf } from "../../net/call.ts";
import { Badge } from "../../ui/data/badge.tsx";

import style from "./stats.module.css";

type OwnRace = AnswerOf<"GET /race/{id}/own">["own"];

const STATES = {
  due: "Being counted",
  held: "Held",
  paid: "Paid",
  refused: "Doesn't count",
} as const;

/** What a race paid, or why it didn't. */
export function RewardNote({ own: { reward, decision } }: { readonly own: OwnRace }) {
  if (!reward) return <p className={style.note}>This race paid nothing.</p>;
  return (
    <p className={style.steps}>
      <Badge tone={reward.state === "paid" ? "teal" : "amber"}>{STATES[reward.state]}</Badge>
      <span>
        {formatMoney(reward.cash)}, {formatCount(reward.experience, "XP", "XP")}
        {reward.nitros > 0 && `, ${formatCount(reward.nitros, "nitro")}`}
      </span>
      {decision !== null && <span>{decision}</span>}
    </p>
  );
}
