import { ChartLine, Crown, Flag, Gift, Pencil, UserMinus } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";

import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";

import type { Profile } from "../../data/people/use-profile.ts";
import { raceLink, useSite } from "../../net/site.ts";
import { isRegistered, useSession } from "../../session/session.ts";
import { goldOfferTo } from "../../shell/links/gold-offer.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { FriendRemoval } from "../../social/friend-removal.tsx";
import { RelationActions } from "../../social/relation-actions.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Report } from "./report.tsx";
import { TeamInvite } from "./team-invite.tsx";

import style from "./player.module.css";

interface PlayerActionsProps {
  readonly player: Profile;
  /** Whether an invite would reach them now. */
  readonly isHere: boolean;
  /** Where a friend is, if known. */
  readonly seen: SeenFriend | undefined;
}

/** Actions on a racer's page: for the player, a friend, a stranger and a guest. */
export function PlayerActions({ player, isHere, seen }: PlayerActionsProps) {
  const { relation } = player;
  const user = useSession((session) => session.user);
  const site = useSite((answer) => answer.site);
  const { pathname } = useLocation();
  const [isRemoving, setRemoving] = useState(false);
  if (relation === "self") {
    return (
      <div className={style.actions}>
        <LinkButton kind="primary" icon={<Pencil aria-hidden />} to="/profile">
          Edit profile
        </LinkButton>
        <LinkButton icon={<ChartLine aria-hidden />} to="/stats">
          My stats
        </LinkButton>
        <GoldButton />
      </div>
    );
  }
  if (!isRegistered(user)) {
    return (
      <div className={style.actions}>
        <LinkButton kind="primary" to="/register" state={{ from: pathname }}>
          Sign up to add friends
        </LinkButton>
      </div>
    );
  }
  const canJoin = seen?.isOpen === true && seen.app === (site ?? "type");
  return (
    <>
      <div className={style.actions}>
        {relation === "friend" ? (
          <>
            {canJoin ? (
              <LinkButton kind="primary" icon={<Flag aria-hidden />} to={raceLink(site, player.username).to}>
                Join race
              </LinkButton>
            ) : (
              user.username !== null && (
                <LinkButton
                  kind="primary"
                  icon={<Flag aria-hidden />}
                  to={raceLink(site, user.username).to}
                  state={isHere ? { invite: [player.userID] } : undefined}
                >
                  <span>
                    Race with <AsIs>{player.displayName}</AsIs>
                  </span>
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
          <RelationActions player={player} relation={relation} size="medium" />
        )}
      </div>
      <div className={style.quietWays}>
        {relation === "friend" && (
          <Button size="small" kind="plain" icon={<UserMinus aria-hidden />} onClick={() => setRemoving(true)}>
            Remove friend
          </Button>
        )}
        <FriendRemoval friend={isRemoving ? player : undefined} onClose={() => setRemoving(false)} />
        <TeamInvite player={player} />
        <Report player={player} />
      </div>
    </>
  );
}

/** What gold offers to oneself. @source teams-shop-seasons §6 Gold member */
function GoldButton() {
  const offer = goldOfferTo(useViewer());
  return (
    offer && (
      <LinkButton kind="gold" icon={<Crown aria-hidden />} to={offer.to}>
        {offer.label}
      </LinkButton>
    )
  );
}
