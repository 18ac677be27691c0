import { useState } from "react";
import { useForm } from "react-hook-form";

import { formatCount } from "#shared/format/figures.ts";
import { codeInGroups } from "#shared/rules/classes/codes.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs, asIs } from "../../ui/data/as-is.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { filled, TextField } from "../../ui/form/text-field.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { refreshSchool } from "../data/use-classes.ts";
import { useDeed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";
import { JoinColleague } from "./join-colleague.tsx";
import { LeaveSchool } from "./leave-school.tsx";
import { SchoolTeachers } from "./school-teachers.tsx";

import layout from "../ui/layout.module.css";

type School = AnswerOf<"GET /teachers/school">;

/** The school that owns the classes: its teachers, and how colleagues come in. */
export function SchoolCard({ school }: { readonly school: School }) {
  const [isOpen, setIsOpen] = useState(false);
  const nicknames = school.teachers.map(({ nickname }) => nickname).join(", ");
  return (
    <Card
      title={<AsIs>{school.name}</AsIs>}
      aside={
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Close" : "School and Colleagues"}
        </Button>
      }
    >
      {isOpen ? (
        <div className={layout.stack}>
          {school.teachers.length > 1 && <SchoolTeachers teachers={school.teachers} />}
          <Invitation code={school.code} />
          <Names key={school.name} school={school} />
          <Papers />
          <JoinColleague />
          {school.teachers.length > 1 && <LeaveSchool name={school.name} />}
        </div>
      ) : (
        <p className={layout.quiet}>
          {formatCount(school.teachers.length, "teacher")}: {nicknames}. Pupils call you <AsIs>{school.nickname}</AsIs>.
        </p>
      )}
    </Card>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const deed = useDeed();
  return (
    <section className={layout.part}>
      <h3>A colleague joins your school</h3>
      <p>
        Your colleague becomes a teacher here first. Then they enter this code in their portal:{" "}
        <strong {...asIs(layout.code)}>{codeInGroups(code)}</strong>
      </p>
      <Button
        size="small"
        busy={deed.isBusy}
        onClick={() =>
          void deed.run(async () => {
            await call("POST /teachers/school/code");
            await refreshSchool();
          })
        }
      >
        New Code
      </Button>
      <Trouble words={deed.trouble} />
    </section>
  );
}

const Papers = () => (
  <section className={layout.part}>
    <h3>Papers</h3>
    <p>
      For your school's office: <a href="/support/data-agreement">the data agreement</a>, one page to sign. For parents:{" "}
      <a href="/support/a-child-in-a-class">their child in a class</a>, in two minutes.
    </p>
  </section>
);

function Names({ school }: { readonly school: School }) {
  const form = useForm({ defaultValues: { name: school.name, nickname: school.nickname } });
  const sending = useSending(form, async (body) => {
    await call("POST /teachers/school/edit", { body });
    await refreshSchool();
  });
  return (
    <section className={layout.part}>
      <h3>Names</h3>
      <Form name="Names" sending={sending} submit="Save the names" busyLabel="Saving">
        <TextField
          control={form.control}
          name="name"
          label="Your school"
          maxLength={CLASSES.schoolMax}
          check={filled("Name your school.")}
        />
        <TextField
          control={form.control}
          name="nickname"
          label="What your pupils call you"
          maxLength={CLASSES.nicknameMax}
          check={filled("What do your pupils call you?")}
        />
      </Form>
    </section>
  );
}
