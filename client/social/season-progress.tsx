import { Link } from "react-router-dom";

import type { Self } from "#shared/contracts/self.ts";
import { formatCount } from "#shared/format/figures.ts";
import { allowed } from "#shared/rules/account/gates.ts";
import { rewardOfPrize } from "#shared/rules/achievements/prize.ts";
import { shownLevel } from "#shared/rules/seasons/road.ts";

import { useSession } from "../session/session.ts";
import { useNow } from "../ui/use-now.ts";
import { RewardPicture } from "./reward-picture.tsx";
import { SeasonBar, seasonXPWords } from "./season-bar.tsx";

import style from "./season-progress.module.css";

/** The season of a player, with the next reward. */
export type OwnSeason = NonNullable<Self["season"]>;

/**
 * A player's season where it is shown: once enough races are finished, and no bots. A racer whom an earlier version of the
 * page stored knows no next reward yet.
 *
 * @source core §6 Feature unlocks
 */
export function seasonShown({ season, isBot, membership, racesPlayed, totalFriends }: Self): OwnSeason | undefined {
  const { allowed: isOpen } = allowed("show_season_progress", {
    site: "type",
    membership,
    gamesPlayedAllSites: racesPlayed,
    totalFriends,
    cars: 0,
    classStanding: "none",
    disabledClassSettings: [],
  });
  const isWhole = (season as Partial<OwnSeason> | null)?.nextReward !== undefined;
  return isOpen && !isBot && season && isWhole ? season : undefined;
}

/** A level in words: past the last reward those of the infinity tier. @source teams-shop-seasons §3 Season progress */
export function levelWords({ level, totalRewards }: Pick<OwnSeason, "level" | "totalRewards">): string {
  const shown = shownLevel(level, totalRewards);
  return shown.isInfinity ? `Level ∞ ${shown.level}` : `Level ${shown.level}`;
}

interface SeasonProgressProps {
  readonly season: OwnSeason;
  /** `line`: one low row, for a race's table and board. */
  readonly look?: "card" | "line";
}

/** How far a player is in the season, and what comes next. @source teams-shop-seasons §2 Season progress widget */
export function SeasonProgress({ season, look = "card" }: SeasonProgressProps) {
  const isGold = useSession(({ user }) => user?.membership === "gold");
  const { name, nextReward, waiting, currentLevelXP, requiredXP } = season;
  const needsGold = !nextReward.free && !isGold;
  const isPast = season.level > season.totalRewards;
  const isOver = useNow() >= season.endStamp;
  return (
    <Link to="/season" className={style.season} data-look={look} data-season={season.key}>
      <span className={style.picture} aria-hidden>
        <RewardPicture reward={rewardOfPrize(nextReward.reward)} />
      </span>
      <span className={style.words}>
        <b className={style.level}>
          {name} · {levelWords(season)}
        </b>
        <span className={style.next}>
          {waiting > 0
            ? `${formatCount(waiting, "reward")} to claim`
            : isOver
              ? "It's over. Well raced!"
              : isPast
                ? "Every level pays"
                : `Next: ${nextReward.name}${needsGold ? " with gold" : ""}`}
          {" · "}
          {seasonXPWords({ currentLevelXP, requiredXP })}
        </span>
      </span>
      <span className={style.bar}>
        <SeasonBar
          label={`${name}, ${levelWords(season)}`}
          currentLevelXP={currentLevelXP}
          requiredXP={requiredXP}
          bare
        />
      </span>
    </Link>
  );
}
