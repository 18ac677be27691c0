import { lootByID } from "#shared/content/loot/catalog.ts";
import type { Item, Reward } from "#shared/rules/rewards/reward.ts";

import { useSession } from "../session/session.ts";
import { CarThumb } from "../ui/pictures/car-thumb.tsx";
import { CountedPicture, type CountedKind } from "../ui/pictures/counted-picture.tsx";
import { LootPicture } from "../ui/pictures/loot-picture.tsx";

import style from "./reward-picture.module.css";

/** A reward as wide as its place: the car, the loot with the player's own name, or what is counted. Pure picture. */
export function RewardPicture({ reward }: { readonly reward: Reward }) {
  const name = useSession(({ user }) => user?.displayName ?? "");
  if ("carID" in reward) return <CarThumb carID={reward.carID} width="100%" />;
  if ("lootID" in reward) {
    const loot = lootByID(reward.lootID);
    return (
      loot && (
        <span className={style.loot} data-type={loot.type}>
          <LootPicture loot={loot} name={name} />
        </span>
      )
    );
  }
  return (
    <span className={style.counted}>
      <CountedPicture kind={kindOf(reward)} />
    </span>
  );
}

const kindOf = (reward: Exclude<Reward, Item>): CountedKind => {
  if ("cash" in reward) return "cash";
  if ("nitros" in reward) return "nitros";
  return "experience" in reward ? "experience" : "goldDays";
};
