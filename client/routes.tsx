import { lazy, Suspense, useEffect, type ComponentType } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";

import { HomePage } from "./features/home/home-page.tsx";
import { Frame } from "./frame/frame.tsx";
import { LoadingPage } from "./frame/loading-page.tsx";
import { Place } from "./frame/place.tsx";
import { askSite, useSite } from "./net/site.ts";

/** A page whose code is loaded when it is opened. */
const page = (load: () => Promise<ComponentType>): ComponentType => lazy(async () => ({ default: await load() }));

const MathPage = page(async () => (await import("./features/math-race/math-page.tsx")).MathPage);
const RacePage = page(async () => (await import("./features/race/race-page.tsx")).RacePage);
const MorePages = page(async () => (await import("./pages.tsx")).MorePages);
const UiPage = import.meta.env.DEV ? page(async () => (await import("./dev/ui-page.tsx")).UiPage) : undefined;

/**
 * The first page, the races, which have the whole screen, and behind them every other page, whose table is in `pages.tsx`.
 *
 * @source core §2, teams-shop-seasons §2
 */
export function Pages() {
  useEffect(() => void askSite(), []);
  const site = useSite((answer) => answer.site);
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path="/race/:username?" element={site === "math" ? <ToPlay /> : <RacePage />} />
        <Route path="/play" element={site === "type" ? <Navigate to="/race" replace /> : <MathPage />} />
        {UiPage && <Route path="/dev/ui" element={<UiPage />} />}
        <Route element={<Frame />}>
          <Route path="/" element={<Home />} />
          <Route path="*" element={<MorePages />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

const Home = () => (
  <Place title="">
    <HomePage />
  </Place>
);

const ToPlay = () => <Navigate to={useLocation().pathname.replace("race", "play")} replace />;
