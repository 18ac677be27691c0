import { Link } from "react-router-dom";

import { raceLink } from "../../net/site.ts";
import { opens } from "../../shell/open-feature.ts";
import { useViewer } from "../../shell/viewer.ts";

/**
 * A link to this player's friend race, if the feature is open to them.
 *
 * @source core §2 /race/{username}, /play/{username}, §6
 */
export function FriendsLink() {
  const viewer = useViewer();
  const { user, site } = viewer;
  if (!user?.username || !opens("friend_races", viewer)) return null;
  return <Link to={raceLink(site, user.username).to}>Race with friends</Link>;
}
