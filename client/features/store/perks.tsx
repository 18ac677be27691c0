import { BadgeCheck, Ban, CarFront, Clock, Coins, Crown, Gift, Route, type LucideIcon } from "lucide-react";

import { EARLY_HOURS } from "#shared/content/shop.ts";
import { GOLD_CASH } from "#shared/content/store.ts";
import { formatDuration, formatMoney } from "#shared/format/figures.ts";
import { hours } from "#shared/units.ts";

import { Card } from "../../ui/layout/card.tsx";

import style from "./perks.module.css";

const PERKS: readonly (readonly [icon: LucideIcon, title: string, text: string])[] = [
  [Coins, "Double cash", "Every race pays you twice the cash."],
  [Route, "The whole season", "All rewards on the season's road are yours, not only the free ones."],
  [CarFront, "The XCelsior", "A car that only gold members drive."],
  [BadgeCheck, formatMoney(GOLD_CASH), "Game cash, with each purchase of gold."],
  [Clock, "Early access", `New things of the shop, ${formatDuration(hours(EARLY_HOURS))} before the others.`],
  [Gift, "Cash gifts", "Send game cash to other players."],
  [Crown, "A gold badge", "A small crown beside your name."],
  [Ban, "No ads", "None on any page."],
];

/** What gold brings, and what it never does. @source core §1, rules What is given and taken: Gold */
export const Perks = () => (
  <Card title="What gold brings" tone="gold">
    <ul className={style.perks}>
      {PERKS.map(([Icon, title, text]) => (
        <li key={title} className={style.perk}>
          <Icon aria-hidden className={style.icon} />
          <span>
            <b>{title}</b>
            <span className={style.text}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
    <p className={style.fair}>
      Gold never makes a car faster. Races, XP, leagues and leaderboards are the same for everyone, with gold or
      without.
    </p>
  </Card>
);
