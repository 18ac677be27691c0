import { useState, type Ref } from "react";

import type { YearChange } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { deed } from "../../data/deed.ts";
import type { AnswerOf } from "../../net/call.ts";
import { agoWords } from "../../ui/ago-words.ts";
import { Button } from "../../ui/controls/button.tsx";
import { named, Words } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { useNow } from "../../ui/use-now.ts";
import { refreshSchool, refreshYear } from "../data/use-classes.ts";
import { useDeed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";

import layout from "../ui/layout.module.css";

type Undone = AnswerOf<"POST /teachers/year/{id}/undo">;

interface DoneChangesProps {
  readonly ref: Ref<HTMLElement>;
  readonly changes: readonly YearChange[];
  readonly onUndone: () => void;
}

/** What was done, and can be undone. */
export function DoneChanges({ ref, changes, onUndone }: DoneChangesProps) {
  const now = useNow();
  const undoing = useDeed();
  const [undone, setUndone] = useState<Undone>();
  const undo = (changeID: YearChange["changeID"]) =>
    undoing.run(async () => {
      setUndone(undefined);
      const answer = await deed(
        "POST /teachers/year/{id}/undo",
        { params: { id: changeID } },
        { keyOf: () => changeID, facts: ["class"], show: () => ({}) },
      );
      setUndone(answer);
      await Promise.all([refreshSchool(), refreshYear()]);
      onUndone();
    });
  return (
    <section ref={ref} tabIndex={-1} className={layout.stack} aria-label="What was done" aria-live="polite">
      <Trouble words={undoing.trouble} />
      {undone && (
        <Callout tone="good" title="Undone">
          <Words of={undoneWords(undone)} />
        </Callout>
      )}
      {changes.map((change) => (
        <Callout
          key={change.changeID}
          tone="good"
          title={`${change.by === null ? "Done" : `Done by ${named(change.by)}`} ${agoWords(change.doneStamp, now * 1_000)}`}
          action={
            <Button busy={undoing.isBusy} busyLabel="Undoing" onClick={() => void undo(change.changeID)}>
              Undo
            </Button>
          }
        >
          {doneWords(change)} You can undo it for {KEPT_DAYS.yearChange} days. What changes until then stays.
        </Callout>
      ))}
    </section>
  );
}

function doneWords({ up, pupilsMoved, made, archived }: YearChange): string {
  const parts = [
    up > 0 && `${formatCount(up, "class", "classes")} moved up`,
    pupilsMoved > 0 && `${formatCount(pupilsMoved, "pupil")} moved`,
    made > 0 && `${formatCount(made, "new class", "new classes")} made`,
    archived > 0 && `${formatCount(archived, "class", "classes")} archived`,
  ].filter((each) => each !== false);
  return parts.length === 0 ? "Nothing is left of it." : `${parts.join(", ")}.`;
}

function undoneWords({ pupilsBack, kept: { classes, pupils } }: Undone): string {
  return [
    pupilsBack > 0
      ? `${formatCount(pupilsBack, "pupil")} ${pupilsBack === 1 ? "is" : "are"} back in the old class. Names, codes and archived classes are as before.`
      : "Names, codes and archived classes are as before.",
    classes.length > 0 &&
      `What was changed since stays as it is now: ${classes.map((each) => named(each)).join(", ")}.`,
    pupils > 0 &&
      `${formatCount(pupils, "pupil")} moved or left meanwhile, and ${pupils === 1 ? "stays" : "stay"} there.`,
  ]
    .filter((each) => each !== false)
    .join(" ");
}
