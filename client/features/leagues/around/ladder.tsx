import { GROUP_SIZE, LEAGUES, type League } from "#shared/content/leagues.ts";
import { linesOf } from "#shared/rules/leagues/close-group.ts";
import { weekPrizes } from "#shared/rules/leagues/prizes.ts";
import { isTournament, LAST_TIER, leagueTitle } from "#shared/rules/leagues/tiers.ts";
import { describeReward, type Reward } from "#shared/rules/rewards/reward.ts";

import type { LeagueActivity } from "../../../data/leagues/use-leagues.ts";
import { Badge } from "../../../ui/data/badge.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { LeagueBadge } from "../../../ui/pictures/league/league-badge.tsx";

import style from "./ladder.module.css";

interface LadderProps {
  readonly league: LeagueActivity;
  readonly of: "racer" | "team";
}

/** Every league from the best down, with its lines in a full group and what reaching it brings. The tournament is a secret until one is near it. */
export function Ladder({ league: { tier, highestTier }, of }: LadderProps) {
  const reached = Math.max(tier, highestTier);
  const shown = LEAGUES.filter(
    (each) => !each.hidden || (each.tier <= reached + 1 && reached >= LAST_TIER),
  ).toReversed();
  return (
    <Card title="The ladder">
      {reached < LAST_TIER && <p className={style.secret}>And above Legend? You'll see when you get there.</p>}
      <ol className={style.ladder} reversed>
        {shown.map((each) => (
          <li key={each.tier} className={style.step} data-here={each.tier === tier || undefined}>
            <LeagueBadge tier={each.tier} size="2.75rem" />
            <div className={style.words}>
              <p className={style.name}>
                <b>{leagueTitle(each.tier)}</b>
                {each.tier === tier && <Badge tone="hot">{of === "team" ? "Your team is here" : "You are here"}</Badge>}
                {each.tier === highestTier && highestTier > tier && <Badge>Your best</Badge>}
              </p>
              <p className={style.lines}>{linesWords(each)}</p>
              {of === "racer" && <Prize of={each} />}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What a full group does at the end of a week. */
function linesWords({ tier, final }: League): string {
  const { up, down } = linesOf(tier, GROUP_SIZE);
  if (final) return `The first ${up} win the cup`;
  if (isTournament(tier)) return `${up} of ${GROUP_SIZE} go on`;
  const rise = `${up} of ${GROUP_SIZE} go up`;
  return down === 0 ? `${rise}, nobody goes down` : `${rise}, ${down} go down`;
}

/** What the first rise into a league brings; in the final, the cup. */
function Prize({ of: { tier, final } }: { readonly of: League }) {
  const prizes = tier === 1 ? [] : weekPrizes({ tier: tier - 1, newTier: tier, reason: "promote" });
  const cup = final ? weekPrizes({ tier, newTier: LAST_TIER, reason: "winner" }) : [];
  return (
    <>
      {prizes.length > 0 && <p className={style.prize}>Getting here: {words(prizes)}</p>}
      {cup.length > 0 && <p className={style.prize}>Winning: {words(cup)}</p>}
    </>
  );
}

const words = (prizes: readonly Reward[]): string =>
  prizes
    .map((each) => `${"carID" in each ? "the car " : "lootID" in each ? "the title " : ""}${describeReward(each)}`)
    .join(", ");
