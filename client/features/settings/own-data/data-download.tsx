import { Download } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { formatNumber } from "#shared/format/figures.ts";

import { saveFile } from "../../../browser/save-file.ts";
import { showVisitSpent } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { noticeUnconfirmed, OwnerCheck, ownerProof } from "../owner-check.tsx";

/** All data of the account, collected by the server and saved as a file. */
export function DataDownload({ username }: { readonly username: string }) {
  const [text, setText] = useState<string>();
  const form = useForm({ defaultValues: { password: "" } });
  const sending = useSending(
    form,
    async ({ password }) => {
      const answer = await call("POST /settings/export", { body: ownerProof(password) });
      setText(JSON.stringify(answer.export, undefined, 2));
      form.reset();
      showVisitSpent();
    },
    noticeUnconfirmed,
  );
  if (text !== undefined) {
    return (
      <Callout
        tone="good"
        title="Your file is ready"
        live
        action={
          <Button
            kind="primary"
            icon={<Download aria-hidden />}
            onClick={() => saveFile(`redline-${username}.json`, "application/json", text)}
          >
            Save the file
          </Button>
        }
      >
        {formatNumber(Math.ceil(text.length / 1_024))} KB of plain text (JSON).
      </Callout>
    );
  }
  return (
    <Form
      name="Your data"
      sending={sending}
      submit="Prepare my data"
      busyLabel="Preparing"
      beside={sending.isBusy && <Spinner label="Collecting your data" size="1.5rem" spoken />}
    >
      <OwnerCheck control={form.control} name="password" hint="So that nobody else can take your data." />
    </Form>
  );
}
