import type { CSSProperties } from "react";

import { carByID } from "#shared/content/cars/catalog.ts";
import { lootByID } from "#shared/content/loot/catalog.ts";
import type { StoreItem } from "#shared/contracts/economy/store-shapes.ts";
import { formatLastDay } from "#shared/format/dates.ts";

import { useViewer } from "../../shell/links/viewer.ts";
import { Badge } from "../../ui/data/badge.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { LootPicture } from "../../ui/pictures/loot-picture.tsx";
import { CheckoutButton, type Buying } from "./checkout.tsx";
import { Gives } from "./gives.tsx";
import { Pile } from "./pile.tsx";
import { StorePart } from "./store-part.tsx";
import { StorePrice } from "./store-price.tsx";

import style from "./paid-bundles.module.css";

interface PaidBundlesProps extends Buying {
  readonly items: readonly StoreItem[];
}

/** What costs less together, for some weeks. @source teams-shop-seasons §3 Bundle, §9 */
export const PaidBundles = ({ items, ...buying }: PaidBundlesProps) => (
  <StorePart id="bundles" title={items.length > 1 ? "Bundles" : "Bundle of the month"}>
    <ul className={style.list}>
      {items.map((item) => (
        <li key={item.SKU} className={style.bundle} style={{ "--theme": item.bundle?.themeHexCode } as CSSProperties}>
          <Pictures item={item} />
          <div className={style.words}>
            {item.bundle?.isEarly && <Badge tone="gold">Early, for gold members</Badge>}
            <h3 className={style.name}>{item.name}</h3>
            <p>{item.bundle?.description}</p>
            <Gives given={item} />
          </div>
          <div className={style.deed}>
            <StorePrice item={item} currency={buying.currency} />
            <CheckoutButton item={item} {...buying}>
              Buy
            </CheckoutButton>
            {item.bundle && (
              <p className={style.note}>
                Sold up to and including {formatLastDay(item.bundle.expiration)}. A bundle with things in it can't be
                given back.
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  </StorePart>
);

function Pictures({ item: { cars, loot } }: { readonly item: StoreItem }) {
  const { user } = useViewer();
  const [car] = cars.flatMap((carID) => carByID(carID) ?? []);
  return (
    <div className={style.pictures} aria-hidden>
      {car ? <CarThumb carID={car.carID} width="100%" /> : <Pile share={1} />}
      <span className={style.pieces}>
        {loot
          .flatMap((lootID) => lootByID(lootID) ?? [])
          .map((piece) => (
            <span key={piece.lootID} className={style.piece}>
              <LootPicture loot={piece} name={user?.displayName} />
            </span>
          ))}
      </span>
    </div>
  );
}
