import { lazy, Suspense } from "react";

import { BotCheck } from "./features/bot-check/bot-check.tsx";
import { ToastRegion } from "./ui/toast-region.tsx";

const AccountLine = lazy(async () => {
  await painted();
  return { default: (await import("./line/account-line.tsx")).AccountLine };
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
        <AccountLine />
      </Suspense>
    </>
  );
}
