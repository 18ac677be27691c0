import { useState } from "react";

import { LESSON_IDS, LESSON_NAMES, type LessonID } from "#shared/content/lessons/lesson.ts";
import { formatSeconds } from "#shared/format/figures.ts";

import type { FactCost, KeyStats } from "../../../data/stats/use-key-stats.ts";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { Figures } from "../../../ui/data/figures.tsx";
import { Table, type Column } from "../../../ui/data/table.tsx";
import { Tabs } from "../../../ui/data/tabs.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { CoachLink } from "./coach-link.tsx";
import { Legend } from "./legend.tsx";
import { TINT_WORDS, tintOf } from "./tint.ts";
import { missedWords } from "./words.ts";

import style from "./key-costs.module.css";

/** The math race: the facts of each lesson, as plates and in a table that says the same. */
export function FactCosts({ facts }: Pick<KeyStats, "facts">) {
  const lessons = LESSON_IDS.filter((lessonID) => facts.some((fact) => fact.lessonID === lessonID));
  const [chosen, setChosen] = useState<LessonID>();
  const [shown, setShown] = useState<"picture" | "table">("picture");
  // The lesson with the fact that costs most.
  const lesson = chosen ?? facts[0]?.lessonID;
  const own = facts.filter(({ lessonID }) => lessonID === lesson);
  return (
    <div className={style.costs}>
      {lessons.length > 1 && (
        <RadioGroup
          label="Math type"
          look="plates"
          value={lesson}
          onValue={setChosen}
          options={lessons.map((value) => ({ value, label: LESSON_NAMES[value] }))}
        />
      )}
      <Tabs
        label="How it's shown"
        value={shown}
        onValue={setShown}
        tabs={[
          { value: "picture", label: "Plates", panel: <Plates facts={own} /> },
          {
            value: "table",
            label: "Table",
            panel: (
              <Table
                caption="What each fact costs you"
                columns={COLUMNS}
                rows={own}
                keyOf={({ fact }) => fact}
                initialSort={LOST_FIRST}
                maxHeight="26rem"
              />
            ),
          },
        ]}
      />
      {facts.some(({ isWeak }) => isWeak) && <CoachLink />}
      <p className={style.note}>Compared with what your other facts of that type take you. Only you see this.</p>
    </div>
  );
}

const LOST_FIRST = { column: "lost", direction: "descending" } as const;

/** By the numbers of the fact, as in a times table. */
const inOrder = (facts: readonly FactCost[]): readonly FactCost[] =>
  facts.toSorted((one, other) => one.fact.localeCompare(other.fact, "en", { numeric: true }));

const Plates = ({ facts }: { readonly facts: readonly FactCost[] }) => (
  <div className={style.picture}>
    <ul className={style.plates}>
      {inOrder(facts).map((cost) => (
        <li key={cost.fact} className={style.plate} data-tint={tintOf(cost)}>
          <strong>
            <AsIs>{cost.fact}</AsIs>
          </strong>
          <span>{formatSeconds(cost.ownMs, 1)}</span>
          {tintOf(cost) === "weak" && <VisuallyHidden>{TINT_WORDS.weak}</VisuallyHidden>}
        </li>
      ))}
    </ul>
    <Legend tints={["weak", "slow", "usual", "quick"]} />
  </div>
);

const figure = (text: string) => <Figures>{text}</Figures>;

const COLUMNS: readonly Column<FactCost>[] = [
  {
    id: "fact",
    header: "Fact",
    rowHeader: true,
    cell: ({ fact, isWeak }) => (
      <span className={style.name}>
        <AsIs>{fact}</AsIs> {isWeak && <span className={style.weak}>costs you time</span>}
      </span>
    ),
  },
  {
    id: "lost",
    header: "Lost each time",
    align: "end",
    sortBy: ({ lostMs }) => lostMs,
    cell: ({ lostMs }) => figure(lostMs < 0 ? "no time" : formatSeconds(lostMs, 1)),
  },
  {
    id: "own",
    header: "You",
    align: "end",
    sortBy: ({ ownMs }) => ownMs,
    cell: ({ ownMs }) => figure(formatSeconds(ownMs, 1)),
  },
  {
    id: "missed",
    header: "Wrong first",
    align: "end",
    sortBy: ({ missed }) => missed,
    cell: ({ missed }) => figure(missedWords(missed)),
  },
];
