import { useForm } from "react-hook-form";

import { CLASSES } from "#shared/rules/classes/numbers.ts";

import { tell } from "../../data/facts.ts";
import { meetServer } from "../../session/meet-server.ts";
import { call, useSession } from "../../session/session.ts";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { TextAreaField } from "../../ui/form/text-area-field.tsx";
import { filled, TextField } from "../../ui/form/text-field.tsx";
import { useTeacherStanding } from "../data/use-classes.ts";
import { PageStates } from "../ui/page-states.tsx";

import layout from "../ui/layout.module.css";

type Standing = Extract<ReturnType<typeof useTeacherStanding>["load"], { readonly state: "ready" }>["value"];

/** For accounts that aren't teachers yet: what is missing, and where their request stands. */
export function BecomeTeacher() {
  const standing = useTeacherStanding();
  return (
    <main id="main" tabIndex={-1} className={layout.page}>
      <h1>Become a teacher</h1>
      <PageStates {...standing} level={2}>
        {(value) => <Way standing={value} />}
      </PageStates>
    </main>
  );
}

function Way({ standing }: { readonly standing: Standing }) {
  const isOfClass = useSession(({ user }) => user?.accountType === "class");
  const isPupil = useSession(
    ({ user }) => user?.classData?.isTeacher === false || user?.pendingTeacherApproval === true,
  );
  if (isOfClass || isPupil) {
    return (
      <Callout tone="note" title="You're a pupil here">
        <p>
          {isOfClass
            ? "This account was made for a class. Teachers need an account of their own: log out and make one."
            : "You're in a class as a pupil. Leave it on your class page before you ask to be a teacher."}
        </p>
      </Callout>
    );
  }
  if (!standing.hasVerifiedEmail) {
    return (
      <Callout tone="note" title="First we need your e-mail address">
        <p>
          Add it in <a href="/profile">your settings</a> and open the link that we send you. Take the address of your
          school if you have one.
        </p>
      </Callout>
    );
  }
  return (
    <div className={layout.narrow}>
      {standing.standing === "waiting" && (
        <Callout tone="good" title="We're looking at it" live>
          <p>
            You asked for <AsIs>{standing.school ?? ""}</AsIs>. A person checks that you teach there, and then you get
            an e-mail. You can still change what you wrote.
          </p>
        </Callout>
      )}
      {standing.standing === "refused" && (
        <Callout tone="careful" title="We couldn't say yes">
          <p>{standing.reason}</p>
        </Callout>
      )}
      {standing.knownSchool !== null && (
        <Callout tone="good">
          <p>
            Your address belongs to <AsIs>{standing.knownSchool}</AsIs>: you're let in at once.
          </p>
        </Callout>
      )}
      <Ask standing={standing} />
    </div>
  );
}

function Ask({ standing }: { readonly standing: Standing }) {
  const form = useForm({
    defaultValues: {
      schoolName: standing.knownSchool ?? standing.school ?? "",
      nickname: standing.nickname ?? "",
      note: "",
    },
  });
  const sending = useSending(form, async (body) => {
    await call("POST /teachers/ask", { body });
    await tell("account");
    await meetServer();
  });
  return (
    <Form name="Become a teacher" sending={sending} submit="Ask to be a teacher" busyLabel="Sending">
      <TextField
        control={form.control}
        name="schoolName"
        label="Your school"
        maxLength={CLASSES.schoolMax}
        check={filled("Name your school.")}
      />
      <TextField
        control={form.control}
        name="nickname"
        label="What your pupils call you"
        hint="For example Ms Turner."
        maxLength={CLASSES.nicknameMax}
        check={filled("What do your pupils call you?")}
      />
      <TextAreaField
        control={form.control}
        name="note"
        label="How can we see that you teach there? (optional)"
        hint="A page of your school with your name, for example."
        maxLength={500}
      />
    </Form>
  );
}
