import { Link, useLocation } from "react-router-dom";

import { useSettings } from "../../data/account/use-settings.ts";
import { useIsLoggedIn, useSession } from "../../session/session.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Panels } from "./panels.tsx";
import { partOf, providerTroubleOf, sectionOf, sectionsFor } from "./sections.ts";

import style from "./settings.module.css";

/** My Settings: every section and every sheet has its own address. @source core §2, §3, §7 Settings */
export function SettingsPage() {
  const isLoggedIn = useIsLoggedIn();
  const { hash } = useLocation();
  const isOfClass = useSession(({ user }) => user?.accountType === "class");
  const sections = sectionsFor(isOfClass);
  const named = sectionOf(hash);
  const now = sections.some(({ id }) => id === named) ? named : "profile";
  const providerTrouble = providerTroubleOf(hash);
  const { load, again } = useSettings();

  return (
    <main id="main" className={style.page}>
      <h1 className={style.title}>My Settings</h1>
      <nav className={style.nav} aria-label="Settings">
        <ul className={style.tabs}>
          {sections.map(({ id, label, icon: Icon }) => (
            <li key={id}>
              <Link to={`#${id}`} className={style.tab} aria-current={id === now ? "page" : undefined}>
                <Icon aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!isLoggedIn ? (
        <EmptyState
          scene="garage"
          title="Log in to see your settings"
          action={
            <LinkButton kind="primary" to="/login" state={{ from: `/profile${hash}` }}>
              Log In
            </LinkButton>
          }
        />
      ) : load.state === "ready" ? (
        <Panels
          sections={sections}
          now={now}
          part={partOf(hash)}
          shown={load.value}
          providerTrouble={providerTrouble}
        />
      ) : load.state === "loading" ? (
        <Spinner label="Loading your settings" spoken />
      ) : (
        <ErrorState text={load.trouble.sentence} onRetry={again} />
      )}
    </main>
  );
}
