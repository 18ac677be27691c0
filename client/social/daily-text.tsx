import { Link } from "react-router-dom";

import type { Self } from "#shared/contracts/self.ts";
import { formatAccuracy, formatSpeed } from "#shared/format/figures.ts";

import { useDailyFriends } from "../data/people/use-daily-friends.ts";
import { useSession } from "../session/session.ts";
import { asIs } from "../ui/data/as-is.tsx";
import { FounderMark } from "../ui/data/founder-mark.tsx";
import { CarThumb } from "../ui/pictures/car-thumb.tsx";
import { rankDaily } from "./daily-ranks.ts";
import { NotLoaded } from "./not-loaded.tsx";

import style from "./daily-text.module.css";
import results from "./results.module.css";

/** Today's text: this player's result among the friends'. */
export function DailyText() {
  const user = useSession((session) => session.user);
  const loaded = useDailyFriends();
  const { load } = loaded;
  if (!user) return null;
  if (load.state !== "ready") return <NotLoaded loaded={loaded} lines={2} />;
  const lines = rankDaily(user, load.value);
  const words = dailyWords(user, load.value.length);
  return (
    <div className={style.daily}>
      {words !== undefined && <p className={results.note}>{words}</p>}
      {lines.length > 0 && (
        <ol className={style.lines}>
          {lines.map(({ userID, username, displayName, carID, carHueAngle, isFounder, speed, accuracy }) => (
            <li key={userID} className={style.line} data-own={userID === user.userID || undefined}>
              <CarThumb carID={carID} hueAngle={carHueAngle} width="2.5rem" />
              {userID === user.userID ? (
                <b>You</b>
              ) : (
                <span className={style.name}>
                  <Link {...asIs()} to={`/racer/${encodeURIComponent(username)}`}>
                    {displayName}
                  </Link>
                  {isFounder && <FounderMark />}
                </span>
              )}
              <span className={results.speed}>
                {formatSpeed(speed)} <small>WPM</small>
              </span>
              <span className={results.accuracy}>{formatAccuracy(accuracy)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function dailyWords({ daily, totalFriends }: Self, friends: number): string | undefined {
  if (!daily) return "The same text for everyone, once a day. It comes up in your next races.";
  if (daily.speed === null) return "You didn't finish this one. There's a new text tomorrow.";
  if (friends > 0) return undefined;
  return totalFriends === 0 ? "Add friends, and you'll see how they did." : "None of your friends has raced it yet.";
}
