import { useForm } from "react-hook-form";

import type { Account } from "#shared/contracts/account/own-account.ts";

import { call } from "../session/session.ts";
import { BirthYearField } from "../ui/form/birth-year-field.tsx";
import { Form } from "../ui/form/form.tsx";
import { useSending } from "../ui/form/sending.ts";

interface BirthYearFormProps {
  /** The answer given before is put right, which can be done once. */
  readonly corrects?: true;
  /** It stands below something else, and may be passed over. */
  readonly isBeside?: true;
  /** What the answer made of the account; the page shows it. */
  readonly onAnswered: (account: Partial<Account>) => void;
}

/** Asks an account that hasn't answered yet, or puts its answer right. */
export function BirthYearForm({ corrects, isBeside, onAnswered }: BirthYearFormProps) {
  const form = useForm({ defaultValues: { yearOfBirth: "" } });
  const sending = useSending(form, async ({ yearOfBirth }) => {
    if (yearOfBirth === "") return;
    const { account } = await call("POST /settings/age", { body: { yearOfBirth: Number(yearOfBirth) } });
    form.reset();
    onAnswered(account);
  });
  return (
    <Form
      name="Year of birth"
      sending={sending}
      submit={corrects ? "Put it right" : "Save my answer"}
      busyLabel="Saving"
      quiet={isBeside}
    >
      <BirthYearField control={form.control} name="yearOfBirth" mark={isBeside ? "optional" : "required"} />
    </Form>
  );
}
