import { useForm, useWatch } from "react-hook-form";

import { formatNearMoment } from "#shared/format/dates.ts";
import type { SectionID } from "#shared/ids.ts";
import { goalWords } from "#shared/rules/classes/assignments/goal-words.ts";

import { deed } from "../../data/deed.ts";
import { serverNow } from "../../net/server-time.ts";
import { useSite } from "../../net/site.ts";
import { Form } from "../../ui/form/form.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { Card } from "../../ui/layout/card.tsx";
import { toast } from "../../ui/overlay/toasts.ts";
import { assignmentsKey } from "../data/use-assignments.ts";
import { firstValues, goalOf, stampAt, type FormValues } from "./form-values.ts";
import { GoalFields } from "./goal-fields.tsx";
import { UntilFields } from "./until-fields.tsx";

import style from "./assignments.module.css";

/** Sets the pupils something to do, and says beforehand what they will read. */
export function NewAssignment({ sectionID }: { readonly sectionID: SectionID }) {
  const site = useSite((answer) => answer.site) ?? "type";
  const form = useForm<FormValues>({ defaultValues: firstValues(serverNow()) });
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const words = wordsOf(values, site);
  const sending = useSending(form, async (chosen) => {
    const [goal, untilStamp] = [goalOf(chosen), stampAt(chosen)];
    if (!goal || untilStamp === undefined) return;
    const body = { goal, untilStamp };
    await deed(
      "POST /teachers/classes/{id}/assignments",
      { params: { id: sectionID }, body },
      {
        keyOf: () => JSON.stringify({ sectionID, body }),
        facts: ["assignments"],
        show: ({ assignments, removed }) => ({
          answers: [{ key: assignmentsKey(sectionID), value: { assignments, removed } }],
        }),
      },
    );
    form.reset(firstValues(serverNow()));
    toast({ title: "Your pupils have it now", tone: "teal" });
  });
  return (
    <Card title="New assignment">
      <div className={style.narrow}>
        <Form name="New assignment" sending={sending} submit="Set the assignment" busyLabel="Setting">
          <GoalFields control={form.control} kind={values.kind} site={site} />
          <UntilFields control={form.control} day="day" time="time" />
          <p className={style.preview} aria-live="polite">
            {words}
          </p>
        </Form>
      </div>
    </Card>
  );
}

function wordsOf(values: FormValues, site: Parameters<typeof goalWords>[1]): string {
  const [goal, untilStamp] = [goalOf(values), stampAt(values)];
  if (!goal) return "Fill in the numbers, and you read here what your pupils get.";
  const until = untilStamp === undefined ? "" : ` until ${formatNearMoment(untilStamp)}`;
  return `${goalWords(goal, site, "their")}${until}`;
}
