import { Flag } from "lucide-react";
import { useState } from "react";

import type { AdPage } from "#shared/rules/ads/places.ts";

import { reportBug } from "../../data/support/report-bug.ts";
import { ownVersion, useSite } from "../../net/site.ts";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { Modal } from "../../ui/overlay/modal.tsx";

import style from "./report-ad.module.css";

const REASONS = [
  { value: "unfit", label: "It's not fit for children" },
  { value: "misleading", label: "It looks like part of the game, or says something untrue" },
  { value: "broken", label: "It's broken, or in the way" },
] as const;
type Reason = (typeof REASONS)[number]["value"];

interface ReportAdProps {
  /** What is shown, for whoever reads the report. */
  readonly name: string;
  readonly page: AdPage;
  readonly onReported: () => void;
}

/** Reports an ad to the operator; nothing says whose report it is. @source teams-shop-seasons §8 */
export function ReportAd({ name, page, onReported }: ReportAdProps) {
  const site = useSite((answer) => answer.site);
  const [reported, setReported] = useState<string>();
  const [reason, setReason] = useState<Reason>();
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const close = (): void => {
    console.warn(`The ${reported} was about to be reported, and nothing was sent.`);
    setReported(undefined);
  };
  const send = async (): Promise<void> => {
    const chosen = REASONS.find(({ value }) => value === reason);
    if (!chosen) return setTrouble("First choose what's wrong.");
    setBusy(true);
    try {
      const version = ownVersion();
      await reportBug({
        what: `Ad on the page "${page}": ${reported}. ${chosen.label}.`,
        isNamed: false,
        facts: { ...(site && { site }), ...(version && { version: String(version) }) },
      });
      onReported();
    } catch (problem) {
      setTrouble(sentenceOf(problem));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={style.button}
        onClick={() => {
          setTrouble(undefined);
          setReported(name);
        }}
      >
        <Flag aria-hidden />
        Report this ad
      </button>
      <Modal
        open={reported !== undefined}
        onClose={close}
        title="Report this ad"
        text="What's wrong with it? Your name isn't sent along."
        size="small"
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
        <RadioGroup
          label="What's wrong"
          options={REASONS}
          value={reason}
          onValue={(next) => {
            setReason(next);
            setTrouble(undefined);
          }}
        />
        <div aria-live="polite">{trouble !== undefined && <Callout tone="wrong">{trouble}</Callout>}</div>
      </Modal>
    </>
  );
}
