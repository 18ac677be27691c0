import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";

import { formatCount } from "#shared/format/figures.ts";
import { BUG_REPORT, type BugFact, type BugFacts } from "#shared/rules/bug-report.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { reportBug } from "../../../data/support/report-bug.ts";
import { isRegistered, useSession } from "../../../session/session.ts";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { CheckField } from "../../../ui/form/check-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { keepDraft, keptDraft } from "./draft.ts";
import { knownFacts } from "./known-facts.ts";
import { ReportSent } from "./report-sent.tsx";
import { SentFacts } from "./sent-facts.tsx";

import style from "./report-bug.module.css";

const tooLittle = (text: string): string | undefined => {
  if (text.trim() === "") return "Tell us what went wrong.";
  return text.trim().length < BUG_REPORT.leastWhat
    ? "Tell us a little more, so that we know where to look."
    : undefined;
};

/** Where anyone says what broke. The page that holds it gives it its heading. @source README Bug reports */
export function ReportBug() {
  const [reference, setReference] = useState<string>();
  if (reference !== undefined) return <ReportSent reference={reference} onAnother={() => setReference(undefined)} />;
  return <ReportForm onSent={setReference} />;
}

const ticked = (facts: BugFacts) =>
  Object.fromEntries(Object.keys(facts).map((fact) => [fact, true])) as Record<BugFact, boolean>;

function ReportForm({ onSent }: { readonly onSent: (reference: string) => void }) {
  const user = useSession((session) => session.user);
  const [facts] = useState(knownFacts);
  const form = useForm({ defaultValues: { what: keptDraft(), isNamed: true, sent: ticked(facts) } });
  const { control } = form;
  const what = useWatch({ control, name: "what" });
  useEffect(() => keepDraft(what), [what]);
  const sending = useSending(form, async ({ what: written, isNamed, sent }) => {
    const chosen = Object.entries(facts).filter(([fact]) => sent[fact as BugFact]);
    const { reference } = await reportBug({
      what: written,
      isNamed: isNamed && isRegistered(user),
      facts: Object.fromEntries(chosen),
    });
    keepDraft("");
    onSent(reference);
  });
  return (
    <div className={style.report}>
      <Form name="Report a bug" sending={sending} submit="Send report" busyLabel="Sending your report">
        <p>Please don't write names, addresses, phone numbers or passwords. We don't need them.</p>
        <TextAreaField
          control={control}
          name="what"
          label="What went wrong?"
          hint="What did you do, and what happened then?"
          rows={6}
          maxLength={BUG_REPORT.mostWhat}
          check={tooLittle}
        />
        <SentFacts control={control} nameOf={(fact) => `sent.${fact}`} facts={facts}>
          {isRegistered(user) && (
            <CheckField control={control} name="isNamed" label="Your username" hint={<AsIs>{user.username}</AsIs>} />
          )}
        </SentFacts>
        <p className={style.note}>
          We keep it for {formatCount(KEPT_DAYS.bugReport, "day")}. You don't need to leave an e-mail address. If the
          connection breaks, your words stay here until they're sent.
        </p>
      </Form>
    </div>
  );
}
