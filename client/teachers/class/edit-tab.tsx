import { useState } from "react";
import { useForm } from "react-hook-form";

import type { ClassFile, ClassForm } from "#shared/contracts/classes/teacher-shapes.ts";

import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { Card } from "../../ui/layout/card.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { showClass, useDeed } from "../data/use-deed.ts";
import { ClassFields } from "../list/class-fields.tsx";
import { Trouble } from "../ui/trouble.tsx";

import layout from "../ui/layout.module.css";

/** What the class is called, and putting it away. */
export function EditTab({ file }: { readonly file: ClassFile }) {
  const [isAsking, setIsAsking] = useState(false);
  const at = { params: { id: file.sectionID } };
  const { name, grade, color } = file;
  const form = useForm<ClassForm>({ defaultValues: { name, grade, color } });
  const sending = useSending(form, async (body) => {
    await showClass((await call("POST /teachers/classes/{id}/edit", { ...at, body })).class);
  });
  const deed = useDeed();
  return (
    <div className={layout.stack}>
      <Card title="Name and colour">
        <div className={layout.narrow}>
          <Form name="Name and colour" sending={sending} submit="Save" busyLabel="Saving">
            <ClassFields control={form.control} />
          </Form>
        </div>
      </Card>
      <Card title={file.archivedStamp === null ? "Put the class away" : "Bring the class back"}>
        <div className={layout.stack}>
          <p>
            {file.archivedStamp === null
              ? "At the end of the year. Nobody logs in to it then, and nothing is lost."
              : "Its cards and its code work again as before."}
          </p>
          <div>
            {file.archivedStamp === null ? (
              <Button kind="danger" onClick={() => setIsAsking(true)}>
                Archive the Class
              </Button>
            ) : (
              <Button
                kind="primary"
                busy={deed.isBusy}
                onClick={() => void deed.run(() => call("POST /teachers/classes/{id}/restore", at))}
              >
                Bring It Back
              </Button>
            )}
          </div>
          <Trouble words={deed.trouble} />
        </div>
      </Card>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          void deed.run(() => call("POST /teachers/classes/{id}/archive", at)).then(() => setIsAsking(false))
        }
        title="Archive the class?"
        text="Everyone who is logged in by a card is logged out now. You can bring the class back at any time."
        confirm="Archive it"
        danger
        busy={deed.isBusy}
      />
    </div>
  );
}
