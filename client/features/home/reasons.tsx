import { Keyboard, ShieldCheck, Trophy, Users, type LucideIcon } from "lucide-react";

import { Card } from "../../ui/card.tsx";

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

/** How it works, below the first screen. */
export function Reasons() {
  return (
    <section className={style.reasons} aria-label="How it works">
      {REASONS.map(({ icon: Icon, title, text }) => (
        <Card key={title} title={title} aside={<Icon aria-hidden />}>
          <p>{text}</p>
        </Card>
      ))}
    </section>
  );
}
