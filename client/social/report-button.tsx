import { ShieldAlert } from "lucide-react";
import { useState, type ReactNode } from "react";

import { Button } from "../ui/controls/button.tsx";
import { RadioGroup } from "../ui/controls/radio-group.tsx";
import { TextArea } from "../ui/controls/text-area.tsx";
import { AsIs } from "../ui/data/as-is.tsx";
import { Callout } from "../ui/feedback/callout.tsx";
import { sentenceOf } from "../ui/form/sending.ts";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { Modal } from "../ui/overlay/modal.tsx";
import { toast } from "../ui/overlay/toasts.ts";

import style from "./report-button.module.css";

const NOTE_LENGTH = 300;

interface ReportButtonProps<Choice extends string> {
  /** The name of what is reported. */
  readonly name: string;
  readonly title: string;
  readonly choices: readonly { readonly value: Choice; readonly label: string; readonly hint?: ReactNode }[];
  readonly send: (choice: Choice, note: string | undefined) => Promise<unknown>;
}

/** Reports something to the moderators. */
export function ReportButton<Choice extends string>({ name, title, choices, send }: ReportButtonProps<Choice>) {
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState<Choice>();
  const [note, setNote] = useState("");
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const close = (): void => setOpen(false);
  const report = async (): Promise<void> => {
    if (choice === undefined) return setTrouble("First choose what's wrong.");
    setBusy(true);
    try {
      await send(choice, note.trim() === "" ? undefined : note);
      close();
      setChoice(undefined);
      setNote("");
      toast({ title: "Thanks for telling us", text: "A moderator will look at it.", tone: "teal" });
    } catch (problem) {
      setTrouble(sentenceOf(problem));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        kind="plain"
        icon={<ShieldAlert aria-hidden />}
        onClick={() => {
          setTrouble(undefined);
          setOpen(true);
        }}
      >
        Report
        <VisuallyHidden>
          {" "}
          <AsIs>{name}</AsIs>
        </VisuallyHidden>
      </Button>
      <Modal
        open={isOpen}
        onClose={close}
        title={title}
        text="What's wrong? Only our moderators will see this."
        footer={
          <>
            <Button kind="plain" onClick={close}>
              Cancel
            </Button>
            <Button kind="primary" busy={isBusy} onClick={() => void report()}>
              Send report
            </Button>
          </>
        }
      >
        <div className={style.report}>
          <RadioGroup
            label="What's wrong"
            options={choices}
            value={choice}
            onValue={(next) => {
              setChoice(next);
              setTrouble(undefined);
            }}
          />
          <TextArea
            label="What happened?"
            mark="optional"
            rows={3}
            maxLength={NOTE_LENGTH}
            value={note}
            onValue={setNote}
          />
          <div aria-live="polite">{trouble !== undefined && <Callout tone="wrong">{trouble}</Callout>}</div>
        </div>
      </Modal>
    </>
  );
}
