import { useState } from "react";

import { MOTD_TOO_LONG, tooSoonSentence } from "#shared/rules/teams/motd.ts";
import { TEAM } from "#shared/rules/teams/numbers.ts";
import type { Stamp } from "#shared/units.ts";

import { tell } from "../../../data/facts.ts";
import { call } from "../../../session/session.ts";
import { HelpLink } from "../../../shell/links/help-link.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { TextArea } from "../../../ui/controls/text-area.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { sentenceOf } from "../../../ui/form/sending.ts";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { toast } from "../../../ui/overlay/toasts.ts";
import { useNow } from "../use-now.ts";

import style from "./motd.module.css";

interface MotdModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** When the player may post again; null at once. */
  readonly nextMotdStamp: number | null;
}

/** Writes a message; what was typed stays until it is sent. @source teams §5 MotD */
export function MotdModal({ open, onClose, nextMotdStamp }: MotdModalProps) {
  const now = useNow();
  const [message, setMessage] = useState("");
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const next = nextMotdStamp !== null && nextMotdStamp > now ? (nextMotdStamp as Stamp) : undefined;
  const isTooLong = message.length > TEAM.motdLength;
  const isEmpty = message.trim() === "";
  const post = async (): Promise<void> => {
    if (isEmpty || isTooLong || next !== undefined) return;
    setBusy(true);
    setTrouble(undefined);
    try {
      const { motd } = await call("POST /teams/motd", { body: { message } });
      setMessage("");
      onClose();
      if (!motd.flagged) toast({ title: "Your teammates have been told", tone: "teal", timeoutMs: 5_000 });
    } catch (problem) {
      setTrouble(sentenceOf(problem, "Unknown error. Please try again later."));
    } finally {
      setBusy(false);
      await tell("team");
    }
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Update Message of the Day"
      text="All your teammates will see it, wherever they are."
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            busy={isBusy}
            busyLabel="Posting"
            disabled={isEmpty || isTooLong || next !== undefined}
            onClick={() => void post()}
          >
            Update message
          </Button>
        </>
      }
    >
      <div className={style.writing}>
        <TextArea
          label="Message"
          rows={5}
          maxLength={TEAM.motdLength}
          overflow
          disabled={next !== undefined}
          value={message}
          onValue={(text) => {
            setMessage(text);
            setTrouble(undefined);
          }}
          errors={isTooLong ? MOTD_TOO_LONG : undefined}
        />
        <div aria-live="polite">
          {next !== undefined && <Callout tone="careful">{tooSoonSentence(next, now)}</Callout>}
          {next === undefined && trouble !== undefined && <Callout tone="wrong">{trouble}</Callout>}
        </div>
        <HelpLink to="message-of-the-day">What may I write?</HelpLink>
      </div>
    </Modal>
  );
}
