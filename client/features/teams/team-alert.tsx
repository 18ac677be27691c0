import { Button } from "../../ui/controls/button.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";

import style from "./team-alert.module.css";

interface TeamAlertProps {
  /** Closed while undefined. */
  readonly text: string | undefined;
  readonly onClose: () => void;
  readonly title?: string;
  readonly button?: string;
}

/** One sentence that has to be read. @source teams §8 */
export const TeamAlert = ({ text, onClose, title = "Your Team", button = "Got it" }: TeamAlertProps) => (
  <Modal
    open={text !== undefined}
    onClose={onClose}
    title={title}
    text={text && <span className={style.exact}>{text}</span>}
    size="small"
    footer={
      <Button kind="primary" onClick={onClose}>
        {button}
      </Button>
    }
  />
);
