import { lazy, Suspense, type ReactNode } from "react";
import { Outlet, useLocation } from "react-router-dom";

import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { takeNoticePlace } from "../../ui/overlay/notice-place.ts";
import { CrashGuard } from "../states/crash-guard.tsx";
import { LoadingPage } from "../states/loading-page.tsx";
import { Header } from "./header.tsx";

import style from "./shell.module.css";

const Footer = lazy(async () => ({ default: (await import("./footer.tsx")).Footer }));
const MathBanner = lazy(async () => ({ default: (await import("./math-banner.tsx")).MathBanner }));

/** Header and footer around a page. @source core §2 Page frame */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <Frame
      header={<Header />}
      below={
        <>
          <Suspense fallback={null}>
            <MathBanner />
            <Footer />
          </Suspense>
          <div ref={takeNoticePlace} className={style.notices} />
        </>
      }
    >
      <CrashGuard key={pathname}>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </CrashGuard>
    </Frame>
  );
}

interface FrameProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** A header above a page: also rendered into the built page. */
export const Frame = ({ header, children, below }: FrameProps) => (
  <div className={style.frame}>
    <SkipLink />
    {header}
    <div className={style.page}>{children}</div>
    {below}
  </div>
);
