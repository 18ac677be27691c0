import { CircleCheck, MailQuestion } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";

import { showAccount, type Settings } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { Badge } from "../../../ui/data/badge.tsx";
import { checkNeededEmail } from "../../../ui/form/email.ts";
import { Form } from "../../../ui/form/form.tsx";
import { sentenceOf, useSending } from "../../../ui/form/sending.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { saySaved } from "../saved.ts";
import { Section } from "../section.tsx";

import style from "../settings.module.css";

/** The address of a parent: who says yes to purchases, and gets the receipts. */
export function ParentSection({ settings: { parent } }: { readonly settings: Settings }) {
  return (
    <Section
      title="A parent"
      lead={
        <>
          You don't need this to play. Only to buy something for real money, a parent has to say yes.{" "}
          <Link to="/support/buying-as-a-child">How that works</Link>
        </>
      }
    >
      {parent === null ? <ParentForm /> : <GivenParent {...parent} />}
    </Section>
  );
}

async function ask(email: string): Promise<void> {
  const { account } = await call("POST /settings/parent", { body: { email } });
  showAccount(account, { parent: { email, isConfirmed: false } });
  saySaved("We've sent an e-mail", "Ask your parent to look. It may be with the spam.");
}

function ParentForm() {
  const form = useForm({ defaultValues: { email: "" } });
  const sending = useSending(form, ({ email }) => ask(email.trim()));
  return (
    <Form name="A parent" sending={sending} submit="Ask my parent" busyLabel="Sending">
      <TextField
        control={form.control}
        name="email"
        label="Your parent's e-mail"
        mark="required"
        type="email"
        autoComplete="off"
        hint="They get a link to say yes or no. We use their address for this and for receipts."
        check={checkNeededEmail}
      />
    </Form>
  );
}

function GivenParent({ email, isConfirmed }: NonNullable<Settings["parent"]>) {
  const [busy, setBusy] = useState<"again" | "remove">();
  const [words, setWords] = useState("");
  const doing = (what: "again" | "remove", deed: () => Promise<void>): void => {
    setBusy(what);
    setWords("");
    deed()
      .catch((problem: unknown) => setWords(sentenceOf(problem)))
      .finally(() => setBusy(undefined));
  };
  const onRemove = async (): Promise<void> => {
    const { account } = await call("POST /settings/parent/remove");
    showAccount(account, { parent: null });
  };
  return (
    <>
      <p className={style.providerName}>
        <AsIs>{email}</AsIs>
      </p>
      <div className={style.emailState}>
        {isConfirmed ? (
          <Badge tone="teal" icon={<CircleCheck aria-hidden />}>
            Your parent said yes
          </Badge>
        ) : (
          <>
            <Badge tone="amber" icon={<MailQuestion aria-hidden />}>
              Waiting for your parent
            </Badge>
            <Button
              size="small"
              busy={busy === "again"}
              busyLabel="Sending"
              onClick={() => doing("again", () => ask(email))}
            >
              Send the e-mail again
            </Button>
          </>
        )}
        <Button size="small" busy={busy === "remove"} busyLabel="Removing" onClick={() => doing("remove", onRemove)}>
          Remove this address
        </Button>
        <span className={style.words} aria-live="polite">
          {words}
        </span>
      </div>
    </>
  );
}
