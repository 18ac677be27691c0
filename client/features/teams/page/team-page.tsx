import { useState } from "react";
import { Navigate, useNavigate, useParams } from "react-router-dom";

import type { TeamID } from "#shared/ids.ts";
import { tagOf } from "#shared/rules/teams/form.ts";

import { useTeam, type AtTag } from "../../../data/teams/use-team.ts";
import { isRegistered, useSession } from "../../../session/session.ts";
import { DetailsTrouble } from "../../../shell/states/details-trouble.tsx";
import { TeamAlert } from "../team-alert.tsx";
import { teamPath } from "../team-path.ts";
import { NoSuchTeam, TeamToCome } from "../team-states.tsx";
import { Team } from "./team.tsx";

/** @source teams §4 Team transitions, §8 */
const GONE = {
  disbanded: "Uh oh! It looks like this team was disbanded by the captain.",
  removed: "You have been removed from this team!",
} as const;

/** A team's page, open to everyone. @source teams §2 Team details page */
export function TeamPage() {
  const { tag = "" } = useParams();
  return <TeamAt key={tagOf(tag)} tag={tagOf(tag)} />;
}

function TeamAt({ tag }: { readonly tag: string }) {
  const navigate = useNavigate();
  const { load, again } = useTeam(tag);
  const racer = useSession(({ user }) => user);
  const user = isRegistered(racer) ? racer : undefined;
  const ownID = user?.tag === tag ? user.teamID : null;
  /** The team that was the player's own while this page was open. */
  const [lastOwnID, setLastOwnID] = useState<TeamID | null>(ownID);
  const [isGoing, setGoing] = useState(false);
  if (ownID !== null && ownID !== lastOwnID) setLastOwnID(ownID);

  if (user?.tag && user.tag !== tag && user.teamID === lastOwnID) return <Navigate to={teamPath(user.tag)} replace />;
  if (load.state === "ready" && load.value.kind === "moved" && user?.tag !== null) {
    return <Navigate to={teamPath(load.value.tag)} replace />;
  }
  const hasLost = user !== undefined && lastOwnID !== null && user.teamID === null && !isGoing;
  const gone = hasLost && load.state === "ready" ? goneAs(load.value) : undefined;
  return (
    <>
      {load.state === "trouble" && <DetailsTrouble trouble={load.trouble} onRetry={again} />}
      {load.state === "ready" && load.value.kind === "none" && <NoSuchTeam />}
      {load.state === "ready" && load.value.kind === "team" ? (
        <Team key={load.value.page.team.teamID} page={load.value.page} onGoing={setGoing} />
      ) : (
        (load.state === "loading" || (load.state === "ready" && load.value.kind === "moved")) && <TeamToCome />
      )}
      <TeamAlert
        text={gone && GONE[gone]}
        onClose={() => {
          setLastOwnID(null);
          if (gone === "disbanded") void navigate("/team", { replace: true });
        }}
      />
    </>
  );
}

/** What became of the player's own team; undefined while only the session knows. */
function goneAs(at: AtTag): keyof typeof GONE | undefined {
  if (at.kind === "none") return "disbanded";
  return at.kind === "team" && !at.page.isMember ? "removed" : undefined;
}
