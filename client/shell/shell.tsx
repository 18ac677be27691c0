import { lazy, Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";

import { SkipLink } from "../ui/layout/skip-link.tsx";
import { takeNoticePlace } from "../ui/overlay/notice-place.ts";
import { CrashGuard } from "./crash-guard.tsx";
import { LoadingPage } from "./loading-page.tsx";

import style from "./shell.module.css";

const Header = lazy(async () => ({ default: (await import("./header.tsx")).Header }));
const Footer = lazy(async () => ({ default: (await import("./footer.tsx")).Footer }));
const MathBanner = lazy(async () => ({ default: (await import("./math-banner.tsx")).MathBanner }));

/** Header and footer around a page. They are loaded after the page, in reserved space. @source core §2 Page frame */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <div className={style.frame}>
      <SkipLink />
      <Suspense fallback={<div className={style.headerPlace} />}>
        <Header />
      </Suspense>
      <div className={style.page}>
        <CrashGuard key={pathname}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </CrashGuard>
      </div>
      <Suspense fallback={null}>
        <MathBanner />
        <Footer />
      </Suspense>
      <div ref={takeNoticePlace} className={style.notices} />
    </div>
  );
}
