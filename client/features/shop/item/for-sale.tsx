import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import type { Self } from "#shared/contracts/self.ts";
import { formatMoney } from "#shared/format/figures.ts";

import { Buy } from "../../../buying/buy.tsx";
import type { Bought } from "../../../data/shop/use-shop.ts";
import { raceLink, useSite } from "../../../net/site.ts";
import { ownLevel } from "../../../shell/racer/own-level.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Badge } from "../../../ui/data/badge.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { OwnedWords } from "../groups/bundles.tsx";
import { GroupEnd } from "../groups/group-end.tsx";
import { ItemPicture } from "../item-picture.tsx";
import { PriceTag } from "../price-tag.tsx";

import style from "./for-sale.module.css";

interface ForSaleProps {
  readonly item: ShopItem;
  readonly user: Self;
  readonly onBought: (bought: Bought) => void;
}

/** The price, what is missing for it, and the way to buy it. */
export function ForSale({ item, user, onBought }: ForSaleProps) {
  const { hindrance, price, percentOff, expiration } = item;
  return (
    <div className={style.sale}>
      <p className={style.price}>
        <PriceTag item={item} size="large" />
        {percentOff > 0 && <Badge tone="hot">{percentOff}% off</Badge>}
      </p>
      <OwnedWords item={item} />
      {hindrance ? (
        <Missing item={item} user={user} />
      ) : (
        <p className={style.note}>
          You have {formatMoney(user.money)}, and keep {formatMoney(user.money - price)}.
        </p>
      )}
      <div className={style.deeds}>
        <Buy item={item} picture={<ItemPicture item={item} name="" />} size="large" onBought={onBought} />
      </div>
      {expiration !== null && (
        <p className={style.note}>
          <GroupEnd at={expiration} label="It leaves the shop" stays="In the shop" />
        </p>
      )}
    </div>
  );
}

/** Why not now, and how far it is. */
function Missing({ item: { hindrance, price, name }, user }: Pick<ForSaleProps, "item" | "user">) {
  const site = useSite((answer) => answer.site);
  const race = raceLink(site);
  const { level } = ownLevel(user);
  const isClose = hindrance?.why === "notEnoughMoney" || hindrance?.why === "levelTooLow";
  return (
    <div className={style.missing}>
      <p>
        <b>{hindrance?.message}</b>
      </p>
      {hindrance?.why === "notEnoughMoney" && (
        <ProgressBar
          label={`Saved for ${name}`}
          value={user.money}
          max={price}
          words={`${formatMoney(user.money)} of ${formatMoney(price)}`}
        />
      )}
      {hindrance?.why === "levelTooLow" && (
        <ProgressBar
          label="Your level"
          value={level}
          max={hindrance.unlockLevel ?? level}
          words={`${level} of ${hindrance.unlockLevel}`}
        />
      )}
      {isClose && (
        <LinkButton to={race.to} size="small">
          {race.label}
        </LinkButton>
      )}
    </div>
  );
}
