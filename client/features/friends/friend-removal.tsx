import { useState } from "react";

import { ask, remove } from "../../line/relations.ts";
import { tried } from "../../line/tried.ts";
import type { KeptFriend } from "../../session/stored-session.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toasts.ts";

interface FriendRemovalProps {
  readonly friend: KeptFriend | undefined;
  readonly onClose: () => void;
}

/** Asks before a friendship ends; afterwards there is a while to ask the friend again. */
export function FriendRemoval({ friend, onClose }: FriendRemovalProps) {
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState(friend);
  if (friend && friend !== last) setLast(friend);
  const { userID, displayName = "" } = last ?? {};
  const confirm = async (): Promise<void> => {
    if (userID === undefined) return;
    setBusy(true);
    const isDone = await tried(remove(userID));
    setBusy(false);
    onClose();
    if (!isDone) return;
    toast({
      id: `removed:${userID}`,
      title: `${displayName} is not on your list any more`,
      text: "Was that a slip? You can ask them again.",
      action: { label: "Ask again", onChoose: () => void askAgain(userID, displayName) },
    });
  };
  return (
    <ConfirmDialog
      open={friend !== undefined}
      onClose={onClose}
      onConfirm={() => void confirm()}
      busy={isBusy}
      danger
      title={`Remove ${displayName}?`}
      text="You will not be on each other’s list any more. Nobody is told. To be friends again, one of you has to ask and the other to accept."
      confirm="Remove friend"
      cancel="Stay friends"
    />
  );
}

async function askAgain(userID: number, displayName: string): Promise<void> {
  const isAsked = await tried(ask(userID));
  if (isAsked)
    toast({ id: `removed:${userID}`, title: `We asked ${displayName} again`, tone: "teal", timeoutMs: 5_000 });
}
