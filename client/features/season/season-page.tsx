import { useEffect } from "react";

import { formatNumber } from "#shared/format/figures.ts";

import { checkAchievements } from "../../data/achievements/check-achievements.ts";
import { useSeason, type SeasonPage as SeasonAnswer } from "../../data/seasons/use-season.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { NotLoaded } from "../../social/not-loaded.tsx";
import { SeasonBar } from "../../social/season-bar.tsx";
import { FigureList } from "../../ui/data/figure-list.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Earlier } from "./around/earlier.tsx";
import { NoSeasonYet } from "./around/no-season-yet.tsx";
import { OutsideNote } from "./around/outside-note.tsx";
import { SeasonAchievements } from "./around/season-achievements.tsx";
import { SeasonShop } from "./around/season-shop.tsx";
import { SeasonTeaser } from "./around/season-teaser.tsx";
import { SeasonHead } from "./head/season-head.tsx";
import { Road } from "./road/road.tsx";
import { isOver, timeWords } from "./words.ts";

import style from "./season-page.module.css";

/** The road of the season: what was reached, what comes next, and what is there besides. @source teams-shop-seasons §2, §4 Seasons */
export function SeasonPage() {
  useEffect(checkAchievements, []);
  const loaded = useSeason();
  const { load } = loaded;
  if (load.state === "ready" && load.value.season === null) return <NoSeasonYet next={load.value.next} />;
  return (
    <main id="main" className={style.page}>
      {load.state === "ready" && load.value.season ? (
        <OneSeason page={load.value} season={load.value.season} />
      ) : (
        <>
          <SeasonHead season={undefined} time="">
            {load.state === "loading" && <Skeleton height="2.6rem" />}
          </SeasonHead>
          <div className={style.coming}>
            <Card title="The road">
              <NotLoaded loaded={loaded} lines={6} />
            </Card>
          </div>
        </>
      )}
    </main>
  );
}

interface OneSeasonProps {
  readonly page: SeasonAnswer;
  readonly season: NonNullable<SeasonAnswer["season"]>;
}

function OneSeason({ page, season }: OneSeasonProps) {
  const now = useNow();
  return (
    <>
      <SeasonHead
        season={season}
        level={{ level: page.level, totalRewards: season.totalRewards }}
        time={timeWords(season, now)}
      >
        {isOver(season) ? (
          <FigureList figures={[{ name: "XP in all", value: formatNumber(page.experience) }]} />
        ) : (
          <SeasonBar label="To the next level" currentLevelXP={page.currentLevelXP} requiredXP={page.requiredXP} />
        )}
      </SeasonHead>
      <OutsideNote page={page} season={season} />
      <Road page={page} season={season} />
      <SeasonTeaser rewards={page.rewards} />
      <div className={style.halves}>
        <SeasonAchievements ids={page.achievements} />
        <SeasonShop season={season} next={page.next} />
      </div>
      <Earlier closed={page.closed} />
      <HelpLink to="seasons">How seasons work</HelpLink>
    </>
  );
}
