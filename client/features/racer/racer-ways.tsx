import { Flag, Gift, Pencil, Send, UserMinus } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";

import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";

import type { Profile } from "../../data/use-profile.ts";
import { FriendRemoval } from "../../line/friend-removal.tsx";
import { RelationWays } from "../../line/relation-ways.tsx";
import { raceWay, useSite } from "../../net/site.ts";
import { isRegistered, useSession } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Report } from "./report.tsx";

import style from "./racer.module.css";

interface RacerWaysProps {
  readonly player: Profile;
  readonly isHere: boolean;
  /** Where a friend is, if known. */
  readonly seen: SeenFriend | undefined;
}

/** Actions on a racer's page: for the player, a friend, a stranger and a guest. */
export function RacerWays({ player, isHere, seen }: RacerWaysProps) {
  const { relation } = player;
  const user = useSession((session) => session.user);
  const site = useSite((answer) => answer.site);
  const { pathname } = useLocation();
  const [isRemoving, setRemoving] = useState(false);
  if (relation === "self") {
    return (
      <div className={style.ways}>
        <LinkButton kind="primary" icon={<Pencil aria-hidden />} to="/profile">
          Edit profile
        </LinkButton>
      </div>
    );
  }
  if (!isRegistered(user)) {
    return (
      <div className={style.ways}>
        <LinkButton kind="primary" to="/login" state={{ from: pathname }}>
          Log in to be friends
        </LinkButton>
      </div>
    );
  }
  const canJoin = seen?.isOpen === true && seen.app === (site ?? "type");
  return (
    <>
      <div className={style.ways}>
        {relation === "friend" ? (
          <>
            {canJoin ? (
              <LinkButton kind="primary" icon={<Flag aria-hidden />} to={raceWay(site, player.username).to}>
                Join race
              </LinkButton>
            ) : (
              isHere &&
              user.username !== null && (
                <LinkButton
                  kind="primary"
                  icon={<Send aria-hidden />}
                  to={raceWay(site, user.username).to}
                  state={{ invite: [player.userID] }}
                >
                  Invite to a race
                </LinkButton>
              )
            )}
            {user.membership === "gold" && (
              <LinkButton
                kind="gold"
                icon={<Gift aria-hidden />}
                to={`/racer/${encodeURIComponent(player.username)}/gift`}
              >
                Send cash
              </LinkButton>
            )}
          </>
        ) : (
          <RelationWays player={player} relation={relation} size="medium" />
        )}
      </div>
      <div className={style.quietWays}>
        {relation === "friend" && (
          <Button size="small" kind="plain" icon={<UserMinus aria-hidden />} onClick={() => setRemoving(true)}>
            Remove friend
          </Button>
        )}
        <FriendRemoval friend={isRemoving ? player : undefined} onClose={() => setRemoving(false)} />
        <Report player={player} />
      </div>
    </>
  );
}
