import { useState } from "react";

import { CallProblem } from "../net/call.ts";
import { CollectButton } from "../social/collect-button.tsx";
import { accept } from "../social/relations.ts";
import { Button } from "../ui/controls/button.tsx";
import { LinkButton } from "../ui/controls/link-button.tsx";
import { named } from "../ui/data/as-is.tsx";
import { toast } from "../ui/overlay/toasts.ts";
import type { GrowlOf } from "./growl.ts";
import type { GrowlLink } from "./kinds/kind.ts";

interface GrowlActionsProps {
  readonly growl: GrowlOf;
  readonly link: GrowlLink | undefined;
  readonly close: () => void;
}

/** The actions of a growl. */
export function GrowlActions({ growl: { notification }, link, close }: GrowlActionsProps) {
  const { kind, data } = notification;
  return (
    <>
      {kind === "friend-requests" && <Accept userID={data.userID} name={data.displayName} close={close} />}
      {kind === "sent-cash" && <CollectButton onDone={close} />}
      {link && (
        <LinkButton size="small" to={link.to} onClick={close}>
          {link.label}
        </LinkButton>
      )}
    </>
  );
}

interface AcceptProps {
  readonly userID: number;
  readonly name: string;
  readonly close: () => void;
}

function Accept({ userID, name, close }: AcceptProps) {
  const [isBusy, setBusy] = useState(false);
  const say = async (): Promise<void> => {
    setBusy(true);
    const answer = await answerOf(userID, name);
    setBusy(false);
    close();
    toast({ id: `accepted:${userID}`, timeoutMs: 5_000, ...answer });
  };
  return (
    <Button size="small" kind="primary" busy={isBusy} onClick={() => void say()}>
      Accept
    </Button>
  );
}

async function answerOf(userID: number, name: string): Promise<Pick<Parameters<typeof toast>[0], "title" | "tone">> {
  try {
    await accept(userID);
    return { title: `You and ${named(name)} are friends now`, tone: "teal" };
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    return { title: problem.message, tone: "amber" };
  }
}
