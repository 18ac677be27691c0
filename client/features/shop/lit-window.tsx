import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";

import { classes } from "../../ui/classes.ts";
import { ItemPicture } from "./item-picture.tsx";
import { thingOf } from "./thing.ts";

import lamp from "./lamp.module.css";
import style from "./lit-window.module.css";

interface LitWindowProps {
  readonly item: Pick<ShopItem, "type" | "id" | "rarity">;
  /** The player's name, for nametags. */
  readonly name: string;
  /** Its picture isn't drawn before it is near. */
  readonly isNear?: boolean;
  readonly size?: "large";
}

/** A shop window at night with a thing in the light of its rarity. */
export const LitWindow = ({ item, name, isNear = true, size }: LitWindowProps) => (
  <span className={classes(lamp.lamp, style.window)} data-rarity={item.rarity} data-size={size}>
    <span className={style.picture} data-kind={thingOf(item).loot[0]?.type ?? item.type}>
      {isNear && <ItemPicture item={item} name={name} />}
    </span>
  </span>
);
