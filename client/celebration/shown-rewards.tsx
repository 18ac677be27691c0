import { lootByID } from "#shared/content/loot/catalog.ts";
import { formatCount, formatMoney, formatPercent } from "#shared/format/figures.ts";
import { describeReward, DUPLICATE, isItem, sumOf, type Reward } from "#shared/rules/rewards/reward.ts";

import { showRewards } from "../session/dialogs/takeover.ts";
import { RewardPicture } from "../social/reward-picture.tsx";
import type { SoundName } from "../sound/recipes.ts";
import { sounds } from "../sound/sounds.ts";
import { toast } from "../ui/overlay/toasts.ts";

import style from "./shown-rewards.module.css";

/** A reward that was given just now. */
export interface GivenReward {
  /** What it is for. */
  readonly title: string;
  readonly promised: Reward;
  /** Cash in place of a car or loot that the player has already. */
  readonly given: Reward;
}

/**
 * Shows rewards that were given just now: a car or loot over the whole page, and what comes with it; everything else as a
 * toast. The one place from which that is done.
 *
 * @param sound of its own that they are greeted with
 */
export function shown(given: readonly GivenReward[], sound?: SoundName): void {
  const [first, ...others] = given;
  if (!first) return;
  const rewards = given.map((each) => each.given);
  if (rewards.some(isItem)) return showRewards(rewards, sound);
  sounds.play(sound ?? "coin");
  toast({
    id: "given-rewards",
    tone: "gold",
    art: (
      <span className={style.art}>
        <RewardPicture reward={first.given} />
      </span>
    ),
    ...(others.length === 0 ? oneWords(first) : manyWords(given)),
  });
}

const oneWords = ({ title, promised, given }: GivenReward) => ({
  title: `${describeReward(given)} ${"nitros" in given && given.nitros !== 1 ? "are" : "is"} yours`,
  text: isItem(promised) ? duplicateWords(promised) : `For “${title}”.`,
});

/** Why it is cash. */
export const duplicateWords = (promised: Reward): string =>
  `You have ${describeReward(promised)} already, so you get ${formatPercent(DUPLICATE.ofPrice)} of its price as cash.`;

/** What many rewards are together. */
function manyWords(all: readonly GivenReward[]) {
  const { cash, nitros } = sumOf(all.map(({ given }) => given));
  const parts = [...(cash > 0 ? [formatMoney(cash)] : []), ...(nitros > 0 ? [formatCount(nitros, "nitro")] : [])];
  return { title: `${formatCount(all.length, "reward")} are yours`, text: `${parts.join(" and ")}.` };
}

interface Place {
  readonly to: string;
  readonly label: string;
}

/** Where something that is owned is put on. */
export function placeOf(item: Reward): Place | undefined {
  if ("carID" in item) return { to: "/garage", label: "Drive it" };
  const loot = "lootID" in item ? lootByID(item.lootID) : undefined;
  return loot && { to: `/garage/customizer/${loot.type}s`, label: "Put it on" };
}
