import { RACES_TO_RISE } from "#shared/rules/leagues/close-group.ts";
import { BEST_MEMBERS, RACES_A_DAY } from "#shared/rules/leagues/numbers.ts";
import { isTournament } from "#shared/rules/leagues/tiers.ts";

import { HelpLink } from "../../../shell/links/help-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./how-it-counts.module.css";

/** The rules in a few plain sentences. @source rules Leagues: Points, Order, Up, Down */
export const HowItCounts = ({ of, tier }: { readonly of: "racer" | "team"; readonly tier: number }) => (
  <Card title="How it counts">
    <ul className={style.rules}>
      {of === "team" && (
        <li>Your team's points are those of its best {BEST_MEMBERS} members, from races while they were in it.</li>
      )}
      <li>
        Points are the XP of public races: the best {RACES_A_DAY} of each day (UTC). Friend, class and ghost races don't
        count.
      </li>
      <li>
        Same points? Then it goes by who had them first, then by fewer races, then by the older{" "}
        {of === "team" ? "team" : "account"}.
      </li>
      <li>
        Going up takes {RACES_TO_RISE} races that count. In a smaller group the lines move with its size, and with fewer
        than 8 nobody goes down.
      </li>
      <li>
        {isTournament(tier)
          ? "In the Redline Cup every week counts: who takes one off goes on from Legend."
          : "A week off costs nothing. After four in a row you start one league lower."}
      </li>
    </ul>
    <HelpLink to="leagues">How leagues work</HelpLink>
  </Card>
);
