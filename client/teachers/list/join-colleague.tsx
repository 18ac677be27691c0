import { useForm } from "react-hook-form";

import { call } from "../../session/session.ts";
import { Form } from "../../ui/form/form.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { filled, TextField } from "../../ui/form/text-field.tsx";
import { refreshSchool } from "../data/use-classes.ts";

import layout from "../ui/layout.module.css";

/** The other way round: into a colleague's school. */
export function JoinColleague() {
  const form = useForm({ defaultValues: { code: "" } });
  const sending = useSending(form, async (body) => {
    await call("POST /teachers/school/join", { body });
    await refreshSchool();
  });
  return (
    <section className={layout.part}>
      <h3>You join a colleague's school</h3>
      <p>The classes that only you teach come along.</p>
      <Form name="Join a school" sending={sending} submit="Join the school" busyLabel="Joining">
        <TextField
          control={form.control}
          name="code"
          label="Their code"
          autoComplete="off"
          spellCheck={false}
          check={filled("Enter the code.")}
        />
      </Form>
    </section>
  );
}
