import { lazy, Suspense } from "react";

import { useSession } from "../../session/session.ts";

const Late = lazy(async () => ({ default: (await import("./friends-link.tsx")).FriendsLink }));

/** The way to one's own friend race, fetched only for racers with an account: a race must open quickly. */
export function FriendsLink() {
  const username = useSession(({ user }) => user?.username);
  if (!username) return null;
  return (
    <Suspense>
      <Late />
    </Suspense>
  );
}
