import { Link } from "react-router-dom";

import type { Car } from "#shared/content/cars/car.ts";
import { formatMoney } from "#shared/format/figures.ts";

import { RarityBadge } from "../../../ui/data/rarity-badge.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Cloth } from "./cloth.tsx";

import style from "./under-cloth.module.css";

interface UnderClothProps {
  readonly car: Car;
  readonly money: number;
  readonly level: number;
}

/** The next car to be bought, under a cloth, and how far it is. */
export function UnderCloth({ car, money, level }: UnderClothProps) {
  const isLocked = car.unlockLevel > level;
  return (
    <Card title="Next in line">
      <Cloth carID={car.carID} />
      <p className={style.words}>
        <b className={style.name}>{car.name}</b> <RarityBadge rarity={car.rarity} />
      </p>
      <p className={style.note}>{wayWords(car, money, isLocked)}</p>
      {!isLocked && money < car.price && <ProgressBar label={`Saved for ${car.name}`} value={money} max={car.price} />}
      <Link to={`/shop/car/${car.carID}`}>See it in the shop</Link>
    </Card>
  );
}

function wayWords({ price, unlockLevel }: Car, money: number, isLocked: boolean): string {
  if (isLocked) return `${formatMoney(price)}, from level ${unlockLevel}.`;
  if (money >= price) return `${formatMoney(price)}. You've got enough for it.`;
  return `${formatMoney(price)}. ${formatMoney(price - money)} to go.`;
}
