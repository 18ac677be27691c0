import { useParams } from "react-router-dom";

import { useProfile } from "../../data/use-profile.ts";
import { FaultPage } from "../../shell/fault-page.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Player } from "./player.tsx";

import style from "./player.module.css";

/** A racer's public page; guests may look, too. @source core §2 /racer/{username} */
export function PlayerPage() {
  const { username = "" } = useParams();
  return <Profile key={username.toLowerCase()} username={username} />;
}

function Profile({ username }: { readonly username: string }) {
  const { load, again } = useProfile(username);
  if (load.state === "trouble" && load.trouble.kind === "not-found") return <FaultPage fault="not-found" />;
  if (load.state === "ready") return <Player player={load.value} />;
  return (
    <main id="main" className={style.empty}>
      {load.state === "loading" ? (
        <Spinner label="Loading profile" spoken />
      ) : (
        <ErrorState level={1} text={load.trouble.sentence} onRetry={again} />
      )}
    </main>
  );
}
