import { isRegistered, useSession } from "../session/session.ts";
import { SeasonProgress, seasonShown } from "./season-progress.tsx";

/** How far the racer is in the season, in one low row; nothing for guests, and before the first races. */
export function SeasonLine() {
  const user = useSession((session) => session.user);
  const season = isRegistered(user) ? seasonShown(user) : undefined;
  return season ? <SeasonProgress season={season} look="line" /> : null;
}
