import { formatMoney } from "#shared/format/figures.ts";
import { rewardOfPrize } from "#shared/rules/achievements/prize.ts";
import { isItem, type Reward } from "#shared/rules/rewards/reward.ts";

import { duplicateWords } from "../../../celebration/shown-rewards.tsx";
import type { DueEventPrize, DueSeasonReward } from "../../../data/notices/use-pop-ups.ts";
import { stepFor, type Step } from "./steps.ts";

/** What a season's road or an event brought. */
export type DuePrize = DueSeasonReward | DueEventPrize;

/** What became of a prize that was claimed as it was shown. `elsewhere`: another tab or device had claimed it already. */
export type Claimed = { readonly given: readonly Reward[] } | "elsewhere";

/** Where on its way a prize stands. */
export function placeOf(prize: DuePrize): string {
  if ("season" in prize) return `${prize.hidden ? "A surprise at level" : "Level"} ${prize.level}`;
  return prize.level === null ? prize.name : `Perk level ${prize.level}`;
}

/** The screen of a prize. @param claimed undefined until that is known */
export function prizeStep(prize: DuePrize, claimed: Claimed | undefined): Step {
  const promised = rewardOfPrize(prize.reward);
  const step = withPlace(prize, stepFor(promised) ?? unknownStep(prize));
  if (claimed === undefined) return step;
  if (claimed === "elsewhere") return { ...step, note: "You claimed it on another screen already." };
  const [given = promised] = claimed.given;
  if (!isItem(promised) || !("cash" in given)) return step;
  const instead = stepFor(given);
  return instead
    ? { ...withPlace(prize, instead), title: formatMoney(given.cash), note: duplicateWords(promised) }
    : step;
}

const withPlace = (prize: DuePrize, step: Step): Step => ({ ...step, kicker: `${placeOf(prize)} · ${step.kicker}` });

/** Of a newer server: it has a name, and no picture. */
const unknownStep = ({ details: { name }, goldOnly }: DuePrize): Step => ({
  prize: { kind: "counted", of: [] },
  kicker: "New",
  title: name,
  note: "It's yours.",
  tier: "plain",
  goldOnly,
});
