import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";

import { hearOtherTabs } from "./data/facts.ts";
import { lookWhenBack } from "./data/self-parts.ts";
import { BotCheck } from "./features/bot-check/bot-check.tsx";
import { isRacePage } from "./realtime/location.ts";
import { liveSection } from "./session/own-section.ts";
import { useSession } from "./session/session.ts";
import { ToastRegion } from "./ui/overlay/toast-region.tsx";

const AccountNotices = lazy(async () => {
  await painted();
  return { default: (await import("./notices/account-notices.tsx")).AccountNotices };
});

const PopUpLayer = lazy(async () => {
  await painted();
  return { default: (await import("./features/pop-ups/pop-up-layer.tsx")).PopUpLayer };
});

const ClassCall = lazy(async () => ({ default: (await import("./features/class-race/class-call.tsx")).ClassCall }));

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * The layers over every page of an account: notices, the bot check, and what is loaded after the page: the player's
 * connection and pop-ups. While they stand, what the page shows of the player stays fresh.
 */
export function AccountLayers() {
  useEffect(hearOtherTabs, []);
  useEffect(lookWhenBack, []);
  const { pathname } = useLocation();
  const meeting = useSession(({ user }) => liveSection(user));
  return (
    <>
      <ToastRegion isInSky={isRacePage(pathname) || pathname.startsWith("/ghost/")} />
      <BotCheck />
      <Suspense fallback={null}>
        <AccountNotices />
        {meeting !== undefined && <ClassCall key={meeting} sectionID={meeting} />}
        <PopUpLayer />
      </Suspense>
    </>
  );
}
