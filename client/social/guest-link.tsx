import { Link2 } from "lucide-react";

import { copyText } from "../browser/hand-on.ts";
import { isRegistered, useSession } from "../session/session.ts";
import { Button } from "../ui/controls/button.tsx";
import { AsIs } from "../ui/data/as-is.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { toast } from "../ui/overlay/toasts.ts";

/** Copies the link to the player's own page, where a guest can sign up and ask to be friends; where it can't, there to read. */
export function GuestLink({ displayName }: { readonly displayName: string }) {
  const user = useSession((session) => session.user);
  if (!isRegistered(user) || user.username === null || !user.allowFriendRequests) return null;
  const url = `${location.origin}/racer/${encodeURIComponent(user.username)}`;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(url);
    toast({
      id: "guest-link",
      title: isCopied ? "Link copied" : "Your link",
      text: (
        <>
          {!isCopied && (
            <>
              <AsIs>{url}</AsIs>{" "}
            </>
          )}
          Send it to <AsIs>{displayName}</AsIs>. Once they've signed up, they can add you as a friend there.
        </>
      ),
      tone: "teal",
      timeoutMs: isCopied ? 8_000 : 0,
    });
  };
  return (
    <Button size="small" kind="quiet" icon={<Link2 aria-hidden />} onClick={() => void copy()}>
      Copy friend link
      <VisuallyHidden>
        {" "}
        for <AsIs>{displayName}</AsIs>
      </VisuallyHidden>
    </Button>
  );
}
