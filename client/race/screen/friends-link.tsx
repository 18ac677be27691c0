import { Link } from "react-router-dom";

import { opens } from "../../frame/open-feature.ts";
import { useViewer } from "../../frame/viewer.ts";
import { raceWay } from "../../net/site.ts";

/** The way to one's own friend race, for whoever they are open to. @source core §2 /race/{username}, /play/{username}, §6 */
export function FriendsLink() {
  const viewer = useViewer();
  const { user, site } = viewer;
  if (!user?.username || !opens("friend_races", viewer)) return null;
  return <Link to={raceWay(site, user.username).to}>Race with friends</Link>;
}
