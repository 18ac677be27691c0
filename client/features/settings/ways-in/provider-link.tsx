import { useState } from "react";
import { useForm } from "react-hook-form";

import { call } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { noticeUnconfirmed, OwnerCheck, ownerProof } from "../owner-check.tsx";

interface ProviderLinkProps {
  readonly id: string;
  readonly name: string;
}

/** Asks for the password, then leaves for the provider. */
export function ProviderLink({ id, name }: ProviderLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({ defaultValues: { password: "" } });
  const sending = useSending(
    form,
    async ({ password }) => {
      const { redirect } = await call("POST /settings/link-sso", {
        body: { provider: id, ...ownerProof(password) },
      });
      location.assign(redirect);
    },
    noticeUnconfirmed,
  );
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Link {name}
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title={`Link ${name}`} size="small">
        <p>You'll go to {name} now to log in, then come back here.</p>
        <Form name={`Link ${name}`} sending={sending} submit={`Go to ${name}`} busyLabel="One moment">
          <OwnerCheck control={form.control} name="password" />
        </Form>
      </Modal>
    </>
  );
}
