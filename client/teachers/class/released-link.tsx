import { useState } from "react";

import { copyText } from "../../browser/hand-on.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/text-input.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";

interface ReleasedLinkProps {
  readonly link: string | undefined;
  readonly onClose: () => void;
}

/** The way into an account that is a pupil's own now. It is shown here and never again. */
export function ReleasedLink({ link, onClose }: ReleasedLinkProps) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Modal
      open={link !== undefined}
      onClose={() => {
        setIsCopied(false);
        onClose();
      }}
      title="It's their own account now"
      text="Give the pupil this link. It lets them choose a password, works for a week, and isn't shown again."
      tone="plain"
      footer={
        <Button kind="primary" onClick={() => void copyText(link ?? "").then(setIsCopied)}>
          {isCopied ? "Copied" : "Copy the link"}
        </Button>
      }
    >
      <TextInput label="Link" value={link ?? ""} onValue={() => undefined} readOnly />
    </Modal>
  );
}
