import type { Rarity } from "#shared/content/cars/car.ts";

import { classes } from "../../../ui/classes.ts";
import { Switch } from "../../../ui/controls/switch.tsx";
import type { CarFilter } from "../dealership-filter.ts";

import well from "../../../ui/controls/well.module.css";
import style from "./dealer-filters.module.css";

interface DealerFiltersProps {
  readonly filter: CarFilter;
  readonly rarities: readonly Rarity[];
  readonly onFilter: (filter: CarFilter) => void;
}

/** What of the dealership is shown. */
export const DealerFilters = ({ filter, rarities, onFilter }: DealerFiltersProps) => (
  <search className={style.filters} aria-label="Find cars">
    <select
      className={classes(well.well, style.rarity)}
      aria-label="Rarity"
      value={filter.rarity ?? ""}
      onChange={(event) => onFilter({ ...filter, rarity: rarities.find((rarity) => rarity === event.target.value) })}
    >
      <option value="">Any rarity</option>
      {rarities.map((rarity) => (
        <option key={rarity} value={rarity}>
          {rarity[0]?.toUpperCase()}
          {rarity.slice(1)}
        </option>
      ))}
    </select>
    <Switch
      label="Only what I can buy now"
      checked={filter.canBuy}
      onValue={(canBuy) => onFilter({ ...filter, canBuy })}
    />
  </search>
);
