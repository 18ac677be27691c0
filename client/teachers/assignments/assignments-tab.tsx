import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";

import { Callout } from "../../ui/feedback/callout.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Rows } from "../../ui/layout/rows.tsx";
import { useClassAssignments, type Assignment } from "../data/use-assignments.ts";
import { PageStates } from "../ui/page-states.tsx";
import { AssignmentRow } from "./assignment-row.tsx";
import { NewAssignment } from "./new-assignment.tsx";
import { RemovedAssignments } from "./removed-assignments.tsx";

import layout from "../ui/layout.module.css";

/** What the class has to do: something new, what is open, and what is over. */
export function AssignmentsTab({ file }: { readonly file: ClassFile }) {
  const loaded = useClassAssignments(file.sectionID);
  return (
    <div className={layout.stack}>
      {file.archivedStamp === null ? (
        <NewAssignment sectionID={file.sectionID} />
      ) : (
        <Callout>The class is archived. Bring it back to set something new.</Callout>
      )}
      <PageStates {...loaded} level={2}>
        {({ assignments, removed }) => (
          <>
            <Assignments file={file} assignments={assignments} />
            {removed.length > 0 && <RemovedAssignments sectionID={file.sectionID} removed={removed} />}
          </>
        )}
      </PageStates>
    </div>
  );
}

interface AssignmentsProps {
  readonly file: ClassFile;
  readonly assignments: readonly Assignment[];
}

function Assignments({ file, assignments }: AssignmentsProps) {
  if (assignments.length === 0)
    return (
      <EmptyState
        level={2}
        scene="road"
        title="No assignment yet"
        text="Your pupils find it in their garage and where they wait for a race, with how far they are."
      />
    );
  const open = assignments.filter(({ isOver }) => !isOver).toReversed();
  const over = assignments.filter(({ isOver }) => isOver);
  const rows = (list: readonly Assignment[]) => (
    <Rows>
      {list.map((each) => (
        <AssignmentRow key={each.assignmentID} file={file} assignment={each} />
      ))}
    </Rows>
  );
  return (
    <>
      {open.length > 0 && (
        <section className={layout.stack}>
          <h2>Open assignments</h2>
          {rows(open)}
        </section>
      )}
      {over.length > 0 && (
        <details className={layout.folded} open={open.length === 0}>
          <summary>{formatCount(over.length, "past assignment")}</summary>
          {rows(over)}
        </details>
      )}
    </>
  );
}
