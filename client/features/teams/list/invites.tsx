import { formatDay } from "#shared/format/dates.ts";

import { useTeamInvites, type TeamInvites } from "../../../data/teams/use-teams.ts";
import { call } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { Rows } from "../../../ui/layout/rows.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { useDeeds } from "../use-deed.ts";
import { TeamRow } from "./team-row.tsx";

import style from "./teams-page.module.css";

/** The teams that want the player; nothing without one. @source teams §2 Team list page */
export function Invites() {
  const { load, again } = useTeamInvites(true);
  const { busy, run } = useDeeds();
  if (load.state === "trouble") {
    return (
      <p role="alert" className={style.quiet}>
        We couldn't load your invites.{" "}
        <Button size="small" onClick={again}>
          Try again
        </Button>
      </p>
    );
  }
  if (load.state === "loading" || load.value.length === 0) return null;
  const actions = ({ teamID, name }: TeamInvites[number]) => {
    const given = { params: { id: teamID } };
    return (
      <>
        <Button
          size="small"
          kind="plain"
          busy={busy === `ignore ${teamID}`}
          onClick={() => void run(`ignore ${teamID}`, () => call("POST /teams/{id}/ignore-invite", given))}
        >
          Ignore
          <VisuallyHidden>
            {" "}
            <AsIs>{name}</AsIs>
          </VisuallyHidden>
        </Button>
        <Button
          size="small"
          kind="primary"
          busy={busy === `join ${teamID}`}
          onClick={() => void run(`join ${teamID}`, () => call("POST /teams/{id}/accept-invite", given), "friends")}
        >
          Join
          <VisuallyHidden>
            {" "}
            <AsIs>{name}</AsIs>
          </VisuallyHidden>
        </Button>
      </>
    );
  };
  return (
    <section className={style.group} aria-labelledby="team-invites">
      <h2 id="team-invites" className={style.groupTitle}>
        Your Invites
      </h2>
      <Rows>
        {load.value.map((invite) => (
          <TeamRow
            key={invite.teamID}
            team={invite}
            received={formatDay(invite.createdStamp)}
            actions={actions(invite)}
          />
        ))}
      </Rows>
    </section>
  );
}
