import { Link } from "react-router-dom";

import { raceLink, useSite } from "../../net/site.ts";
import { useSession } from "../../session/session.ts";

/**
 * A link to this player's own race of friends: everybody with an account may host one, with friends on the site or not.
 *
 * @source core §2 /race/{username}, /play/{username}
 */
export function FriendsLink() {
  const host = useSession(({ user }) => user?.username);
  const site = useSite((answer) => answer.site);
  return host && <Link to={raceLink(site, host).to}>Race with friends</Link>;
}
