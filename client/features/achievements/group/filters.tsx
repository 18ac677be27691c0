import { classes } from "../../../ui/classes.ts";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { ORDERS, type Filter, type Order } from "../filter.ts";

import well from "../../../ui/controls/well.module.css";
import style from "./filters.module.css";

const WORDS: Readonly<Record<Order, string>> = {
  usual: "Usual order",
  rarest: "Rarest first",
  closest: "Closest first",
};

interface FiltersProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** What of the group is shown, and in which order. */
export const Filters = ({ filter, onFilter }: FiltersProps) => (
  <search className={style.filters} aria-label="Order and filter">
    <select
      className={classes(well.well, style.order)}
      aria-label="Order"
      value={filter.order}
      onChange={(event) =>
        onFilter({ ...filter, order: ORDERS.find((order) => order === event.target.value) ?? "usual" })
      }
    >
      {ORDERS.map((order) => (
        <option key={order} value={order}>
          {WORDS[order]}
        </option>
      ))}
    </select>
    <Checkbox
      label="Not earned yet"
      checked={filter.isUnearned}
      onValue={(isUnearned) => onFilter({ ...filter, isUnearned })}
    />
  </search>
);
