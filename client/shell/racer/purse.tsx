import { Flame } from "lucide-react";

import type { Self } from "#shared/contracts/self.ts";
import { formatCount, formatMoney } from "#shared/format/figures.ts";

import { LevelRing } from "../../ui/data/level-ring.tsx";
import { ownLevel } from "./own-level.ts";

import style from "./purse.module.css";

/** What a racer has, in words: the head of the drawer. */
export function Purse({ user }: { readonly user: Self }) {
  const { level, into, needed, words } = ownLevel(user);
  return (
    <div className={style.purse}>
      <LevelRing level={level} have={into} need={needed} size="4.25rem" />
      <p className={style.cash}>{formatMoney(user.money)}</p>
      <p aria-hidden>{words}</p>
      <p className={style.nitros}>
        <Flame aria-hidden /> {formatCount(user.nitros, "nitro")} left
      </p>
    </div>
  );
}
