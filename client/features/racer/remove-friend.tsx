import { UserMinus } from "lucide-react";
import { useState } from "react";

import { remove } from "../../line/relations.ts";
import { tried } from "../../line/tried.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { Profile } from "./use-profile.ts";

/** Ends a friendship, after a question. On this page one can ask again at once. */
export function RemoveFriend({ player: { userID, displayName } }: { readonly player: Profile }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await tried(remove(userID));
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Button size="small" kind="plain" icon={<UserMinus aria-hidden />} onClick={() => setAsking(true)}>
        Remove friend
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        busy={isBusy}
        danger
        title={`Remove ${displayName}?`}
        text="You will not be on each other’s list any more. Nobody is told. To be friends again, one of you has to ask and the other to accept."
        confirm="Remove friend"
        cancel="Stay friends"
      />
    </>
  );
}
