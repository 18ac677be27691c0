import { useEffect } from "react";

import { useSiteFacts } from "../net/site.ts";
import { Spinner } from "../ui/feedback/spinner.tsx";
import { SkipLink } from "../ui/layout/skip-link.tsx";
import { Logo } from "../ui/pictures/logo.tsx";
import { Door } from "./door.tsx";
import { line } from "./drop-in-line.ts";
import { useDropIn } from "./drop-in-store.ts";
import { Naming } from "./naming.tsx";
import { Over } from "./over.tsx";
import { PupilScreen } from "./pupil-screen.tsx";
import { screenOf, type Screen } from "./screen-of.ts";
import { useAskedToStay } from "./use-asked-to-stay.ts";
import { useScreenFocus } from "./use-screen-focus.ts";
import { Wall } from "./wall.tsx";

import style from "./drop-in-page.module.css";

/** The page of lessons without accounts: it asks for no session, and keeps no name. */
export function DropInPage() {
  useSiteFacts();
  useEffect(() => void line.resume(), []);
  const screen = useDropIn(screenOf);
  useScreenFocus(screen);
  useAskedToStay();
  const isWall = screen === "wall";
  return (
    <div className={style.page} data-wall={isWall || undefined}>
      <SkipLink />
      {!isWall && (
        <header className={style.header}>
          <a className={style.home} href="/">
            <Logo size="1.75rem" />
          </a>
          <a href="/support/lesson-without-data">How it works</a>
        </header>
      )}
      <Away />
      <Shown screen={screen} />
    </div>
  );
}

function Shown({ screen }: { readonly screen: Screen }) {
  if (screen === "over") return <Over />;
  if (screen === "door") return <Door />;
  if (screen === "loading") return <Spinner label="Loading" spoken />;
  if (screen === "wall") return <Wall />;
  return screen === "naming" ? <Naming /> : <PupilScreen screen={screen} />;
}

function Away() {
  const isAway = useDropIn((state) => state.isAway);
  return <div aria-live="polite">{isAway && <p className={style.away}>Connection lost. We're reconnecting…</p>}</div>;
}
