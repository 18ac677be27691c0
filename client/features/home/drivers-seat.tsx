import { Link } from "react-router-dom";

import { raceLink } from "../../net/site.ts";
import { GoalLine } from "../../race/screen/goals/goal-line.tsx";
import { EnterLink } from "../../shell/links/enter-link.tsx";
import { useViewer } from "../../shell/links/viewer.ts";
import { Dashboard } from "../../shell/racer/dashboard.tsx";
import { DailyText } from "../../social/daily-text.tsx";
import { FriendsOnline } from "../../social/friends-online.tsx";
import { LastRaces } from "../../social/last-races.tsx";
import { Kbd } from "../../ui/controls/kbd.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { Horizon } from "../../ui/pictures/horizon.tsx";

import style from "./drivers-seat.module.css";

/** The first page of a racer with an account: the own car, the race, and what one has. */
export function DriversSeat() {
  const { user, site, access } = useViewer();
  const { label, to } = raceLink(site);
  if (!user) return null;
  const { displayName, username, carID, carHueAngle, look, isBot } = user;
  return (
    <main id="main">
      <div aria-hidden>
        <Horizon height="clamp(12rem, 42dvh, 28rem)">
          <div className={style.car}>
            <CarThumb carID={carID} hueAngle={carHueAngle} look={look} width="min(44dvh, 74vw)" />
          </div>
        </Horizon>
      </div>
      <Dashboard user={user}>
        <h1 className={style.title}>
          Ready, <AsIs>{displayName}</AsIs>?
        </h1>
        <div className={style.ways}>
          <EnterLink to={to}>{label}</EnterLink>
          {isBot ? (
            <LinkButton to="/bots">The bots' ladder</LinkButton>
          ) : (
            username !== null && <LinkButton to={raceLink(site, username).to}>Race with friends</LinkButton>
          )}
        </div>
        <GoalLine />
        {access === "limited" ? (
          <p className={style.note}>Your first race shows us your speed, and opens your garage.</p>
        ) : (
          <p className={style.hint}>
            or press <Kbd>Enter</Kbd>
          </p>
        )}
      </Dashboard>
      <div className={style.cards}>
        <Card title="Last races">
          <LastRaces />
        </Card>
        {access === "full" && (
          <div className={style.side}>
            {!isBot && (
              <Card title="Friends online" aside={<Link to="/friends">All friends</Link>}>
                <FriendsOnline />
              </Card>
            )}
            {site === "type" && (
              <Card title="Today's text">
                <DailyText />
              </Card>
            )}
          </div>
        )}
      </div>
    </main>
  );
}
