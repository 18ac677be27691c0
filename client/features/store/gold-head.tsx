import { Crown } from "lucide-react";

import { XCELSIOR } from "#shared/content/store.ts";
import type { StoreUser } from "#shared/contracts/economy/store-shapes.ts";

import { named, Words } from "../../ui/data/as-is.tsx";
import { DuskHead } from "../../ui/layout/dusk-head.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { standingWords } from "./standing.ts";

import style from "./gold-head.module.css";

interface GoldHeadProps {
  /** For whom gold is; undefined until that is known. */
  readonly user: StoreUser | undefined;
  readonly isGift: boolean;
}

/** What the page is about, and how gold stands with whoever gets it. */
export const GoldHead = ({ user, isGift }: GoldHeadProps) => (
  <DuskHead
    title={<Words of={isGift && user ? `Gold for ${named(user.displayName)}` : "Nitro Gold"} />}
    car={<CarThumb carID={XCELSIOR} width="100%" />}
    emblem={
      <span className={style.emblem} aria-hidden>
        <Crown />
      </span>
    }
    time={user && <span>{standingWords(user, isGift)}</span>}
  />
);
