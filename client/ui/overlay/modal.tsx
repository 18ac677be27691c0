import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";

import { IconButton } from "../controls/icon-button.tsx";
import { Words } from "../data/as-is.tsx";
import { useWayBack } from "./way-back.ts";

import strip from "../layout/strip.module.css";
import style from "./modal.module.css";

interface ModalProps {
  readonly open: boolean;
  /** Escape, the background or the close button was used. */
  readonly onClose: () => void;
  /** The hide delay has passed and the dialog is gone. */
  readonly onClosed?: () => void;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: "small" | "medium" | "large";
  readonly tone?: "plain" | "hot" | "gold";
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** What one writes in; the buttons of a field, such as Show, stand before it. */
const FIELDS =
  "input:is([type=text], [type=email], [type=password], [type=search], [type=url]):enabled, textarea:enabled";

/** Focus starts in the first field, or else on the first button; by touch on the dialog, as a field brings up the keyboard. The close button comes last. Closes on Escape, a background click or the close button, after a 200 ms hide delay. @source core §2 */
export function Modal(props: ModalProps) {
  const { open, onClose, onClosed, title, text, children, footer, size = "medium", tone = "hot", initialFocus } = props;
  const sheet = useRef<HTMLDivElement>(null);
  useWayBack(open);
  const first = (by: string): HTMLElement | true | null =>
    by === "touch" ? sheet.current : (sheet.current?.querySelector<HTMLElement>(FIELDS) ?? true);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={style.veil} data-calm="" />
        <Dialog.Viewport className={style.view}>
          <Dialog.Popup
            ref={sheet}
            className={style.sheet}
            data-calm=""
            data-size={size}
            initialFocus={initialFocus ?? first}
            finalFocus={false}
          >
            <Dialog.Title className={strip.strip} data-tone={tone}>
              <Words of={title} />
            </Dialog.Title>
            {text !== undefined && (
              <Dialog.Description className={style.text}>
                <Words of={text} />
              </Dialog.Description>
            )}
            {children !== undefined && <div className={style.body}>{children}</div>}
            {footer !== undefined && <footer className={style.foot}>{footer}</footer>}
            <div className={style.close}>
              <Dialog.Close render={<IconButton label="Close" icon={X} kind="bare" />} />
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
