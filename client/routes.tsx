import { lazy, Suspense, type ComponentType } from "react";
import { Route, Routes } from "react-router-dom";

import { HomePage } from "./features/home/home-page.tsx";
import { LoadingPage } from "./frame/loading-page.tsx";
import { NotFoundPage } from "./frame/not-found-page.tsx";

/** A page whose code is loaded when it is opened. */
const page = (load: () => Promise<ComponentType>): ComponentType => lazy(async () => ({ default: await load() }));

const RacePage = page(async () => (await import("./features/race/race-page.tsx")).RacePage);
const UiPage = import.meta.env.DEV ? page(async () => (await import("./dev/ui-page.tsx")).UiPage) : undefined;

/** Every page, by its path. @source core §2, teams §2 */
export function Pages() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/race" element={<RacePage />} />
        {UiPage && <Route path="/dev/ui" element={<UiPage />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
