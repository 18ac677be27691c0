import { lootByID } from "#shared/content/loot/catalog.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";

import { useSession } from "../session/session.ts";
import { CarThumb } from "../ui/pictures/car-thumb.tsx";
import { LootPicture } from "../ui/pictures/loot-picture.tsx";

import style from "./reward-picture.module.css";

/** A reward as wide as its place: the car, the loot with the player's own name, or a drawing of what is counted. Pure picture. */
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
  return "cash" in reward ? <Coins /> : <Bottle />;
}

const Coins = () => (
  <svg viewBox="0 0 96 64" className={style.drawn} aria-hidden>
    <path className={style.coinEdge} d="M54 20h32v32q0 8-16 8t-16-8z" />
    <path className={style.line} d="M54 29q0 8 16 8t16-8M54 40q0 8 16 8t16-8" />
    <ellipse className={style.coin} cx="70" cy="20" rx="16" ry="7" />
    <circle className={style.coinEdge} cx="36" cy="38" r="23" />
    <circle className={style.coin} cx="34" cy="36" r="23" />
    <circle className={style.line} cx="34" cy="36" r="17.5" />
    <text className={style.sign} x="33.5" y="37">
      $
    </text>
  </svg>
);

const Bottle = () => (
  <svg viewBox="0 0 96 64" className={style.drawn} aria-hidden>
    <path className={style.flame} d="M28 20C14 18 10 26 0 32c10 6 14 14 28 12z" />
    <path className={style.spark} d="M28 25c-7-1-10 3-16 7 6 4 9 8 16 7z" />
    <path className={style.tank} d="M28 14h46q14 3 14 18T74 50H28z" />
    <path className={style.shade} d="M28 36h59q-2 13-13 14H28z" />
    <path className={style.cap} d="M24 22h6v20h-6zM86 27h8v10h-8z" />
    <path className={style.bolt} d="M56 18 42 34h10l-3 12 15-17H53z" />
  </svg>
);
