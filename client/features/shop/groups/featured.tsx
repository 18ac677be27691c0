import type { ReactNode } from "react";

import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import type { CarID } from "#shared/ids.ts";

import { classes } from "../../../ui/classes.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { RarityBadge } from "../../../ui/data/rarity-badge.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { Note } from "../item-card.tsx";
import { itemPath } from "../paths.ts";
import { PriceTag } from "../price-tag.tsx";
import { Showroom } from "./showroom.tsx";

import lamp from "../lamp.module.css";
import style from "./featured.module.css";

interface FeaturedProps {
  readonly item: ShopItem;
  /** Above its name: when the next one comes. */
  readonly children: ReactNode;
}

/** The car of the day on the turntable. */
export const Featured = ({ item, children }: FeaturedProps) => (
  <div className={classes(lamp.lamp, style.featured)} data-rarity={item.rarity}>
    <Showroom
      car={
        <>
          <span className={style.mirror} aria-hidden>
            <CarThumb carID={item.id as CarID} width="100%" />
          </span>
          <CarThumb carID={item.id as CarID} width="100%" />
        </>
      }
    >
      <div className={style.words}>
        {children}
        <p className={style.name}>
          {item.name} {item.rarity && <RarityBadge rarity={item.rarity} />}
        </p>
        <p className={style.price}>
          <PriceTag item={item} size="large" />
          <Note item={item} />
        </p>
        <p>
          <LinkButton to={itemPath(item)} kind={item.hindrance ? "quiet" : "primary"}>
            {item.hindrance ? "Take a look" : "Try it out"}
          </LinkButton>
        </p>
      </div>
    </Showroom>
  </div>
);
