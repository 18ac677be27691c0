import { useForm } from "react-hook-form";

import type { SectionID } from "#shared/ids.ts";
import { after, days } from "#shared/units.ts";

import { serverNow } from "../../net/server-time.ts";
import { call } from "../../session/session.ts";
import { Form } from "../../ui/form/form.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { showAssignments, type Assignment } from "../data/use-assignments.ts";
import { momentOf, stampAt, type Moment } from "./form-values.ts";
import { UntilFields } from "./until-fields.tsx";

import style from "./assignments.module.css";

interface ChangeUntilProps {
  readonly sectionID: SectionID;
  readonly assignment: Assignment;
  readonly onDone: () => void;
}

/** Another end. */
export function ChangeUntil({ sectionID, assignment: { assignmentID, untilStamp, isOver }, onDone }: ChangeUntilProps) {
  const first = momentOf(isOver ? after(serverNow(), days(7)) : untilStamp);
  const form = useForm<Moment>({ defaultValues: first });
  const sending = useSending(form, async (moment) => {
    const answer = await call("POST /teachers/classes/{id}/assignments/{assignmentID}/until", {
      params: { id: sectionID, assignmentID },
      body: { untilStamp: stampAt(moment) ?? untilStamp },
    });
    await showAssignments(sectionID, answer);
    onDone();
  });
  return (
    <div className={style.narrow}>
      <Form name="Another date" sending={sending} submit="Save the date" busyLabel="Saving">
        <UntilFields control={form.control} day="day" time="time" also={first.time} />
      </Form>
    </div>
  );
}
