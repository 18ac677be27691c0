import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";

import type { Self } from "#shared/contracts/self.ts";

import { useSite } from "../../../net/site.ts";
import { ownSection } from "../../../session/own-section.ts";
import { HelpLink } from "../../../shell/links/help-link.tsx";
import { DailyChallenges } from "../../../social/daily-challenges.tsx";
import { DailyText } from "../../../social/daily-text.tsx";
import { FriendsOnline } from "../../../social/friends-online.tsx";
import { GoldTeaser } from "../../../social/gold/gold-teaser.tsx";
import { LastRaces } from "../../../social/last-races.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { MysteryBox } from "../box/mystery-box.tsx";
import { LeagueCard } from "./league-card.tsx";
import { SeasonCard } from "./season-card.tsx";
import { TeamCard } from "./team-card.tsx";

import style from "./around.module.css";

/** Loaded for pupils alone. */
const LateAssignments = lazy(async () => ({
  default: (await import("../../../social/assignments/assignments-card.tsx")).AssignmentsCard,
}));

/** Who is here, and what one has raced. @source core §3 onlineFriends, openGames */
export function Around({ user, boxID }: { readonly user: Self; readonly boxID: string }) {
  const site = useSite((answer) => answer.site);
  return (
    <div className={style.around}>
      <div className={style.column}>
        <MysteryBox user={user} id={boxID} />
        <Card title="Friends online" aside={<Link to="/friends">All friends</Link>}>
          <FriendsOnline />
        </Card>
        <SeasonCard user={user} />
        <LeagueCard user={user} />
        <TeamCard user={user} />
        <GoldTeaser />
      </div>
      <div className={style.column}>
        {ownSection(user) !== undefined && (
          <Suspense fallback={null}>
            <LateAssignments aside={<Link to="/class">My class</Link>} />
          </Suspense>
        )}
        {site === "type" && (
          <>
            <Card title="Daily challenges">
              <DailyChallenges />
              <p>
                <HelpLink to="daily-challenges">How they work</HelpLink>
              </p>
            </Card>
            <Card title="Today's text">
              <DailyText />
            </Card>
          </>
        )}
        <Card title="Last races" aside={<Link to="/stats">My stats</Link>}>
          <LastRaces />
          <HelpLink to="replays-and-sharing">Watch and share races</HelpLink>
        </Card>
      </div>
    </div>
  );
}
