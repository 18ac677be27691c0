import { useEffect } from "react";
import { useForm } from "react-hook-form";

import type { Self } from "#shared/contracts/self.ts";

import { AsIs } from "../../ui/data/as-is.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { filled, TextField } from "../../ui/form/text-field.tsx";
import { findClass, type Found } from "./class-code.ts";

import style from "./class-login.module.css";

interface CodeFormProps {
  readonly account: Self | undefined;
  readonly onFind: (found: Found) => Promise<void>;
}

/** One field for the code of a card and that of a class. */
export function CodeForm({ account, onFind }: CodeFormProps) {
  const form = useForm({ defaultValues: { code: "" } });
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);
  const sending = useSending(form, async ({ code }) => onFind(await findClass(code)));
  return (
    <Form name="Class login" sending={sending} submit="Go on" busyLabel="Looking for your class" wide>
      <p>
        {account === undefined ? (
          "Type the code on your card, or the code of your class."
        ) : (
          <>
            You&apos;re logged in as <AsIs>{account.displayName}</AsIs>. Type the code of the class you want to join.
          </>
        )}
      </p>
      <div className={style.code}>
        <TextField
          control={form.control}
          name="code"
          label="Code"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          counter={false}
          hint="Capitals, spaces and dashes don't matter."
          check={filled("Type your code. It's on your card, or your teacher has it.")}
        />
      </div>
    </Form>
  );
}
