import { formatNumber } from "#shared/format/figures.ts";

import type { Collection as Counts } from "../../data/garage/kept-collections.ts";
import { Figures } from "../../ui/data/figures.tsx";

import style from "./collection.module.css";

const KINDS = [
  ["cars", "Cars"],
  ["stickers", "Stickers"],
  ["trails", "Trails"],
  ["nitros", "Nitros"],
  ["nametags", "Nametags"],
  ["titles", "Titles"],
  ["total", "Total"],
] as const satisfies readonly (readonly [keyof Counts, string])[];

/** How much of everything a racer owns. @source teams §3 Collection counts */
export const Collection = ({ counts }: { readonly counts: Counts }) => (
  <dl className={style.counts}>
    {KINDS.map(([kind, name]) => (
      <div key={kind} data-kind={kind}>
        <dt>{name}</dt>
        <dd>
          <Figures>{formatNumber(counts[kind])}</Figures>
        </dd>
      </div>
    ))}
  </dl>
);
