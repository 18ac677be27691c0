import { useForm } from "react-hook-form";

import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { after, days, hours, type Stamp } from "#shared/units.ts";

import { serverNow } from "../../net/server-time.ts";
import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Form } from "../../ui/form/form.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { TextAreaField } from "../../ui/form/text-area-field.tsx";
import { filled } from "../../ui/form/text-field.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { showClass, useDeed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";

import layout from "../ui/layout.module.css";

const UNTIL = [
  { value: "lesson", label: "For two hours", lasts: hours(2) },
  { value: "day", label: "For a day", lasts: days(1) },
  { value: "week", label: "For a week", lasts: days(7) },
  { value: "next", label: "Until I change it", lasts: undefined },
] as const;

/** A few words to the pupils, with an end. */
export function MessageTab({ file }: { readonly file: ClassFile }) {
  const form = useForm<{ message: string; until: string }>({ defaultValues: { message: "", until: "week" } });
  const away = useDeed();
  const post = (message: string, untilStamp: Stamp | null) =>
    call("POST /teachers/classes/{id}/message", {
      params: { id: file.sectionID },
      body: { message, untilStamp },
    });
  const sending = useSending(form, async ({ message, until }) => {
    const lasts = UNTIL.find(({ value }) => value === until)?.lasts;
    const answer = await post(message, lasts === undefined ? null : after(serverNow(), lasts));
    form.reset();
    await showClass(answer.class);
  });
  return (
    <Card title="Message to your pupils">
      <div className={layout.narrow}>
        {file.message && !file.message.isOver && (
          <Callout
            tone="good"
            title="Now on the class page"
            live
            action={
              <Button size="small" busy={away.isBusy} onClick={() => void away.run(() => post("", null))}>
                Take Away
              </Button>
            }
          >
            <p>
              <AsIs>{file.message.message}</AsIs>
            </p>
          </Callout>
        )}
        <Trouble words={away.trouble} />
        <p className={layout.quiet}>
          Every pupil of the class is shown it once, and finds it on the class page and the team page.
        </p>
        <Form name="Message" sending={sending} submit="Post the message" busyLabel="Posting">
          <TextAreaField
            control={form.control}
            name="message"
            label="Message"
            maxLength={CLASSES.messageMax}
            check={filled("Write something first.")}
          />
          <SelectField
            control={form.control}
            name="until"
            label="How long"
            options={UNTIL.map(({ value, label }) => ({ value, label }))}
          />
        </Form>
      </div>
    </Card>
  );
}
