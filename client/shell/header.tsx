import { lazy, Suspense } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";

import { headerKind, logoPath } from "#shared/rules/account/access.ts";

import { useSite } from "../net/site.ts";
import { LinkButton } from "../ui/controls/link-button.tsx";
import { Logo } from "../ui/pictures/logo.tsx";
import { ComfortButton } from "./comfort/comfort-button.tsx";
import { Drawer } from "./drawer.tsx";
import { GarageLink } from "./garage-link.tsx";
import { headerLinks } from "./links.ts";
import { useViewer } from "./viewer.ts";

import style from "./header.module.css";

const Bell = lazy(async () => ({ default: (await import("../notices/bell.tsx")).Bell }));
const Account = lazy(async () => ({ default: (await import("./account.tsx")).Account }));

/** The operator's address of it. @source core §3 Globals */
function Portal() {
  const teachersUrl = useSite((answer) => answer.teachersUrl);
  return (
    <a className={style.portal} href={teachersUrl} target="_blank" rel="noopener">
      Teacher Portal
    </a>
  );
}

/** @source core §2 Header links */
export function Header() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const isAtRace = /^\/(race|play)(\/|$)/.test(pathname);
  const { access, user } = viewer;
  const kind = headerKind(access);
  const home = logoPath(access);
  const links = headerLinks(viewer);

  return (
    <header className={style.header} data-at-race={(user && isAtRace) || undefined}>
      {kind === "full" && (
        <Drawer>
          {links.map(({ label, to }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </Drawer>
      )}
      {kind === "visitor" && (
        <Drawer>
          <Link to="/login">Log In</Link>
          {!isAtRace && <Portal />}
        </Drawer>
      )}
      <Link to={home} className={style.home} aria-label={home === "/" ? "Redline, home" : "Redline, to your garage"}>
        <Logo size="clamp(1.6rem, 4.4vw, 2rem)" />
      </Link>
      {links.length > 0 && (
        <nav className={style.nav} aria-label="Main">
          {links.map(({ label, to }) => (
            <NavLink key={to} to={to} className={style.link}>
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      <div className={style.end}>
        {user && isAtRace && <GarageLink />}
        {!user && !isAtRace && <Portal />}
        {user && !isAtRace && (
          <Suspense fallback={<span className={style.bell} />}>
            <Bell unseen={user.unseenNotifications} />
          </Suspense>
        )}
        {user && (
          <div className={style.account}>
            <Suspense fallback={null}>
              <Account viewer={viewer} user={user} />
            </Suspense>
          </div>
        )}
        <ComfortButton disabled={false} />
        {!user && (
          <LinkButton to="/login" size="small" kind="primary">
            Log In
          </LinkButton>
        )}
      </div>
    </header>
  );
}
