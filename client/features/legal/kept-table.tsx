import type { KeptHere } from "./kept-here.ts";
import { KEPT } from "./kept/all.ts";

import style from "./legal.module.css";

/** Focusable, so that a wide table can be scrolled with the keyboard. */
const reachable = { tabIndex: 0 };

/** What the server keeps, why, and for how long. */
export const KeptTable = () => (
  <section className={style.wide} aria-label="What we keep" {...reachable}>
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">What we keep</th>
          <th scope="col">Why</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {KEPT.map(({ what, why, howLong }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{why}</td>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

interface HereTableProps {
  readonly title: string;
  readonly rows: readonly KeptHere[];
}

/** What the browser stores, by the names in its developer tools. */
export const HereTable = ({ title, rows }: HereTableProps) => (
  <section className={style.wide} aria-label={title} {...reachable}>
    <table className={style.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What it says</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, what, howLong }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{what}</td>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
