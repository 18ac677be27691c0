import { CalendarClock, ListChecks, Trash2 } from "lucide-react";
import { useId, useState } from "react";

import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatNearMoment } from "#shared/format/dates.ts";
import type { AssignmentID, SectionID } from "#shared/ids.ts";
import { goalWords } from "#shared/rules/classes/assignments/goal-words.ts";

import { useSite } from "../../net/site.ts";
import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { SheetRow } from "../../ui/layout/rows.tsx";
import { toast } from "../../ui/overlay/toasts.ts";
import { bringBack, showAssignments, type Assignment } from "../data/use-assignments.ts";
import { useDeed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";
import { ChangeUntil } from "./change-until.tsx";
import { PupilsProgress } from "./pupils-progress.tsx";

import layout from "../ui/layout.module.css";
import style from "./assignments.module.css";

interface AssignmentRowProps {
  readonly file: ClassFile;
  readonly assignment: Assignment;
}

/** The row is gone by now: what goes wrong is said where Undo was. */
async function undo(sectionID: SectionID, assignmentID: AssignmentID): Promise<void> {
  try {
    await bringBack(sectionID, assignmentID);
  } catch (problem) {
    toast({ title: "Not brought back", text: sentenceOf(problem), urgent: true });
  }
}

/** One assignment: how many have done it, who is how far, another end, and away with it. */
export function AssignmentRow({ file, assignment }: AssignmentRowProps) {
  const { assignmentID, goal, untilStamp, isOver, by, done } = assignment;
  const { sectionID, pupils } = file;
  const site = useSite((answer) => answer.site) ?? "type";
  const [shown, setShown] = useState<"pupils" | "date">();
  const deed = useDeed();
  const below = useId();
  const words = goalWords(goal, site, "their");
  const params = { id: sectionID, assignmentID };
  const remove = () =>
    deed.run(async () => {
      const answer = await call("POST /teachers/classes/{id}/assignments/{assignmentID}/remove", { params });
      toast({
        id: `removed-${assignmentID}`,
        title: "Assignment removed",
        text: words,
        action: { label: "Undo", onChoose: () => void undo(sectionID, assignmentID) },
      });
      await showAssignments(sectionID, answer);
    });
  const toggle = (part: "pupils" | "date") => ({
    size: "small" as const,
    "aria-expanded": shown === part,
    "aria-controls": below,
    onClick: () => setShown(shown === part ? undefined : part),
  });
  return (
    <SheetRow className={style.row}>
      <div className={style.head}>
        <h3 className={style.goal}>{words}</h3>
        <p className={layout.quiet}>
          {isOver ? "Ended" : "Until"} {formatNearMoment(untilStamp)}
          {by !== null && (
            <>
              {" "}
              · by <AsIs>{by}</AsIs>
            </>
          )}
        </p>
      </div>
      <ProgressBar
        label="Pupils who are done"
        value={done}
        max={Math.max(1, pupils)}
        words={`${done} of ${pupils}`}
        tone={pupils > 0 && done >= pupils ? "teal" : "hot"}
      />
      <div className={layout.line}>
        <Button icon={<ListChecks aria-hidden />} {...toggle("pupils")}>
          Progress by pupil
        </Button>
        <Button icon={<CalendarClock aria-hidden />} {...toggle("date")}>
          {isOver ? "Open it again" : "Change the date"}
        </Button>
        <Button
          size="small"
          kind="plain"
          icon={<Trash2 aria-hidden />}
          busy={deed.isBusy}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </div>
      <Trouble words={deed.trouble} />
      <div id={below} className={style.below}>
        {shown === "pupils" && <PupilsProgress file={file} assignment={assignment} words={words} />}
        {shown === "date" && (
          <ChangeUntil sectionID={sectionID} assignment={assignment} onDone={() => setShown(undefined)} />
        )}
      </div>
    </SheetRow>
  );
}
