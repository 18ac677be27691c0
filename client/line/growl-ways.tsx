import { useState } from "react";

import { CallProblem } from "../net/call.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { toast } from "../ui/toasts.ts";
import { CollectButton } from "./collect-button.tsx";
import type { GrowlOf, GrowlWay } from "./growl.ts";
import { accept } from "./relations.ts";

interface GrowlWaysProps {
  readonly growl: GrowlOf;
  readonly way: GrowlWay | undefined;
  readonly close: () => void;
}

/** The actions of a growl. */
export function GrowlWays({ growl: { notification }, way, close }: GrowlWaysProps) {
  const { kind, data } = notification;
  return (
    <>
      {kind === "friend-requests" && <Accept userID={data.userID} name={data.displayName} close={close} />}
      {kind === "sent-cash" && <CollectButton onDone={close} />}
      {way && (
        <LinkButton size="small" to={way.to} onClick={close}>
          {way.label}
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
    return { title: `You and ${name} are friends now`, tone: "teal" };
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    return { title: problem.message, tone: "amber" };
  }
}
