import { Copy } from "lucide-react";
import { useState } from "react";

import { copyText } from "../../../browser/hand-on.ts";
import { share, useOwnRace } from "../../../data/races/use-own-race.ts";
import { CallProblem } from "../../../net/call.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Switch } from "../../../ui/controls/switch.tsx";
import { TextInput } from "../../../ui/controls/text-input.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";

import style from "./share-modal.module.css";

interface ShareModalProps {
  readonly raceID: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

const linkOf = (shareCode: string): string => `${location.origin}/replays/${shareCode}`;

const UNKNOWN = "That didn't work. Please try again.";

const sentenceFor = (problem: unknown): string => {
  if (problem instanceof CallProblem) return problem.message;
  reportError(problem);
  return UNKNOWN;
};

/** Sharing is off by default; there is a link to copy only once it is switched on. */
export function ShareModal({ raceID, open, onClose }: ShareModalProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Share this race"
      text="Anyone with the link can watch this race, with your name and typing. Other racers stay unnamed."
    >
      {open && <Share raceID={raceID} />}
    </Modal>
  );
}

function Share({ raceID }: { readonly raceID: string }) {
  const { load } = useOwnRace(raceID);
  const shareCode = load.state === "ready" ? load.value.shareCode : undefined;
  const [refusal, setTrouble] = useState<string>();
  const trouble = load.state === "trouble" ? (load.trouble.sentence ?? UNKNOWN) : refusal;
  const [isCopied, setCopied] = useState(false);
  const choose = (isShared: boolean): void => {
    setTrouble(undefined);
    setCopied(false);
    share(raceID, isShared).catch((problem: unknown) => setTrouble(sentenceFor(problem)));
  };
  const copy = async (link: string): Promise<void> => {
    const isDone = await copyText(link);
    setCopied(isDone);
    setTrouble(isDone ? undefined : "Your browser won't let us copy. Select the link and copy it yourself.");
  };

  return (
    <div className={style.share}>
      <Switch
        label="Anyone with the link can watch"
        hint="If you turn this off, the link stops working for good."
        checked={typeof shareCode === "string"}
        disabled={shareCode === undefined}
        onValue={choose}
      />
      {typeof shareCode === "string" && (
        <div className={style.link}>
          <TextInput label="Link" value={linkOf(shareCode)} readOnly onValue={() => undefined} />
          <div className={style.copy}>
            <Button kind="primary" icon={<Copy aria-hidden />} onClick={() => void copy(linkOf(shareCode))}>
              Copy link
            </Button>
          </div>
        </div>
      )}
      <output>{isCopied && "Copied. Paste it wherever you like."}</output>
      {trouble !== undefined && <Callout tone="wrong">{trouble}</Callout>}
    </div>
  );
}
