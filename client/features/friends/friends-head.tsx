import { formatCount } from "#shared/format/figures.ts";
import { OWN_LINK } from "#shared/rules/friend-link.ts";

import { raceLink, useSite } from "../../net/site.ts";
import { usePresence } from "../../realtime/presence-store.ts";
import { useSession } from "../../session/session.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Badge } from "../../ui/data/badge.tsx";

import style from "./friends.module.css";

interface FriendsHeadProps {
  readonly totalFriends: number;
  readonly isOnlineKnown: boolean;
}

/** The numbers of friends and of those online, and a link to race with them. */
export function FriendsHead({ totalFriends, isOnlineKnown }: FriendsHeadProps) {
  const site = useSite((answer) => answer.site);
  const user = useSession((session) => session.user);
  const here = usePresence((line) => line.online.length);
  const games = usePresence((line) => line.openGames);
  const limit = user?.friendLimit ?? 200;
  return (
    <header className={style.head}>
      <div className={style.headInner}>
        <h1 className={style.title}>Friends</h1>
        <p className={style.counts}>
          <Badge tone={totalFriends >= limit ? "amber" : "neutral"}>
            {totalFriends} of {limit}
          </Badge>
          {isOnlineKnown && (
            <Badge tone={here > 0 ? "teal" : "neutral"}>{here === 0 ? "No one online" : `${here} online`}</Badge>
          )}
          {isOnlineKnown && games > 0 && <Badge tone="amber">{formatCount(games, "open race")}</Badge>}
        </p>
        {user?.isBot !== true && (
          <div className={style.headWays}>
            <LinkButton kind="primary" to={raceLink(site, user?.username ?? OWN_LINK).to}>
              Race with friends
            </LinkButton>
          </div>
        )}
      </div>
    </header>
  );
}
