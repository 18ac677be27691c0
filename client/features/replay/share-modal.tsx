import { Copy } from "lucide-react";
import { useEffect, useState } from "react";

import type { RaceID } from "#shared/ids.ts";

import { CallProblem } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextInput } from "../../ui/text-input.tsx";

import style from "./share-modal.module.css";

interface ShareModalProps {
  readonly raceID: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

const linkOf = (shareCode: string): string => `${location.origin}/replays/${shareCode}`;

const sentenceFor = (problem: unknown): string => {
  if (problem instanceof CallProblem) return problem.message;
  reportError(problem);
  return "That did not work. Please try again.";
};

/** Sharing is off until the racer switches it on; only then there is a link to copy. */
export function ShareModal({ raceID, open, onClose }: ShareModalProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Share this race"
      text="Anyone with the link can watch this race, with your name and what you typed. Other people in it stay unnamed."
    >
      {open && <Share id={raceID as RaceID} />}
    </Modal>
  );
}

function Share({ id }: { readonly id: RaceID }) {
  const [shareCode, setShareCode] = useState<string | null>();
  const [trouble, setTrouble] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const noteTrouble = (problem: unknown): void => setTrouble(sentenceFor(problem));
  useEffect(() => {
    call("GET /race/{id}/own", { params: { id } }).then(
      ({ own }) => setShareCode(own.shareCode),
      (problem: unknown) => setTrouble(sentenceFor(problem)),
    );
  }, [id]);

  const share = (isShared: boolean): void => {
    setTrouble(undefined);
    setCopied(false);
    const body = { isShared: isShared ? 1 : 0 } as const;
    call("POST /race/{id}/share", { params: { id }, body }).then(
      (answer) => setShareCode(answer.shareCode),
      noteTrouble,
    );
  };
  const copy = (link: string): void => {
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setTrouble("This browser does not let us copy. Mark the link and copy it yourself."),
    );
  };

  return (
    <div className={style.share}>
      <Switch
        label="Anyone with the link may watch"
        hint="If you turn this off, the link stops working for good."
        checked={typeof shareCode === "string"}
        disabled={shareCode === undefined}
        onValue={share}
      />
      {typeof shareCode === "string" && (
        <div className={style.link}>
          <TextInput label="Link" value={linkOf(shareCode)} readOnly onValue={() => undefined} />
          <div className={style.copy}>
            <Button kind="primary" icon={<Copy aria-hidden />} onClick={() => copy(linkOf(shareCode))}>
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
