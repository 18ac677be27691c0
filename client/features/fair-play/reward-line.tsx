import type { OwnRace } from "#shared/contracts/race/own-race.ts";
import { formatMoney, formatNumber } from "#shared/format/figures.ts";
import type { Chapter } from "#shared/rules/fair-play/chapter.ts";

import { Badge, type Tone } from "../../ui/data/badge.tsx";

import style from "./reward-line.module.css";

interface RewardLineProps {
  readonly own: OwnRace;
  readonly chapter: Chapter;
}

type Promised = Exclude<NonNullable<OwnRace["reward"]>["state"], "refused">;

const STATES: Readonly<Record<Promised, { readonly tone: Tone; readonly word: string }>> = {
  due: { tone: "sky", word: "On its way" },
  held: { tone: "amber", word: "Waiting" },
  paid: { tone: "teal", word: "Paid" },
};

/** What the race pays, and whether it is there yet. */
export function RewardLine({ own: { reward }, chapter }: RewardLineProps) {
  if (!reward || reward.state === "refused") {
    return (
      <p className={style.line}>
        <Badge>No reward</Badge>
        <span className={style.soft}>{reasonFor(chapter)}</span>
      </p>
    );
  }
  const { tone, word } = STATES[reward.state];
  return (
    <p className={style.line}>
      <Badge tone={tone}>{word}</Badge>
      <b>{formatMoney(reward.cash)}</b>
      <span>{formatNumber(reward.experience)} XP</span>
      {reward.nitros > 0 && <span>{reward.nitros} nitro</span>}
    </p>
  );
}

function reasonFor(chapter: Chapter): string {
  return chapter === "counts"
    ? "Rewards are for racers with an account who finish with 75% accuracy or better."
    : "This race pays nothing and costs nothing.";
}
