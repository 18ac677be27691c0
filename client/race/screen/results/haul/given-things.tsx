import { Link } from "react-router-dom";

import { lootByID } from "#shared/content/loot/catalog.ts";
import { describeReward, type Item } from "#shared/rules/rewards/reward.ts";

import { placeOf } from "../../../../celebration/shown-rewards.tsx";
import { RewardPicture } from "../../../../social/reward-picture.tsx";
import type { Counting } from "../use-counting.ts";

import style from "./earned.module.css";
import haul from "./haul.module.css";

export interface GivenThingsProps {
  readonly things: readonly Item[];
  readonly counting: Counting;
}

/** The cars and loot that a race gave. */
export function GivenThings({ things, counting }: GivenThingsProps) {
  return (
    <ul className={haul.list} aria-label="New in your garage">
      {things.map((thing, nth) => (
        <li key={describeReward(thing)} className={style.achievement} data-phase={counting.phaseOf(`thing ${nth}`)}>
          <span className={style.words}>
            <Link to={placeOf(thing)?.to ?? "/garage"}>{describeReward(thing)}</Link>
            <span className={style.gives}>{"carID" in thing ? "A new car" : `A new ${typeOf(thing)}`}</span>
          </span>
          <span className={style.item} aria-hidden>
            <RewardPicture reward={thing} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const typeOf = ({ lootID }: Extract<Item, { lootID: unknown }>): string => lootByID(lootID)?.type ?? "item";
