import { Check } from "lucide-react";

import { carByID } from "#shared/content/cars/catalog.ts";
import { lootByID } from "#shared/content/loot/catalog.ts";
import type { StoreItem } from "#shared/contracts/economy/store-shapes.ts";
import { formatCount, formatMoney } from "#shared/format/figures.ts";

import style from "./gives.module.css";

/** What comes with something of the store. */
export type Given = Pick<StoreItem, "goldDays" | "cash" | "cars" | "loot">;

/** The same, each part in words. */
function partsOf({ goldDays, cash, cars, loot }: Given): readonly string[] {
  return [
    ...(goldDays === null ? ["Gold for life"] : goldDays > 0 ? [`${formatCount(goldDays, "day")} of gold`] : []),
    ...(cash > 0 ? [`${formatMoney(cash)} of game cash`] : []),
    ...cars.flatMap((carID) => carByID(carID)?.name ?? []),
    ...loot.flatMap((lootID) => lootByID(lootID)?.name ?? []),
  ];
}

/** All that comes with something of the store, one a line. */
export const Gives = ({ given }: { readonly given: Given }) => (
  <ul className={style.gives}>
    {partsOf(given).map((part) => (
      <li key={part} className={style.part}>
        <Check aria-hidden />
        <span>{part}</span>
      </li>
    ))}
  </ul>
);
