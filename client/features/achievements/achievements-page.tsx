import { HelpLink } from "../../shell/links/help-link.tsx";
import { NotLoaded } from "../../social/not-loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { nearest, rarest, scoreOf, waitingOf } from "./entries.ts";
import { GroupCards } from "./overview/group-cards.tsx";
import { Hero } from "./overview/hero.tsx";
import { Nearest } from "./overview/nearest.tsx";
import { Rarest } from "./overview/rarest.tsx";
import { Waiting } from "./overview/waiting.tsx";
import { useOwn } from "./use-own.ts";

import style from "./achievements-page.module.css";

/** How many are named of those the player is nearest to, and of the rarest ones. */
const FEW = 3;

/** How far the player is with all achievements, and the rewards that wait. @source core §2, §3 */
export function AchievementsPage() {
  const { loaded, own, entries } = useOwn();
  const best = rarest(entries ?? [], FEW);
  return (
    <main id="main" className={style.page}>
      <Hero score={entries && scoreOf(entries)} best={best} />
      {own && entries ? (
        <>
          <Waiting waiting={waitingOf(entries, own.unclaimed)} />
          <div className={style.halves}>
            <Nearest entries={nearest(entries, own.standing, FEW)} />
            <Rarest entries={best} />
          </div>
          <GroupCards entries={entries} />
          <HelpLink to="achievements">How achievements work</HelpLink>
        </>
      ) : (
        <Card>
          <NotLoaded loaded={loaded} lines={6} />
        </Card>
      )}
    </main>
  );
}
