import { Suspense } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";

import { headerKind, logoPath } from "#shared/rules/account/access.ts";

import { useSite } from "../../net/site.ts";
import { useEventNow } from "../../session/event-now.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Logo } from "../../ui/pictures/logo.tsx";
import { useNow } from "../../ui/use-now.ts";
import { ComfortButton } from "../comfort/comfort-button.tsx";
import { later } from "../later.tsx";
import { headerLinks, raceWord } from "../links/links.ts";
import { useIsNewsNew } from "../links/news-mark.ts";
import { OutsideLink } from "../links/outside-link.tsx";
import { isShopNew } from "../links/shop-news.ts";
import { useViewer, type Viewer } from "../links/viewer.ts";
import { Drawer } from "./drawer.tsx";
import { MenuWords } from "./menu-words.tsx";

import style from "./header.module.css";

const SHOP = "/shop";
const NEWS = "/news";
const RacerEnd = later(async () => (await import("./racer-end.tsx")).RacerEnd);
const Purse = later(async () => (await import("../racer/purse.tsx")).Purse);

/** Brings what the header has for racers with an account. */
export const loadRacer = (): Promise<unknown> => Promise.all([RacerEnd.load(), Purse.load()]);

/** The operator's address of it. @source core §3 Globals */
function Portal() {
  const teachersUrl = useSite((answer) => answer.teachersUrl);
  return (
    <OutsideLink className={style.portal} to={teachersUrl} opensTab>
      Teacher Portal
    </OutsideLink>
  );
}

/** The race first, then the links, and at the end what one has. @source core §2 Header links */
export const Header = () => <HeaderOf viewer={useViewer()} />;

/** The same for a viewer who is known: also rendered into the built page. */
export function HeaderOf({ viewer }: { readonly viewer: Viewer }) {
  const { access, user, site } = viewer;
  const isAtRace = /^\/(race|play)(\/|$)/.test(useLocation().pathname);
  const kind = headerKind(access);
  const home = logoPath(access);
  const links = headerLinks(viewer, useEventNow() !== undefined);
  const race = raceWord(site);
  const isNewAt: Readonly<Record<string, boolean>> = {
    [SHOP]: isShopNew(viewer, useNow()),
    [NEWS]: useIsNewsNew(viewer),
  };

  return (
    <header className={style.header} data-racer={user && ""} data-at-race={(user && isAtRace) || undefined}>
      {kind === "full" && user && (
        <Drawer>
          <Suspense fallback={null}>
            <Purse user={user} />
          </Suspense>
          <Link to={race.to} data-loud>
            {race.label}
          </Link>
          {links.map(({ label, to }) => (
            <NavLink key={to} to={to}>
              <MenuWords label={label} isNew={isNewAt[to] === true} />
            </NavLink>
          ))}
        </Drawer>
      )}
      {kind === "visitor" && (
        <Drawer>
          <Link to={race.to} data-loud>
            {race.label}
          </Link>
          <Link to="/login">Log In</Link>
          <Link to="/register">Sign Up</Link>
          {!isAtRace && <Portal />}
        </Drawer>
      )}
      <Link to={home} className={style.home} aria-label={home === "/" ? "Redline, home" : "Redline, to your garage"}>
        <Logo size="clamp(1.6rem, 4.4vw, 2rem)" />
      </Link>
      <LinkButton to={race.to} size="small" kind="primary">
        {race.label}
      </LinkButton>
      {links.length > 0 && (
        <nav className={style.nav} aria-label="Main">
          {links.map(({ label, to }) => (
            <NavLink key={to} to={to} className={style.link}>
              <MenuWords label={label} isNew={isNewAt[to] === true} />
            </NavLink>
          ))}
        </nav>
      )}
      <div className={style.end}>
        {!user && !isAtRace && <Portal />}
        {user && (
          <div className={style.racer}>
            <Suspense fallback={null}>
              <RacerEnd viewer={viewer} user={user} isAtRace={isAtRace} />
            </Suspense>
          </div>
        )}
        <span className={style.comfort}>
          <ComfortButton disabled={false} />
        </span>
        {!user && (
          <>
            <LinkButton to="/login" size="small">
              Log In
            </LinkButton>
            <span className={style.signUp}>
              <LinkButton to="/register" size="small" kind="plain">
                Sign Up
              </LinkButton>
            </span>
          </>
        )}
      </div>
    </header>
  );
}
