import { useSession } from "../../session/session.ts";
import { ShownSwitch } from "./shown-switch.tsx";
import { Statistics } from "./statistics.tsx";
import { SummaryTable } from "./summary-table.tsx";

import style from "./stats.module.css";

/** What one raced, in figures. @source teams-shop-seasons §2 Stats */
export function StatsPage() {
  const userID = useSession(({ user }) => user?.userID);
  if (userID === undefined) return null;
  return (
    <main id="main" className={style.page}>
      <header className={style.head}>
        <h1>Stats</h1>
        <SummaryTable />
      </header>
      <Statistics userID={userID} isOwn />
      <ShownSwitch />
    </main>
  );
}
