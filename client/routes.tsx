import { Suspense } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";

import { HomePage } from "./features/home/home-page.tsx";
import { useSite, useSiteFacts } from "./net/site.ts";
import { useIsLoggedIn } from "./session/session.ts";
import { loadRacer } from "./shell/frame/header.tsx";
import { Shell } from "./shell/frame/shell.tsx";
import { later } from "./shell/later.tsx";
import { Page } from "./shell/page.tsx";
import { LoadingPage } from "./shell/states/loading-page.tsx";

const MathPage = later(async () => (await import("./features/math-race/math-page.tsx")).MathPage);
const RacePage = later(async () => (await import("./features/race/race-page.tsx")).RacePage);
const DriversSeat = later(async () => (await import("./features/home/drivers-seat.tsx")).DriversSeat);
const FarewellPage = later(async () => (await import("./shell/states/farewell-page.tsx")).FarewellPage);
const MorePages = later(async () => (await import("./pages.tsx")).MorePages);
const UiPage = import.meta.env.DEV ? later(async () => (await import("./dev/ui-page.tsx")).UiPage) : undefined;

/**
 * The first page, the races, which have the whole screen, and behind them every other page, whose table is in `pages.tsx`.
 *
 * @source core §2, teams-shop-seasons §2
 */
export function Pages() {
  useSiteFacts();
  const site = useSite((answer) => answer.site);
  const isOver = useSite((answer) => answer.mathFarewell?.isOver ?? false);
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path="/race/:username?" element={site === "math" ? <ToOther link="/play" /> : <RacePage />} />
        <Route
          path="/play/:username?"
          element={site === "type" ? <ToOther link="/race" /> : isOver ? <Navigate to="/" replace /> : <MathPage />}
        />
        <Route path="/class/race" element={site === "math" ? <MathPage isOfClass /> : <RacePage isOfClass />} />
        {UiPage && <Route path="/dev/ui" element={<UiPage />} />}
        <Route element={<Shell />}>
          <Route path="/" element={<Home />} />
          <Route path="*" element={<MorePages />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

function Home() {
  const isFarewell = useSite((answer) => answer.mathFarewell !== null);
  const isLoggedIn = useIsLoggedIn();
  if (isFarewell) return <FarewellPage />;
  return <Page title="">{isLoggedIn ? <DriversSeat /> : <HomePage />}</Page>;
}

/** Brings the code of a racer's page at an address, so that it is there in one step. */
export async function loadOwnPage(path: string): Promise<void> {
  const loadOthers = async (): Promise<void> => {
    const [{ loadPage }] = await Promise.all([import("./pages.tsx"), MorePages.load()]);
    await loadPage(path);
  };
  await Promise.all([loadRacer(), path === "/" ? DriversSeat.load() : loadOthers()]);
}

/** The same link on this site: with the racer's name, and the friend to invite. */
function ToOther({ link }: { readonly link: string }) {
  const { pathname, search, state } = useLocation();
  return <Navigate to={{ pathname: pathname.replace(/^\/(race|play)/, link), search }} state={state} replace />;
}
