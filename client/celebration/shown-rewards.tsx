import { lootByID } from "#shared/content/loot/catalog.ts";
import { formatCount, formatMoney, formatPercent } from "#shared/format/figures.ts";
import { describeReward, DUPLICATE, isItem, sumOf, type Reward } from "#shared/rules/rewards/reward.ts";

import { RewardPicture } from "../social/reward-picture.tsx";
import { sounds } from "../sound/sounds.ts";
import { LinkButton } from "../ui/controls/link-button.tsx";
import { toast } from "../ui/overlay/toasts.ts";
import { celebrate } from "./celebrate.ts";

import style from "./shown-rewards.module.css";

/** A reward that was given just now. */
export interface GivenReward {
  /** What it is for. */
  readonly title: string;
  readonly promised: Reward;
  /** Cash in place of a car or loot that the player has already. */
  readonly given: Reward;
}

/** Shows rewards that were given just now. The one place from which that is done. */
export function shown(given: readonly GivenReward[]): void {
  const [first, ...others] = given;
  if (!first) return;
  const thing = given.find((each) => isItem(each.given));
  sounds.play(thing ? "win" : "coin");
  if (thing) void celebrate({ kind: "confetti", size: 6 }, new AbortController().signal);
  toast({
    id: "given-rewards",
    tone: "gold",
    art: (
      <span className={style.art}>
        <RewardPicture reward={(thing ?? first).given} />
      </span>
    ),
    ...(others.length === 0 ? oneWords(first) : manyWords(given)),
  });
}

function oneWords({ title, promised, given }: GivenReward) {
  if (isItem(promised) && !isItem(given))
    return { title: `${describeReward(given)} is yours`, text: duplicateWords(promised) };
  const to = isItem(given) ? placeOf(given) : undefined;
  return {
    title: `${describeReward(given)} ${"nitros" in given && given.nitros !== 1 ? "are" : "is"} yours`,
    text: `For “${title}”.`,
    actions: to && <PutOn {...to} />,
  };
}

/** Why it is cash. */
export const duplicateWords = (promised: Reward): string =>
  `You have ${describeReward(promised)} already, so you get ${formatPercent(DUPLICATE.ofPrice)} of its price as cash.`;

const MOST_NAMES = 3;

/** What many rewards are together. */
function manyWords(all: readonly GivenReward[]) {
  const { cash, nitros } = sumOf(all.map(({ given }) => given));
  const things = all.map(({ given }) => given).filter(isItem);
  const names = things.slice(0, MOST_NAMES).map(describeReward);
  const more = things.length - names.length;
  const parts = [
    ...(cash > 0 ? [formatMoney(cash)] : []),
    ...(nitros > 0 ? [formatCount(nitros, "nitro")] : []),
    ...names,
    ...(more > 0 ? [formatCount(more, "more thing")] : []),
  ];
  return {
    title: `${formatCount(all.length, "reward")} are yours`,
    text: `${parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join("")}.`,
    actions: things.length > 0 && <PutOn to="/garage" label="To your garage" />,
  };
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

const PutOn = ({ to, label }: Place) => (
  <LinkButton size="small" to={to}>
    {label}
  </LinkButton>
);
