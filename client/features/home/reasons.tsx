import { Calculator, Keyboard, Lightbulb, ShieldCheck, Trophy, Users, type LucideIcon } from "lucide-react";

import type { Site } from "#shared/content/site.ts";

import { Card } from "../../ui/layout/card.tsx";

import style from "./home-page.module.css";

interface Reason {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

const REASONS: Readonly<Record<Site, readonly Reason[]>> = {
  type: [
    {
      icon: Keyboard,
      title: "Type",
      text: "A short, true, sometimes funny text. Every correct key drives your car a little further.",
    },
    {
      icon: Users,
      title: "Race",
      text: "Four others, about as fast as you. Bots are always labelled. Nobody waits more than twelve seconds.",
    },
    {
      icon: Trophy,
      title: "See it",
      text: "Speed, accuracy, your place, and always one thing that went well. Enter starts the next race.",
    },
    {
      icon: ShieldCheck,
      title: "Fair and private",
      text: "Our server judges every key. No real name, no e-mail, no chat with strangers.",
    },
  ],
  math: [
    {
      icon: Calculator,
      title: "Solve",
      text: "Twenty problems of the kind you choose: counting, sums, coins or times tables. Every correct answer drives your car.",
    },
    {
      icon: Users,
      title: "Race",
      text: "Four others with the same problems, about as fast as you. Bots are always labelled. Nobody waits more than twelve seconds.",
    },
    {
      icon: Lightbulb,
      title: "Stuck?",
      text: "Press H to see how it's done, step by step. A wrong answer isn't the end: look again and keep going.",
    },
    {
      icon: ShieldCheck,
      title: "Fair and private",
      text: "Our server judges every answer. No real name, no e-mail, no chat with strangers.",
    },
  ],
};

/** How it works, below the first screen. */
export function Reasons({ site }: { readonly site: Site }) {
  return (
    <section className={style.reasons} aria-label="How it works">
      {REASONS[site].map(({ icon: Icon, title, text }) => (
        <Card key={title} title={title} aside={<Icon aria-hidden />}>
          <p>{text}</p>
        </Card>
      ))}
    </section>
  );
}
