import { lazy, Suspense } from "react";

import { useIsLoggedIn } from "../session/session.ts";

const ToastRegion = lazy(async () => ({ default: (await import("../ui/toast-region.tsx")).ToastRegion }));
const BotCheck = lazy(async () => ({ default: (await import("../features/bot-check/bot-check.tsx")).BotCheck }));

/** What lies over every page of an account: notices, and the bot check. Guests' browsers load nothing of it. */
export function Layers() {
  return (
    useIsLoggedIn() && (
      <>
        <Suspense fallback={null}>
          <ToastRegion />
        </Suspense>
        <Suspense fallback={null}>
          <BotCheck />
        </Suspense>
      </>
    )
  );
}
