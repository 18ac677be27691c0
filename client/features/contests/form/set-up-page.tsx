import { Navigate } from "react-router-dom";

import { isRegistered, useSession } from "../../../session/session.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { SetUp } from "./set-up.tsx";

import style from "../contest-page.module.css";

/** A captain sets a contest up. */
export function SetUpContestPage() {
  const user = useSession((session) => session.user);
  if (!isRegistered(user)) return null;
  if (!user.tag) return <Navigate to="/team" replace />;
  return user.isTeamCaptain ? <SetUp ownTag={user.tag} /> : <ForCaptains tag={user.tag} />;
}

const ForCaptains = ({ tag }: { readonly tag: string }) => (
  <main id="main" className={style.empty}>
    <EmptyState
      level={1}
      scene="podium"
      title="Captains set contests up"
      text="Got an idea for one? Tell your captain. When it begins, your races count for the team."
      action={
        <LinkButton kind="primary" to={`/team/${encodeURIComponent(tag)}`}>
          Your team
        </LinkButton>
      }
    />
  </main>
);
