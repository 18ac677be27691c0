import { lazy, Suspense } from "react";

import { useSession } from "../../session/session.ts";

const Late = lazy(async () => ({ default: (await import("./friends-link.tsx")).FriendsLink }));

/** A link to this player's friend race, loaded only for accounts, since a race must open quickly. */
export function FriendsLink() {
  const username = useSession(({ user }) => user?.username);
  if (!username) return null;
  return (
    <Suspense>
      <Late />
    </Suspense>
  );
}
