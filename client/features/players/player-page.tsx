import { useEffect } from "react";
import { useParams } from "react-router-dom";

import { keepCollection, keptCollection } from "../../data/garage/kept-collections.ts";
import { useProfile } from "../../data/people/use-profile.ts";
import { FaultPage } from "../../shell/states/fault-page.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Collection } from "./collection.tsx";
import { Player } from "./player.tsx";

import style from "./player.module.css";

/** A racer's public page; guests may look, too. @source core §2 /racer/{username} */
export function PlayerPage() {
  const { username = "" } = useParams();
  return <Profile key={username.toLowerCase()} username={username} />;
}

function Profile({ username }: { readonly username: string }) {
  const { load, again } = useProfile(username);
  const kept = keptCollection(username);
  const counts = load.state === "ready" ? load.value.collection : undefined;
  useEffect(() => {
    if (counts) keepCollection(username, counts);
  }, [username, counts]);
  if (load.state === "trouble" && load.trouble.kind === "not-found") return <FaultPage fault="not-found" />;
  if (load.state === "ready") return <Player player={load.value} />;
  return (
    <main id="main" className={style.empty}>
      {load.state === "loading" ? (
        <>
          <Spinner label="Loading profile" spoken />
          {kept && <Collection counts={kept} />}
        </>
      ) : (
        <ErrorState level={1} text={load.trouble.sentence} onRetry={again} />
      )}
    </main>
  );
}
