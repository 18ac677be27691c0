import { NITRO_PACK } from "#shared/content/shop.ts";
import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";

import { Buy } from "../../../buying/buy.tsx";
import { HelpLink } from "../../../shell/links/help-link.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { ItemPicture } from "../item-picture.tsx";
import { itemPath } from "../paths.ts";
import { PriceTag } from "../price-tag.tsx";

import style from "./nitros.module.css";

interface NitrosProps {
  readonly item: ShopItem;
  readonly left: number;
}

/** A pack of nitros, bought on the spot. @source rules What is given and taken: Prices */
export const Nitros = ({ item, left }: NitrosProps) => (
  <Card>
    <div className={style.pack}>
      <div className={style.picture}>
        <ItemPicture item={item} name="" />
      </div>
      <div className={style.words}>
        <h3 className={style.name}>{item.name}</h3>
        <p>{item.longDescription}</p>
        <HelpLink to="nitros">What does a nitro do?</HelpLink>
        {left < NITRO_PACK.nitrosADay && (
          <p className={style.left}>
            {left > 0 ? `${left} more for you today.` : "That's all for today. New ones tomorrow."}
          </p>
        )}
      </div>
      <div className={style.deeds}>
        <PriceTag item={item} size="large" />
        <Buy item={item} picture={<ItemPicture item={item} name="" />} />
        <LinkButton to={itemPath(item)} kind="plain" size="small">
          See one burn
        </LinkButton>
      </div>
    </div>
  </Card>
);
