import { Link } from "react-router-dom";

import { formatAccuracy, formatSpeed } from "#shared/format/figures.ts";

import { useDailyFriends } from "../data/use-daily-friends.ts";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/controls/button.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { CarThumb } from "../ui/pictures/car-thumb.tsx";
import { rankDaily } from "./daily-ranks.ts";

import style from "./daily-text.module.css";

/** Today's text: this player's result among the friends'. */
export function DailyText() {
  const user = useSession((session) => session.user);
  const { load, again } = useDailyFriends();
  if (!user) return null;
  if (load.state === "loading") {
    return (
      <div aria-busy>
        <Skeleton height="2.25rem" lines={2} />
      </div>
    );
  }
  if (load.state === "trouble") {
    return (
      <div role="alert" className={style.note}>
        <p>{load.trouble.sentence}</p>
        <Button size="small" onClick={again}>
          Try again
        </Button>
      </div>
    );
  }
  const lines = rankDaily(user, load.value);
  return (
    <div className={style.daily}>
      {!user.daily && (
        <p className={style.note}>The same text for everyone, once a day. It comes up in your next races.</p>
      )}
      {user.daily && load.value.length === 0 && (
        <p className={style.note}>
          {user.totalFriends === 0
            ? "Add friends, and you'll see how they did."
            : "None of your friends has raced it yet."}
        </p>
      )}
      {lines.length > 0 && (
        <ol className={style.lines}>
          {lines.map(({ userID, username, displayName, carID, carHueAngle, speed, accuracy }) => (
            <li key={userID} className={style.line} data-own={userID === user.userID || undefined}>
              <CarThumb carID={carID} hueAngle={carHueAngle} width="2.5rem" />
              {userID === user.userID ? (
                <b>You</b>
              ) : (
                <Link to={`/racer/${encodeURIComponent(username)}`}>{displayName}</Link>
              )}
              <span className={style.speed}>
                {formatSpeed(speed)} <small>WPM</small>
              </span>
              <span className={style.accuracy}>{formatAccuracy(accuracy)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
