import { ShieldAlert } from "lucide-react";
import { useState } from "react";

import type { ReportReason } from "#shared/contracts/players.ts";

import type { Profile } from "../../data/use-profile.ts";
import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { TextArea } from "../../ui/controls/text-area.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";
import { toast } from "../../ui/overlay/toasts.ts";

import style from "./player.module.css";

const NOTE_LENGTH = 300;
const REASONS: readonly { readonly value: ReportReason; readonly label: string; readonly hint: string }[] = [
  { value: "name", label: "The name", hint: "It's rude or hurtful, or gives away something private." },
  {
    value: "unkind",
    label: "Unkind to others",
    hint: "Pestering someone, or sending requests and invites over and over.",
  },
  { value: "cheating", label: "Unfair racing", hint: "You think it's a program typing." },
  { value: "other", label: "Something else", hint: "Tell us below in your own words." },
];

/** Reports a racer to the moderators. */
export function Report({ player: { userID, displayName } }: { readonly player: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState("");
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const close = (): void => setOpen(false);
  const send = async (): Promise<void> => {
    if (reason === undefined) return setTrouble("First choose what's wrong.");
    setBusy(true);
    try {
      const body = { reason, ...(note.trim() !== "" && { note }) };
      await call("POST /players/{id}/report", { params: { id: userID }, body });
      close();
      setReason(undefined);
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
        Report<VisuallyHidden> {displayName}</VisuallyHidden>
      </Button>
      <Modal
        open={isOpen}
        onClose={close}
        title="Report a racer"
        text="What's wrong? Only our moderators will see this."
        footer={
          <>
            <Button kind="plain" onClick={close}>
              Cancel
            </Button>
            <Button kind="primary" busy={isBusy} onClick={() => void send()}>
              Send report
            </Button>
          </>
        }
      >
        <div className={style.report}>
          <RadioGroup
            label="What's wrong"
            options={REASONS}
            value={reason}
            onValue={(next) => {
              setReason(next);
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
