import { Keyboard, ShieldCheck, Trophy, Users, type LucideIcon } from "lucide-react";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { raceWay, useSite } from "../../net/site.ts";
import { Card } from "../../ui/card.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { LiveRace } from "./live-race.tsx";

import style from "./home-page.module.css";

interface Reason {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

const REASONS: readonly Reason[] = [
  {
    icon: Keyboard,
    title: "Type",
    text: "A short, true, sometimes funny text. Every right key drives your car a little further.",
  },
  {
    icon: Users,
    title: "Race",
    text: "Four others, about as fast as you. Who is a bot says so. Nobody waits longer than twelve seconds.",
  },
  {
    icon: Trophy,
    title: "See it",
    text: "Speed, accuracy, your place, and always one thing that went well. Enter starts the next race.",
  },
  {
    icon: ShieldCheck,
    title: "Fair and private",
    text: "Our server judges every key. We ask for no name and no e-mail, and there are no strangers to chat with.",
  },
];

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
      <section className={style.reasons} aria-label="How it works">
        {REASONS.map(({ icon: Icon, title, text }) => (
          <Card key={title} title={title} aside={<Icon aria-hidden />}>
            <p>{text}</p>
          </Card>
        ))}
      </section>
    </main>
  );
}
