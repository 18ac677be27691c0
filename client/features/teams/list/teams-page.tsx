import { Flag } from "lucide-react";
import { Navigate, useLocation } from "react-router-dom";

import { foundingMeans } from "#shared/rules/teams/founding.ts";

import { useSite } from "../../../net/site.ts";
import { isRegistered, useSession } from "../../../session/session.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { ClassMessage } from "../class-message.tsx";
import { teamPath } from "../team-path.ts";
import { ClassroomNote } from "./classroom-note.tsx";
import { Explainer } from "./explainer.tsx";
import { FindTeam } from "./find-team.tsx";
import { InviteSwitch } from "./invite-switch.tsx";
import { Invites } from "./invites.tsx";

import style from "./teams-page.module.css";

/** The list of teams, for whoever has none. @source teams §2 Team list page */
export function TeamsPage() {
  const racer = useSession(({ user }) => user);
  const { pathname } = useLocation();
  const user = isRegistered(racer) ? racer : undefined;
  const teamInfo = useSite((answer) => answer.teamInfo);
  const missing = user ? foundingMeans(user, teamInfo).filter((means) => means.missing !== undefined) : [];
  if (user?.tag) return <Navigate to={teamPath(user.tag)} replace />;
  return (
    <main id="main" className={style.page}>
      <header className={style.head}>
        <h1 className={style.title}>Teams</h1>
        <div className={style.founding}>
          {user ? (
            <>
              {missing.length > 0 && (
                <span className={style.so}>So far {missing.map(({ words }) => words).join(", ")}</span>
              )}
              <LinkButton kind={missing.length > 0 ? "quiet" : "primary"} icon={<Flag aria-hidden />} to="/team/create">
                Create New Team
              </LinkButton>
            </>
          ) : (
            <LinkButton kind="primary" to="/register" state={{ from: pathname }}>
              Sign up to join a team
            </LinkButton>
          )}
        </div>
      </header>
      <div className={style.body}>
        <div className={style.main}>
          <ClassMessage />
          {user && <ClassroomNote user={user} />}
          {user && <Invites />}
          <FindTeam canFound={user !== undefined && missing.length === 0} />
        </div>
        <aside className={style.aside} aria-label="About teams">
          <Explainer />
          {user && <InviteSwitch user={user} />}
        </aside>
      </div>
    </main>
  );
}
