import { useEffect } from "react";
import { Link, useParams } from "react-router-dom";

import { useProfile, type Profile } from "../../data/people/use-profile.ts";
import { FaultPage } from "../../shell/states/fault-page.tsx";
import { NotLoaded } from "../../social/not-loaded.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Statistics } from "./statistics.tsx";

import style from "./stats.module.css";

/** What another racer lets others see. */
export function OthersStatsPage() {
  const { username = "" } = useParams();
  const loaded = useProfile(username);
  const { load } = loaded;
  if (load.state === "trouble" && load.trouble.kind === "not-found") return <FaultPage fault="not-found" />;
  return (
    <main id="main" className={style.page}>
      {load.state === "ready" ? <Allowed {...load.value} /> : <NotLoaded loaded={loaded} lines={10} />}
    </main>
  );
}

function Allowed({ userID, displayName, username, areStatsShown }: Profile) {
  useEffect(() => {
    document.title = `${displayName}'s stats · Redline`;
  }, [displayName]);
  return (
    <>
      <header className={style.head}>
        <h1>
          <AsIs>{displayName}</AsIs>'s stats
        </h1>
        <p>
          <Link to={`/racer/${encodeURIComponent(username)}`}>Back to the racer's page</Link>
        </p>
      </header>
      {!areStatsShown ? (
        <EmptyState
          level={2}
          title="These stats are private"
          text="This racer keeps them to themselves. You can look at yours."
          action={<Link to="/stats">My stats</Link>}
        />
      ) : (
        <Statistics userID={userID} isOwn={false} />
      )}
    </>
  );
}
