import { useState } from "react";

import type { KeyCost, KeyStats } from "../../../data/stats/use-key-stats.ts";
import { Kbd } from "../../../ui/controls/kbd.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { Figures } from "../../../ui/data/figures.tsx";
import { keyName } from "../../../ui/data/key-names.ts";
import { KeyPair } from "../../../ui/data/key-pair.tsx";
import { Table, type Column } from "../../../ui/data/table.tsx";
import { Tabs } from "../../../ui/data/tabs.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { CoachLink } from "./coach-link.tsx";
import { Keyboard } from "./keyboard.tsx";
import { LAYOUT_OPTIONS, useLayoutName } from "./layouts.ts";
import { Legend } from "./legend.tsx";
import { comparedWords, lostWords, missedWords, msWords, whyWords } from "./words.ts";

import style from "./key-costs.module.css";

/** Pairs that are told in words beside the picture. */
const MOST_TOLD = 5;

/** The typing race: pairs and keys, on a keyboard and in tables that say the same. */
export function TypedCosts({ stats }: { readonly stats: KeyStats }) {
  const { pairs, keys, comparedWith } = stats;
  const [shown, setShown] = useState<"picture" | "pairs" | "keys">("picture");
  const table = { keyOf: ({ part }: KeyCost) => part, initialSort: LOST_FIRST };
  return (
    <div className={style.costs}>
      <Tabs
        label="What costs you time"
        value={shown}
        onValue={setShown}
        tabs={[
          { value: "picture", label: "Keyboard", panel: <Picture pairs={pairs} keys={keys} /> },
          {
            value: "pairs",
            label: "Pairs",
            panel: (
              <Table
                {...table}
                caption="Pairs of keys that cost you time"
                columns={PAIR_COLUMNS}
                rows={pairs}
                empty={EVEN}
              />
            ),
          },
          {
            value: "keys",
            label: "Keys",
            panel: (
              <Table {...table} caption="What each key costs you" columns={KEY_COLUMNS} rows={keys} maxHeight="26rem" />
            ),
          },
        ]}
      />
      {pairs.length > 0 && <CoachLink />}
      <p className={style.note}>{comparedWords(comparedWith)} Only you see this.</p>
    </div>
  );
}

const EVEN = "No pair of keys stands out. Your hands are even.";

function Picture({ pairs, keys }: Pick<KeyStats, "pairs" | "keys">) {
  const [layout, setLayout] = useLayoutName();
  return (
    <div className={style.picture}>
      {pairs.length === 0 ? (
        <Callout tone="good" title={EVEN} />
      ) : (
        <ol className={style.told}>
          {pairs.slice(0, MOST_TOLD).map((pair) => (
            <li key={pair.part}>
              <KeyPair of={pair.part} /> <strong>{lostWords(pair)}</strong> in 100 words
              <span className={style.why}>{whyWords(pair)}</span>
            </li>
          ))}
        </ol>
      )}
      <Keyboard layout={layout} pairs={pairs} keys={keys} />
      <div className={style.foot}>
        <Legend tints={["weak", "slow", "usual", "quick", "unknown"]} />
        <div className={style.layout}>
          <Select label="Your keyboard" options={LAYOUT_OPTIONS} value={layout} onValue={setLayout} />
        </div>
      </div>
    </div>
  );
}

const LOST_FIRST = { column: "lost", direction: "descending" } as const;

const figure = (text: string) => <Figures>{text}</Figures>;

const FIGURE_COLUMNS: readonly Column<KeyCost>[] = [
  {
    id: "lost",
    header: "Lost in 100 words",
    align: "end",
    sortBy: ({ lostInHundredMs }) => lostInHundredMs,
    cell: (cost) => figure(lostWords(cost)),
  },
  { id: "own", header: "You", align: "end", sortBy: ({ ownMs }) => ownMs, cell: ({ ownMs }) => figure(msWords(ownMs)) },
  {
    id: "usual",
    header: "Usual",
    align: "end",
    sortBy: ({ usualMs }) => usualMs,
    cell: ({ usualMs }) => figure(msWords(usualMs)),
  },
  {
    id: "missed",
    header: "Wrong first",
    align: "end",
    sortBy: ({ missed }) => missed,
    cell: ({ missed }) => figure(missedWords(missed)),
  },
];

const PAIR_COLUMNS: readonly Column<KeyCost>[] = [
  { id: "pair", header: "Pair", rowHeader: true, cell: ({ part }) => <KeyPair of={part} /> },
  ...FIGURE_COLUMNS,
];
const KEY_COLUMNS: readonly Column<KeyCost>[] = [
  {
    id: "key",
    header: "Key",
    rowHeader: true,
    cell: ({ part, isWeak }) => (
      <span className={style.name}>
        <Kbd>{keyName(part)}</Kbd> {isWeak && <span className={style.weak}>costs you time</span>}
      </span>
    ),
  },
  ...FIGURE_COLUMNS,
];
