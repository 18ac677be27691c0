import type { ReactNode } from "react";

import type { TeacherClass } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";
import { archivedBy, numbersOf } from "#shared/rules/classes/year.ts";

import { Button } from "../../ui/controls/button.tsx";
import { AsIs, named, Words } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Card } from "../../ui/layout/card.tsx";
import type { Chosen } from "./choice.ts";

import layout from "../ui/layout.module.css";
import style from "./year-page.module.css";

/** So many classes are named that need another look. */
const NAMED = 5;

interface YearPreviewProps {
  readonly chosen: Chosen;
  readonly classes: readonly TeacherClass[];
  readonly isBusy: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** What will happen, in numbers, and the button that does it. */
export function YearPreview({ chosen, classes, isBusy, onChange, children }: YearPreviewProps) {
  const { plan, problems } = chosen;
  const changed = plan.steps.length;
  const twice = calledTwice(chosen, classes).slice(0, NAMED);
  const open = classes.filter(({ sectionID }) => problems.has(sectionID));
  return (
    <Card title={<span id="what-will-happen">What will happen</span>}>
      <div className={layout.stack}>
        <ul className={style.numbers} aria-live="polite">
          {sentencesOf(chosen, classes).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {twice.length > 0 && (
          <Callout tone="note">
            <Words of={`More than one class will be called ${twice.map((each) => named(each)).join(", ")}.`} />
          </Callout>
        )}
        {open.length > 0 && (
          <Callout tone="careful">
            Look again at{" "}
            {open.slice(0, NAMED).map(({ sectionID, name }, nth) => (
              <span key={sectionID}>
                {nth > 0 && ", "}
                <AsIs>{name}</AsIs>
              </span>
            ))}
            {open.length > NAMED && ` and ${formatCount(open.length - NAMED, "more class", "more classes")}`}.
          </Callout>
        )}
        {children}
        <div>
          <Button
            kind="primary"
            busy={isBusy}
            busyLabel="Changing the classes"
            disabled={changed === 0 || open.length > 0}
            onClick={onChange}
          >
            {changed === 0 ? "Change Classes" : `Change ${formatCount(changed, "Class", "Classes")}`}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Names that more than one open class has afterwards. */
function calledTwice({ plan }: Chosen, classes: readonly TeacherClass[]): readonly string[] {
  const gone = new Set(archivedBy(plan));
  const next = new Map(
    plan.steps.flatMap((step) => (step.deed === "up" ? [[step.sectionID, step.name] as const] : [])),
  );
  const names = [
    ...classes.flatMap(({ sectionID, name }) => (gone.has(sectionID) ? [] : [next.get(sectionID) ?? name])),
    ...plan.newClasses.map(({ name }) => name),
  ];
  return [...new Set(names.filter((name, nth) => names.indexOf(name) < nth))];
}

const count = (classes: number): string => formatCount(classes, "class", "classes");

function sentencesOf({ plan, pupils }: Chosen, classes: readonly TeacherClass[]): readonly string[] {
  const { up, pupilsUp, pupilsMoved, made, archived } = numbersOf(plan, pupils);
  const stay = classes.length - plan.steps.length;
  const isOne = up === 1;
  return [
    up > 0 &&
      `${count(up)} with ${formatCount(pupilsUp, "pupil")} ${isOne ? "moves up and gets a new name and a new join code" : "move up and get new names and new join codes"}.`,
    pupilsMoved > 0 &&
      `${formatCount(pupilsMoved, "pupil")} ${pupilsMoved === 1 ? "goes" : "go"} into another class. What was raced stays in the results of the old one.`,
    made > 0 &&
      `${formatCount(made, "new class", "new classes")} ${made === 1 ? "is" : "are"} made, with everything closed at first.`,
    archived > 0 &&
      `${count(archived)} ${archived === 1 ? "is" : "are"} archived. Whoever is logged in there by a card is logged out.`,
    stay > 0 && `${count(stay)} ${stay === 1 ? "stays" : "stay"} as ${stay === 1 ? "it is" : "they are"}.`,
  ].filter((each) => each !== false);
}
