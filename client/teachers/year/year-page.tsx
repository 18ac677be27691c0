import { useRef, useState } from "react";

import type { TeacherClass, YearChange } from "#shared/contracts/classes/teacher-shapes.ts";
import type { SectionID } from "#shared/ids.ts";

import { deed } from "../../data/deed.ts";
import { Button } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Rows } from "../../ui/layout/rows.tsx";
import { refreshSchool, refreshYear, useSchool, useYearChanges } from "../data/use-classes.ts";
import { useDeed } from "../data/use-deed.ts";
import { AllClasses } from "../ui/all-classes.tsx";
import { PageStates } from "../ui/page-states.tsx";
import { Trouble } from "../ui/trouble.tsx";
import { chosenOf, firstChoice, type Choice } from "./choice.ts";
import { DoneChanges } from "./done-changes.tsx";
import { YearPreview } from "./year-preview.tsx";
import { YearRow } from "./year-row.tsx";

import layout from "../ui/layout.module.css";

/** All classes of a teacher for a new year, at once. */
export function YearPage() {
  const school = useSchool();
  const year = useYearChanges();
  return (
    <main id="main" tabIndex={-1} className={layout.page}>
      <AllClasses />
      <header className={layout.stack}>
        <h1>Year's change</h1>
        <p className={layout.quiet}>
          Say what becomes of each class, then do it all at once. Pupils keep their accounts, cards and results, and you
          can undo it.
        </p>
      </header>
      <PageStates {...year} level={2}>
        {({ changes }) => (
          <PageStates {...school} level={2}>
            {({ classes }) => (
              <Year
                changes={changes}
                classes={classes.filter(({ isOwn, archivedStamp }) => isOwn && archivedStamp === null)}
              />
            )}
          </PageStates>
        )}
      </PageStates>
    </main>
  );
}

interface YearProps {
  readonly changes: readonly YearChange[];
  readonly classes: readonly TeacherClass[];
}

function Year({ changes, classes }: YearProps) {
  const [choices, setChoices] = useState<ReadonlyMap<SectionID, Choice>>(new Map());
  const changing = useDeed();
  const done = useRef<HTMLElement>(null);
  // Whoever has just moved up doesn't move up again by itself.
  const isFirst = changes.length === 0;
  const choiceOf = (taught: TeacherClass): Choice => choices.get(taught.sectionID) ?? firstChoice(taught, isFirst);
  const chosen = chosenOf(classes, choiceOf);
  const setAll = (isUp: boolean): void =>
    setChoices(new Map(classes.map((taught) => [taught.sectionID, firstChoice(taught, isUp)])));
  const change = async (): Promise<void> => {
    const body = { steps: [...chosen.plan.steps], newClasses: [...chosen.plan.newClasses] };
    const isDone = await changing.run(async () => {
      await deed(
        "POST /teachers/year",
        { body },
        { keyOf: () => JSON.stringify(body), facts: ["class"], show: () => ({}) },
      );
      await Promise.all([refreshSchool(), refreshYear()]);
    });
    if (!isDone) return;
    setChoices(new Map());
    done.current?.focus();
  };

  return (
    <>
      <DoneChanges ref={done} changes={changes} onUndone={() => done.current?.focus()} />
      {classes.length === 0 ? (
        <EmptyState level={2} scene="road" title="No open class" text="Classes that you teach come here." />
      ) : (
        <>
          <div className={layout.line}>
            <Button size="small" onClick={() => setAll(true)}>
              All Move Up
            </Button>
            <Button size="small" kind="plain" onClick={() => setAll(false)}>
              All Stay
            </Button>
            <a href="#what-will-happen">What will happen</a>
          </div>
          <Rows>
            {classes.map((taught) => (
              <YearRow
                key={taught.sectionID}
                taught={taught}
                classes={classes}
                choice={choiceOf(taught)}
                problem={chosen.problems.get(taught.sectionID)}
                onChoice={(choice) => setChoices(new Map(choices).set(taught.sectionID, choice))}
              />
            ))}
          </Rows>
          <YearPreview chosen={chosen} classes={classes} isBusy={changing.isBusy} onChange={() => void change()}>
            <Trouble words={changing.trouble} />
          </YearPreview>
        </>
      )}
    </>
  );
}
