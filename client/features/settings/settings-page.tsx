import { useEffect, useRef, useState, type ComponentType } from "react";
import { Link, useLocation } from "react-router-dom";

import { useSettings, type Settings } from "../../data/use-settings.ts";
import { useIsLoggedIn } from "../../session/session.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { AccountSection } from "./account-section.tsx";
import { bringIntoView } from "./bring-into-view.ts";
import { PasswordSection } from "./password-section.tsx";
import { PrivacySection } from "./privacy-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { ProvidersSection } from "./providers-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { providerTroubleOf, sectionOf, SECTIONS, type SectionID } from "./sections.ts";
import { SocialSection } from "./social-section.tsx";
import { SoundsSection } from "./sounds-section.tsx";
import { WorldSection } from "./world-section.tsx";

import style from "./settings.module.css";

const PANELS: Readonly<Record<SectionID, ComponentType<{ settings: Settings; providerTrouble: string | undefined }>>> =
  {
    profile: ProfileSection,
    account: AccountSection,
    world: WorldSection,
    social: SocialSection,
    password: PasswordSection,
    sounds: SoundsSection,
    "second-factor": SecondFactorSection,
    providers: ProvidersSection,
    privacy: PrivacySection,
  };

/** My Settings: every section has its own address. @source core §2, §3, §7 Settings */
export function SettingsPage() {
  const isLoggedIn = useIsLoggedIn();
  const { hash } = useLocation();
  const now = sectionOf(hash);
  const providerTrouble = providerTroubleOf(hash);
  const { load, again } = useSettings();

  return (
    <main id="main" className={style.page}>
      <h1 className={style.title}>My Settings</h1>
      <nav className={style.nav} aria-label="Settings">
        <ul className={style.tabs}>
          {SECTIONS.map(({ id, label, icon: Icon }) => (
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
        <Panels now={now} shown={load.value} providerTrouble={providerTrouble} />
      ) : load.state === "loading" ? (
        <Spinner label="Loading your settings" spoken />
      ) : (
        <ErrorState text={load.trouble.sentence} onRetry={again} />
      )}
    </main>
  );
}

interface PanelsProps {
  readonly now: SectionID;
  readonly shown: Settings;
  readonly providerTrouble: string | undefined;
}

/** Services sections stay mounted, so that switching loses nothing that was typed. */
function Panels({ now, shown, providerTrouble }: PanelsProps) {
  const [opened, setOpened] = useState<readonly SectionID[]>([now]);
  if (!opened.includes(now)) setOpened([...opened, now]);
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(now);
  useEffect(() => {
    if (first.current === now) return;
    first.current = now;
    bringIntoView(place.current);
  }, [now]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={style.panels}
      aria-label={SECTIONS.find(({ id }) => id === now)?.label}
    >
      {opened.map((id) => {
        const Panel = PANELS[id];
        return (
          <div key={id} className={style.panel} hidden={id !== now} data-section={id}>
            <Panel settings={shown} providerTrouble={providerTrouble} />
          </div>
        );
      })}
    </section>
  );
}
