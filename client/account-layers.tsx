import { lazy, Suspense } from "react";

import { BotCheck } from "./features/bot-check/bot-check.tsx";
import { ToastRegion } from "./ui/overlay/toast-region.tsx";

const AccountNotices = lazy(async () => {
  await painted();
  return { default: (await import("./notices/account-notices.tsx")).AccountNotices };
});

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * The layers over every page of an account: notices, the bot check, and the player's connection, which is loaded after
 * the page.
 */
export function AccountLayers() {
  return (
    <>
      <ToastRegion />
      <BotCheck />
      <Suspense fallback={null}>
        <AccountNotices />
      </Suspense>
    </>
  );
}
