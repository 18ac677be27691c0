import { Shield } from "lucide-react";
import { useState } from "react";

import type { Profile } from "../../data/people/use-profile.ts";
import { call, useSession } from "../../session/session.ts";
import { orToast } from "../../social/or-toast.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs, named } from "../../ui/data/as-is.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { toast } from "../../ui/overlay/toasts.ts";

/** An officer invites a racer without a team. @source teams §6 */
export function TeamInvite({ player: { userID, displayName, tag, isBot } }: { readonly player: Profile }) {
  const user = useSession((session) => session.user);
  const [isBusy, setBusy] = useState(false);
  const [isInvited, setInvited] = useState(false);
  if (user?.teamRole !== "officer" || tag !== null || isBot) return null;
  const invite = async (): Promise<void> => {
    setBusy(true);
    const isDone = await orToast(call("POST /teams/{id}/invite", { params: { id: userID } }));
    setBusy(false);
    if (!isDone) return;
    setInvited(true);
    toast({
      title: `${named(displayName)} has your invite to ${user.teamName ? named(user.teamName) : "your team"}`,
      tone: "teal",
      timeoutMs: 5_000,
    });
  };
  return (
    <Button
      size="small"
      kind="plain"
      icon={<Shield aria-hidden />}
      busy={isBusy}
      disabled={isInvited}
      onClick={() => void invite()}
    >
      {isInvited ? "Invited to your team" : "Invite to team"}
      <VisuallyHidden>
        {" "}
        <AsIs>{displayName}</AsIs>
      </VisuallyHidden>
    </Button>
  );
}
