import { lazy, Suspense, useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { raceWay, useSite } from "../../net/site.ts";
import { Kbd } from "../../ui/kbd.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { LiveRace } from "./live-race.tsx";

import style from "./home-page.module.css";

const Reasons = lazy(async () => ({ default: (await import("./reasons.tsx")).Reasons }));

/** What this is, at one glance, and a race at one key press. */
export function HomePage() {
  const navigate = useNavigate();
  const { label, to } = raceWay(useSite(({ site }) => site));
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isFree = event.target === document.body || event.target instanceof HTMLHeadingElement;
      if (event.key === "Enter" && isFree) void navigate(to);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigate, to]);

  return (
    <main id="main">
      <section className={style.hero}>
        <h1 className={style.title}>Your keyboard is the engine</h1>
        <p className={style.lead}>
          Type the words, drive the car. Race four others in a minute, free, with no sign-up.
        </p>
        <div className={style.start}>
          <LinkButton kind="primary" size="large" to={to}>
            {label}
          </LinkButton>
          <span className={style.hint}>
            or press <Kbd>Enter</Kbd>
          </span>
        </div>
      </section>
      <LiveRace />
      <Suspense fallback={<div className={style.reasonsPlace} />}>
        <Reasons />
      </Suspense>
    </main>
  );
}
