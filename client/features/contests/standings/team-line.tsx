import { Link } from "react-router-dom";

import type { ContestTeam } from "../../../data/contests/use-contests.ts";
import { asIs, AsIs } from "../../../ui/data/as-is.tsx";
import { TeamTag } from "../../../ui/data/team-tag.tsx";

/** The tag and the name of a team, with the way to its page while there is one. */
export const TeamLine = ({
  team: { teamID, tag, tagColor, teamName },
}: {
  readonly team: Pick<ContestTeam, "teamID" | "tag" | "tagColor" | "teamName">;
}) => (
  <>
    <TeamTag tag={tag} tagColor={tagColor} />{" "}
    {teamID === null ? (
      <AsIs>{teamName}</AsIs>
    ) : (
      <Link {...asIs()} to={`/team/${encodeURIComponent(tag)}`}>
        {teamName}
      </Link>
    )}
  </>
);
