import type { ReactNode } from "react";

import { goalWords } from "#shared/rules/classes/assignments/goal-words.ts";

import { useAssignments } from "../../data/classes/use-assignments.ts";
import { useSite } from "../../net/site.ts";
import { Words } from "../../ui/data/as-is.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { farWords, inTurn, ownWords, untilWords } from "./assignment-words.ts";

import style from "./assignments.module.css";

/** What the racer's class has to do; nothing where that is nothing. @param aside stands beside the title */
export function AssignmentsCard({ aside }: { readonly aside?: ReactNode }) {
  const { load } = useAssignments();
  const site = useSite((answer) => answer.site) ?? "type";
  if (load.state !== "ready" || load.value.length === 0) return null;
  return (
    <Card title="Assignments" aside={aside}>
      <ul className={style.list}>
        {inTurn(load.value).map((each) => {
          const own = ownWords(each, site);
          return (
            <li key={each.assignmentID}>
              <ProgressBar
                label={goalWords(each.goal, site, "your")}
                value={each.doneStamp === null ? each.count : 1}
                max={each.doneStamp === null ? Math.max(1, each.of) : 1}
                words={farWords(each)}
                tone={each.doneStamp === null ? "hot" : "teal"}
              />
              <p className={style.note}>
                {untilWords(each)}
                {own !== undefined && (
                  <>
                    <br />
                    <Words of={own} />
                  </>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
