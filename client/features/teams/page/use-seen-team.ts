import { useEffect } from "react";

import { freshParts } from "../../../data/self-parts.ts";
import { CallProblem } from "../../../net/call.ts";
import { call, useSession } from "../../../session/session.ts";

/** While the own team's page is open, what is new on it is seen. @source teams §4 Team transitions */
export function useSeenTeam(isMember: boolean): void {
  const news = useSession(({ user }) =>
    user ? `${user.motdNotification} ${user.newTeamMembers} ${user.newlyJoinedTeamID}` : "",
  );
  const hasNews = useSession(
    ({ user }) =>
      user !== undefined && (user.motdNotification || user.newTeamMembers > 0 || user.newlyJoinedTeamID !== null),
  );
  useEffect(() => {
    if (!isMember || !hasNews) return;
    void see();
  }, [isMember, hasNews, news]);
}

async function see(): Promise<void> {
  try {
    await call("POST /teams/seen");
    await freshParts(["team"]);
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
  }
}
