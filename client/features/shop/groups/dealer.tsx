import { useSearchParams } from "react-router-dom";

import { RARITIES } from "#shared/content/cars/car.ts";
import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";

import { Button } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Cards } from "../cards.tsx";
import { carsShown, readCarFilter, writeCarFilter, type CarFilter } from "../dealership-filter.ts";
import { Group } from "../group.tsx";
import { DealerFilters } from "./dealer-filters.tsx";

import style from "./dealer.module.css";

interface DealerProps {
  readonly title: string;
  readonly items: readonly ShopItem[];
  readonly level: number;
  readonly name: string;
}

const ALL: CarFilter = { rarity: undefined, canBuy: false };

/** All cars that are sold at any time, by level and price. */
export function Dealer({ title, items, level, name }: DealerProps) {
  const [search, setSearch] = useSearchParams();
  const filter = readCarFilter(search);
  const show = (next: CarFilter): void =>
    setSearch((before) => writeCarFilter(before, next), { preventScrollReset: true });
  const { reached, later } = carsShown(items, filter, level);
  const count = reached.length + later.length;
  const rarities = RARITIES.filter((rarity) => items.some((item) => item.rarity === rarity));
  return (
    <Group id="dealership" title={title} aside={<DealerFilters filter={filter} rarities={rarities} onFilter={show} />}>
      <p className={style.count} aria-live="polite">
        {formatCount(count, "car")}
      </p>
      {count === 0 && (
        <EmptyState
          scene="garage"
          title="No car for that right now"
          text="A few more races, and there will be. Or look at all of them."
          action={<Button onClick={() => show(ALL)}>Show all cars</Button>}
        />
      )}
      {reached.length > 0 && <Cards items={reached} name={name} />}
      {later.length > 0 && (
        <>
          <h3 className={style.later}>Waiting for you further up the road</h3>
          <Cards items={later} name={name} />
        </>
      )}
    </Group>
  );
}
