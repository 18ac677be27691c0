import { useState } from "react";
import { useForm } from "react-hook-form";

import { call } from "../../../session/session.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { noticeUnconfirmed, OwnerCheck, ownerProof } from "../owner-check.tsx";
import { SecondFactorConfirm, type Secret } from "./second-factor-confirm.tsx";

interface SecondFactorSetUpProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** First the password, then the picture to scan and a code to prove it. */
export function SecondFactorSetUp({ onCodes }: SecondFactorSetUpProps) {
  const [secret, setSecret] = useState<Secret>();
  const form = useForm({ defaultValues: { password: "" } });
  const sending = useSending(
    form,
    async ({ password }) => {
      const { secret, uri } = await call("POST /settings/prepare-2fa", {
        body: ownerProof(password),
      });
      setSecret({ secret, uri, password });
      form.reset();
    },
    noticeUnconfirmed,
  );
  if (secret) return <SecondFactorConfirm {...secret} onCodes={onCodes} onCancel={() => setSecret(undefined)} />;
  return (
    <Form name="Two-step login" sending={sending} submit="Set up" busyLabel="One moment">
      <OwnerCheck control={form.control} name="password" hint="So that nobody else can turn this on." />
    </Form>
  );
}
