import { LogOut } from "lucide-react";
import { Suspense } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";

import { LESSON } from "#shared/content/pages.ts";

import { useSiteFacts } from "../../net/site.ts";
import { logOut } from "../../session/log-out.ts";
import { isRegistered, useSession } from "../../session/session.ts";
import { Page } from "../../shell/page.tsx";
import { CrashGuard } from "../../shell/states/crash-guard.tsx";
import { LoadingPage } from "../../shell/states/loading-page.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { takeNoticePlace } from "../../ui/overlay/notice-place.ts";
import { ToastRegion } from "../../ui/overlay/toast-region.tsx";
import { Logo } from "../../ui/pictures/logo.tsx";
import { BecomeTeacher } from "./become-teacher.tsx";
import { useIsTeacher } from "./use-is-teacher.ts";
import { Welcome } from "./welcome.tsx";

import style from "./portal-frame.module.css";

/** The portal's header and footer around a page; for who isn't a teacher, the way to become one. */
export function PortalFrame() {
  useSiteFacts();
  const { pathname } = useLocation();
  const racer = useSession(({ user }) => user);
  const isTeacher = useIsTeacher();
  const user = isRegistered(racer) ? racer : undefined;
  return (
    <div className={style.frame}>
      <SkipLink />
      <header className={style.header}>
        <Link className={style.home} to="/">
          <Logo size="1.75rem" />
          <span className={style.name}>Teacher Portal</span>
        </Link>
        <nav className={style.ways} aria-label="Account">
          <a href={user ? "/garage" : "/"}>Back to the game</a>
          {user && (
            <>
              <span className={style.who}>
                <AsIs>{user.displayName}</AsIs>
              </span>
              <Button size="small" icon={<LogOut aria-hidden />} onClick={() => logOut()}>
                Log Out
              </Button>
            </>
          )}
        </nav>
      </header>
      <div className={style.page}>
        <CrashGuard key={pathname}>
          <Suspense fallback={<LoadingPage />}>
            {isTeacher ? (
              <Outlet />
            ) : (
              <Page title={user ? "Become a Teacher" : "Teacher Portal"}>{user ? <BecomeTeacher /> : <Welcome />}</Page>
            )}
          </Suspense>
        </CrashGuard>
      </div>
      <footer className={style.footer}>
        <a href="/support/teachers">Help for teachers</a>
        <a href={LESSON}>Lesson without data</a>
        <a href="/support/a-child-in-a-class">For parents</a>
        <a href="/support/data-agreement">Data agreement</a>
        <a href="/support/privacy">Privacy</a>
        <a href="/support/tos">Terms</a>
        <a href="/contact">Contact</a>
      </footer>
      <ToastRegion isInSky={false} />
      <div ref={takeNoticePlace} className={style.notices} />
    </div>
  );
}
