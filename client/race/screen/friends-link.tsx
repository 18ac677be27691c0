import { Link } from "react-router-dom";

import { OWN_LINK } from "#shared/rules/friend-link.ts";

import { raceLink, useSite } from "../../net/site.ts";
import { useSession } from "../../session/session.ts";

/**
 * A link to this player's own race of friends: everybody may host one, with an account or without.
 *
 * @source core §2 /race/{username}, /play/{username}
 */
export function FriendsLink() {
  const host = useSession(({ user }) => user?.username);
  const site = useSite((answer) => answer.site);
  return <Link to={raceLink(site, host ?? OWN_LINK).to}>Race with friends</Link>;
}
