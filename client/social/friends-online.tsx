import { Link } from "react-router-dom";

import { raceLink, useSite } from "../net/site.ts";
import { usePresence } from "../realtime/presence-store.ts";
import { useSession } from "../session/session.ts";
import { LinkButton } from "../ui/controls/link-button.tsx";
import { PlayerName } from "../ui/data/player-name.tsx";
import { CarThumb } from "../ui/pictures/car-thumb.tsx";
import { RaceLinkCopy } from "./race-link-copy.tsx";
import { useFriendsHere } from "./use-friends-here.ts";

import style from "./friends-online.module.css";

const MOST = 6;

/** Friends, teammates and classmates who are online; who waits with a free seat can be joined. */
export function FriendsOnline() {
  useFriendsHere();
  const friends = useSession((session) => session.friends.list);
  const total = friends.length;
  const online = usePresence((presence) => presence.online);
  const site = useSite((answer) => answer.site);
  const here = online.flatMap((seen) => {
    const friend = friends.find(({ userID }) => userID === seen.userID);
    return friend ? [{ friend, isOpen: seen.isOpen && seen.app === (site ?? "type") }] : [];
  });
  if (total === 0) {
    return (
      <div className={style.none}>
        <p>Racing is more fun with friends. Send someone your link, or find some here.</p>
        <div className={style.ways}>
          <RaceLinkCopy size="small" />
          <LinkButton size="small" to="/friends">
            Find friends
          </LinkButton>
        </div>
      </div>
    );
  }
  if (here.length === 0) return <p className={style.none}>No one is online right now.</p>;
  const first = here.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen)).slice(0, MOST);
  return (
    <ul className={style.friends}>
      {first.map(({ friend, isOpen }) => (
        <li key={friend.userID} className={style.friend}>
          <CarThumb carID={friend.carID} hueAngle={friend.carHueAngle} look={friend.look} width="3rem" />
          <PlayerName player={friend} plain={friend.username === "" || friend.friendType === "classmate"} />
          {isOpen && friend.username !== "" && (
            <LinkButton size="small" kind="primary" to={raceLink(site, friend.username).to}>
              Join race
            </LinkButton>
          )}
        </li>
      ))}
      {here.length > MOST && (
        <li>
          <Link to="/friends">and {here.length - MOST} more</Link>
        </li>
      )}
    </ul>
  );
}
