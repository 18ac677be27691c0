import type { TeamReport as Report } from "#shared/contracts/teams/team-shapes.ts";

import type { TeamPage } from "../../../data/teams/use-team.ts";
import { call, isRegistered, useSession } from "../../../session/session.ts";
import { ReportButton } from "../../../social/report-button.tsx";

/** Reports the words of a team that others wrote. */
export function TeamReport({ page: { team, standing, motds } }: { readonly page: TeamPage }) {
  const user = useSession((session) => session.user);
  const latest = motds[0];
  if (!isRegistered(user)) return null;
  const choices: readonly { readonly value: Report["subject"]; readonly label: string }[] = [
    ...(standing.role === "captain"
      ? []
      : [
          { value: "team-tag" as const, label: "The team's tag" },
          { value: "team-name" as const, label: "The team's name" },
          ...(team.otherRequirements === ""
            ? []
            : [{ value: "team-requirements" as const, label: "The special requirements" }]),
        ]),
    ...(latest && latest.userID !== user.userID
      ? [{ value: "team-message" as const, label: "The message of the day" }]
      : []),
  ];
  if (choices.length === 0) return null;
  return (
    <ReportButton
      name={team.name}
      title="Report a team"
      choices={choices}
      send={(subject, note) =>
        call("POST /teams/{id}/report", {
          params: { id: team.teamID },
          body: {
            subject,
            ...(subject === "team-message" && { teamMotdID: latest?.teamMotdID }),
            ...(note !== undefined && { note }),
          },
        })
      }
    />
  );
}
