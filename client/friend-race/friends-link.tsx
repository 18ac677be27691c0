import { Link } from "react-router-dom";

import { useFrameFacts } from "../frame/facts.ts";
import { raceWay, useSite } from "../net/site.ts";
import { isRegistered, useSession } from "../session/session.ts";

/** The way to one's own friend race, for racers who have a friend or a class. @source core §2 /race/{username}, /play/{username}, §6 */
export function FriendsLink() {
  const user = useSession((session) => session.user);
  const isInClass = useFrameFacts(({ classStanding }) => classStanding === "member");
  const site = useSite((answer) => answer.site);
  if (!isRegistered(user) || user.username === null || (user.totalFriends === 0 && !isInClass)) return null;
  return <Link to={raceWay(site, user.username).to}>Race with friends</Link>;
}
