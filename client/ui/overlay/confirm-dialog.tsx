import { type ReactNode, useRef } from "react";

import { Button } from "../controls/button.tsx";
import { Modal } from "./modal.tsx";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly text: ReactNode;
  /** The deed itself: "Leave team", never "OK". */
  readonly confirm: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Focus starts in the first field of what is inside. */
  readonly startsInside?: boolean;
  readonly children?: ReactNode;
}

/** Focus starts on the harmless button when the deed is dangerous. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, text, confirm, cancel = "Cancel", danger = false, busy, children } = props;
  const { startsInside = false } = props;
  const harmless = useRef<HTMLButtonElement>(null);
  const deed = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      size="small"
      initialFocus={startsInside ? undefined : danger ? harmless : deed}
      footer={
        <>
          <Button ref={harmless} kind="plain" onClick={onClose}>
            {cancel}
          </Button>
          <Button ref={deed} kind={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
