import { Button } from "../../ui/controls/button.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";

interface ExpiryModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Reloading makes a call, and a call brings a new token. @source core §8 Session expiry warning modal */
export function ExpiryModal({ open, onClose }: ExpiryModalProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Still there?"
      text="Your session will expire soon. Do you want to stay logged in?"
      size="small"
      footer={
        <Button kind="primary" onClick={() => location.reload()}>
          Yes, I&apos;m here!
        </Button>
      }
    />
  );
}
