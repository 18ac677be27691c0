import { lazy, Suspense } from "react";

import { useRacing } from "../session/racing.ts";
import { useIsLoggedIn } from "../session/session.ts";

const ExpiryWatch = lazy(async () => ({ default: (await import("../session/dialogs/expiry-watch.tsx")).ExpiryWatch }));

/** Watches an account's session. Guests get a new one silently, so they don't load this. */
export function SessionWatch() {
  const isRacing = useRacing((state) => state.isRacing);
  return (
    useIsLoggedIn() && (
      <Suspense fallback={null}>
        <ExpiryWatch isRacing={isRacing} />
      </Suspense>
    )
  );
}
