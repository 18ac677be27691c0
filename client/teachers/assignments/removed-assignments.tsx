import { formatCount } from "#shared/format/figures.ts";
import type { SectionID } from "#shared/ids.ts";
import { goalWords } from "#shared/rules/classes/assignments/goal-words.ts";

import { useSite } from "../../net/site.ts";
import { Button } from "../../ui/controls/button.tsx";
import { bringBack, type Assignment } from "../data/use-assignments.ts";
import { useDeed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";

import layout from "../ui/layout.module.css";

interface RemovedAssignmentsProps {
  readonly sectionID: SectionID;
  readonly removed: readonly Assignment[];
}

/** What was taken away, and can come back with everyone's progress. */
export function RemovedAssignments({ sectionID, removed }: RemovedAssignmentsProps) {
  const site = useSite((answer) => answer.site) ?? "type";
  const deed = useDeed();
  return (
    <>
      <details className={layout.folded}>
        <summary>{formatCount(removed.length, "assignment")} removed in the last 30 days</summary>
        <ul className={layout.stack}>
          {removed.map(({ assignmentID, goal }) => {
            const words = goalWords(goal, site, "their");
            return (
              <li key={assignmentID} className={layout.line}>
                <span>{words}</span>
                <Button
                  size="small"
                  busy={deed.isBusy}
                  onClick={() => void deed.run(() => bringBack(sectionID, assignmentID))}
                  aria-label={`Bring Back: ${words}`}
                >
                  Bring Back
                </Button>
              </li>
            );
          })}
        </ul>
      </details>
      <Trouble words={deed.trouble} />
    </>
  );
}
