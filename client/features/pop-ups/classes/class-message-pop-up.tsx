import { isMessageOver } from "#shared/rules/classes/message.ts";

import type { DueClassMessage } from "../../../data/notices/use-pop-ups.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { AsIs, named } from "../../../ui/data/as-is.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { useDialog } from "../use-dialog.ts";

import style from "./class-message-pop-up.module.css";

/** What the teacher wrote to the class, told once. @source teams-shop-seasons §1 Pop-up layer */
export function ClassMessagePopUp({ due }: { readonly due: DueClassMessage | undefined }) {
  const now = useNow();
  const { shown, open, onClose, onClosed } = useDialog("class", due && isMessageOver(due, now) ? undefined : due);
  if (!shown) return null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={shown.teacherName ? `Message from ${named(shown.teacherName)}` : "Message from your teacher"}
      size="small"
      text={
        <span className={style.message}>
          <AsIs>{shown.message}</AsIs>
        </span>
      }
      footer={
        <Button kind="primary" onClick={onClose}>
          Got it
        </Button>
      }
    />
  );
}
