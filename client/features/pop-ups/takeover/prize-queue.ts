import { isClosedHere, type DueSeasonReward } from "../../../data/notices/use-pop-ups.ts";
import type { DuePrize } from "./prize-words.ts";

const isOpen = ({ key }: Pick<DuePrize, "key">): boolean => !isClosedHere(key);

/** What can be claimed and was neither shown nor closed. */
export const waitingOf = (due: readonly DuePrize[], shown: readonly DuePrize[]): readonly DuePrize[] =>
  due.filter((prize) => !prize.isLocked && isOpen(prize) && !shown.some(({ key }) => key === prize.key));

/** What was reached, and only gold unlocks. */
export const lockedOf = (due: readonly DuePrize[]): readonly DueSeasonReward[] =>
  due.filter((prize): prize is DueSeasonReward => "season" in prize && prize.isLocked && isOpen(prize));
