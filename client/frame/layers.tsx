import { lazy, Suspense } from "react";

import { useIsLoggedIn } from "../session/session.ts";

const AccountLayers = lazy(async () => ({ default: (await import("./account-layers.tsx")).AccountLayers }));

/** What lies over every page of an account. Guests' browsers load nothing of it. */
export function Layers() {
  return (
    useIsLoggedIn() && (
      <Suspense fallback={null}>
        <AccountLayers />
      </Suspense>
    )
  );
}
