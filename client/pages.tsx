import { lazy, type ComponentType } from "react";
import { Route, Routes } from "react-router-dom";

import { PAGES } from "#shared/content/pages.ts";

import { ComingPage } from "./frame/coming-page.tsx";
import { COMING } from "./frame/coming.ts";
import { ErrorTypePage } from "./frame/error-type-page.tsx";
import { FaultPage } from "./frame/fault-page.tsx";
import { Gate } from "./frame/gate.tsx";
import { Place } from "./frame/place.tsx";

interface Built {
  readonly title: string;
  readonly page: ComponentType;
}

const built = (title: string, load: () => Promise<ComponentType>): Built => ({
  title,
  page: lazy(async () => ({ default: await load() })),
});

/** The pages that are built, by path. Every other one of `PAGES` says what it will be. */
const BUILT: Readonly<Record<string, Built>> = {
  "/replay/:raceID": built("Race Replay", async () => (await import("./features/replay/replay-page.tsx")).ReplayPage),
  "/replays/:shareCode": built(
    "Shared Race Replay",
    async () => (await import("./features/replay/shared-replay-page.tsx")).SharedReplayPage,
  ),
  "/ghost/:raceID": built("Ghost Race", async () => (await import("./features/ghost/ghost-page.tsx")).GhostPage),
  "/fair-play/:raceID": built(
    "Fair Play",
    async () => (await import("./features/fair-play/fair-play-page.tsx")).FairPlayPage,
  ),
  "/login": built("Log In", async () => (await import("./features/sign-in/sign-in-page.tsx")).SignInPage),
  "/register": built("Sign Up", async () => (await import("./features/sign-up/sign-up-page.tsx")).SignUpPage),
  "/reset-password": built(
    "Reset Password",
    async () => (await import("./features/recovery/reset-page.tsx")).ResetPage,
  ),
  "/reset-password/change": built(
    "New Password",
    async () => (await import("./features/recovery/change-page.tsx")).ChangePage,
  ),
  "/profile": built("My Settings", async () => (await import("./features/settings/settings-page.tsx")).SettingsPage),
  "/racer/:username/gift": built("Give Cash", async () => (await import("./features/gifts/gift-page.tsx")).GiftPage),
  "/gifts": built("Gifts", async () => (await import("./features/gifts/gifts-page.tsx")).GiftsPage),
  "/friends": built("Friends", async () => (await import("./features/friends/friends-page.tsx")).FriendsPage),
  "/racer/:username": built("Racer", async () => (await import("./features/racer/racer-page.tsx")).RacerPage),
  "/undo-change": built("Undo a Change", async () => (await import("./features/recovery/undo-page.tsx")).UndoPage),
  "/verify-email": built("Verify E-mail", async () => (await import("./features/recovery/verify-page.tsx")).VerifyPage),
  "/support/tos": built("Terms of Service", async () => (await import("./features/legal/terms-page.tsx")).TermsPage),
  "/support/privacy": built(
    "Privacy Policy",
    async () => (await import("./features/legal/privacy-page.tsx")).PrivacyPage,
  ),
  "/support/sitemap": built("Site Map", async () => (await import("./frame/site-map-page.tsx")).SiteMapPage),
};

/** A tag is looked up in capitals, so `/team/Edit` is a team and `/team/edit` is not. @source teams-shop-seasons §2 Routes */
const EXACT = new Set(["/team/edit", "/team/:tag"]);
/** The races and the first page are in `routes.tsx`. */
const ELSEWHERE = new Set(["/", "/race", "/race/:username", "/play", "/play/:username"]);
const ARTICLES = ["/support/sitemap", "/support/tos", "/support/privacy"].map((path) => ({
  path,
  access: "anyone" as const,
}));

const ROUTES = [...ARTICLES, ...PAGES].filter(({ path }) => !ELSEWHERE.has(path));

/** Every page within the frame but the first. @source core §2, teams-shop-seasons §2 Routes */
export function MorePages() {
  return (
    <Routes>
      {ROUTES.map((route) => (
        <Route key={route.path} path={route.path} caseSensitive={EXACT.has(route.path)} element={<Page of={route} />} />
      ))}
      <Route path="/error/:type" element={<ErrorTypePage />} />
      <Route path="*" element={<FaultPage fault="not-found" />} />
    </Routes>
  );
}

function Page({ of: route }: { readonly of: (typeof ROUTES)[number] }) {
  const ready = BUILT[route.path];
  const coming = COMING[route.path];
  if (!ready && !coming) return <FaultPage fault="not-found" />;
  const title = ready?.title ?? coming?.title ?? "";
  return (
    <Gate page={route} title={title}>
      <Place title={title}>{ready ? <ready.page /> : coming && <ComingPage coming={coming} />}</Place>
    </Gate>
  );
}
