import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";

import type { ClassForm } from "#shared/contracts/classes/teacher-shapes.ts";

import { deed } from "../../data/deed.ts";
import { Form } from "../../ui/form/form.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { Modal } from "../../ui/overlay/modal.tsx";
import { fileKey, refreshSchool } from "../data/use-classes.ts";
import { ClassFields } from "./class-fields.tsx";

interface NewClassProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Makes a class, and opens it. */
export function NewClass({ open, onClose }: NewClassProps) {
  const navigate = useNavigate();
  const form = useForm<ClassForm>({ defaultValues: { name: "", grade: "", color: "teal" } });
  const sending = useSending(form, async (body) => {
    const { class: made } = await deed(
      "POST /teachers/classes",
      { body },
      {
        keyOf: () => JSON.stringify(body),
        facts: ["class"],
        show: (answer) => ({ answers: [{ key: fileKey(answer.class.sectionID), value: answer.class }] }),
      },
    );
    await refreshSchool();
    onClose();
    await navigate(`/classes/${made.sectionID}#add`);
  });
  return (
    <Modal open={open} onClose={onClose} title="New class" tone="plain">
      <Form name="New class" sending={sending} submit="Make the class" busyLabel="Making the class">
        <ClassFields control={form.control} />
      </Form>
    </Modal>
  );
}
