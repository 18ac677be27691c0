import { lazy, Suspense, type ReactNode } from "react";
import { Outlet, useLocation } from "react-router-dom";

import { useEventNow } from "../../session/event-now.ts";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { takeNoticePlace } from "../../ui/overlay/notice-place.ts";
import { useEventWear, type Dress } from "../event/use-event-wear.ts";
import { useViewer } from "../links/viewer.ts";
import { CrashGuard } from "../states/crash-guard.tsx";
import { LoadingPage } from "../states/loading-page.tsx";
import { Header } from "./header.tsx";

import style from "./shell.module.css";

const Footer = lazy(async () => ({ default: (await import("./footer.tsx")).Footer }));
const EventEdge = lazy(async () => ({ default: (await import("../event/event-edge.tsx")).EventEdge }));
const EventTeaser = lazy(async () => ({ default: (await import("../event/event-teaser.tsx")).EventTeaser }));
const MathBanner = lazy(async () => ({ default: (await import("./math-banner.tsx")).MathBanner }));

/** Header and footer around a page, which wear the event while one runs. @source core §2 Page frame, teams-shop-seasons §2 */
export function Shell() {
  const { pathname } = useLocation();
  const { access } = useViewer();
  const event = useEventNow();
  const dress = useEventWear(event?.key);
  return (
    <Frame
      dress={dress}
      header={
        <>
          <Header />
          {event && (
            <div aria-hidden className={style.worn}>
              <Suspense fallback={null}>
                <EventEdge event={event.key} at="header" />
              </Suspense>
            </div>
          )}
        </>
      }
      below={
        <>
          <Suspense fallback={null}>
            <MathBanner />
            <Footer />
          </Suspense>
          <div className={style.notices}>
            {event && access === "full" && (
              <div className={style.corner}>
                <Suspense fallback={null}>
                  <EventTeaser event={event} />
                </Suspense>
              </div>
            )}
            <div ref={takeNoticePlace} />
          </div>
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
  readonly dress?: Dress | undefined;
  readonly header: ReactNode;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** A header above a page: also rendered into the built page. */
export const Frame = ({ dress, header, children, below }: FrameProps) => (
  <div className={style.frame} data-event={dress && (dress.isNight ? "night" : "day")} style={dress?.wear}>
    <SkipLink />
    {header}
    <div className={style.page}>{children}</div>
    {below}
  </div>
);
