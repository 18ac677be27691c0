import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";

import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { LootPicture } from "../../ui/pictures/loot-picture.tsx";
import { NitroCans } from "./nitro-cans.tsx";
import { thingOf } from "./thing.ts";

import style from "./item-picture.module.css";

interface ItemPictureProps {
  readonly item: Pick<ShopItem, "type" | "id">;
  /** What a nametag says. */
  readonly name: string;
}

/** The picture of something in the shop, as wide as its place: of a bundle the car with everything around it. */
export function ItemPicture({ item, name }: ItemPictureProps) {
  const { car, loot } = thingOf(item);
  if (item.type === "nitros") return <NitroCans count={item.id} />;
  return (
    <span className={style.picture} data-type={item.type}>
      {car && <CarThumb carID={car.carID} width="100%" />}
      {loot.map((piece) => (
        <span key={piece.lootID} className={style.piece} data-type={piece.type}>
          <LootPicture loot={piece} name={name} />
        </span>
      ))}
    </span>
  );
}
