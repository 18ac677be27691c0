import { useState } from "react";

import type { PlayerCard } from "#shared/contracts/social/players.ts";

import { named } from "../ui/data/as-is.tsx";
import { ConfirmDialog } from "../ui/overlay/confirm-dialog.tsx";
import { toast } from "../ui/overlay/toasts.ts";
import { orToast } from "./or-toast.ts";
import { ask } from "./relations.ts";
import { useRelationChange } from "./use-relation-change.ts";

interface FriendRemovalProps {
  /** The friend to remove; the dialog is closed while undefined. */
  readonly friend: PlayerCard | undefined;
  readonly onClose: () => void;
}

/** Asks before a friendship ends; afterwards there is a while to ask the friend again. */
export function FriendRemoval({ friend, onClose }: FriendRemovalProps) {
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState(friend);
  if (friend && friend !== last) setLast(friend);
  const changeTo = useRelationChange();
  const confirm = async (player: PlayerCard): Promise<void> => {
    const { userID, displayName } = player;
    setBusy(true);
    const isDone = await orToast(changeTo({ change: "remove", player }));
    setBusy(false);
    onClose();
    if (!isDone) return;
    toast({
      id: `removed:${userID}`,
      title: `${named(displayName)} is no longer your friend`,
      text: "Was that a mistake? You can ask them again.",
      action: { label: "Ask again", onChoose: () => void askAgain(player) },
    });
  };
  return (
    <ConfirmDialog
      open={friend !== undefined}
      onClose={onClose}
      onConfirm={() => {
        if (last) void confirm(last);
      }}
      busy={isBusy}
      danger
      title={`Remove ${named(last?.displayName ?? "")}?`}
      text="You'll no longer be on each other's friends list. They won't be told. To be friends again, one of you has to ask."
      confirm="Remove friend"
      cancel="Stay friends"
    />
  );
}

async function askAgain({ userID, displayName }: PlayerCard): Promise<void> {
  const isAsked = await orToast(ask(userID));
  if (isAsked)
    toast({ id: `removed:${userID}`, title: `We asked ${named(displayName)} again`, tone: "teal", timeoutMs: 5_000 });
}
