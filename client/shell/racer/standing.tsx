import { Flame } from "lucide-react";
import { Link } from "react-router-dom";

import type { Self } from "#shared/contracts/self.ts";
import { formatNumber } from "#shared/format/figures.ts";

import { LevelRing } from "../../ui/data/level-ring.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Tooltip } from "../../ui/overlay/tooltip.tsx";
import { headerMoney } from "./header-money.ts";
import { ownLevel } from "./own-level.ts";
import { Rising } from "./rising.tsx";

import style from "./standing.module.css";

/** Cash, nitros and the level at one glance; leads to the racer's own page. */
export function Standing({ user }: { readonly user: Self }) {
  const { money, nitros, username } = user;
  const { level, into, needed, words } = ownLevel(user);
  return (
    <Tooltip text={`Level ${level}, ${words}`}>
      <Link className={style.standing} to={`/racer/${encodeURIComponent(username ?? "")}`}>
        <span className={style.cash}>
          <Rising value={money} format={headerMoney} />
        </span>
        <span className={style.nitros}>
          <Flame aria-hidden />
          <Rising value={nitros} format={formatNumber} />
          <VisuallyHidden> {nitros === 1 ? "nitro" : "nitros"}</VisuallyHidden>
        </span>
        <LevelRing level={level} have={into} need={needed} look="small" size="clamp(2.25rem, 9vw, 2.75rem)" />
      </Link>
    </Tooltip>
  );
}
