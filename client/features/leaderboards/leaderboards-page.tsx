import { useSearchParams } from "react-router-dom";

import { partsOf } from "#shared/rules/board-parts.ts";
import { BOARD_TIMES } from "#shared/rules/boards.ts";

import { useLeaderboard, type ShownBoard } from "../../data/boards/use-leaderboard.ts";
import { useSite } from "../../net/site.ts";
import { useIsLoggedIn } from "../../session/session.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Tabs } from "../../ui/data/tabs.tsx";
import { BoardChoice } from "./board-choice.tsx";
import { OneBoard } from "./one-board.tsx";
import { readBoard, writeBoard } from "./shown-board.ts";
import { TIME_LABELS } from "./words.ts";

import style from "./leaderboards.module.css";

/** Who did best in a day, a week, a month and a season. @source teams-shop-seasons §3 Leaderboard store, rules Boards */
export function LeaderboardsPage() {
  const [search, setSearch] = useSearchParams();
  const isLoggedIn = useIsLoggedIn();
  const site = useSite(({ site: known }) => known) ?? "type";
  const read = readBoard(search, site);
  const shown: ShownBoard = isLoggedIn ? read : { ...read, filter: "everyone" };
  const show = (change: Partial<ShownBoard>): void =>
    setSearch(writeBoard({ ...shown, ...change }), { replace: true, preventScrollReset: true });
  const loaded = useLeaderboard(shown);
  const seasons = loaded.load.state === "ready" ? loaded.load.value.seasons : [];
  const board = <OneBoard shown={shown} loaded={loaded} />;
  return (
    <main id="main" className={style.page}>
      <header className={style.head}>
        <h1>Leaderboards</h1>
        {!isLoggedIn && (
          <div className={style.guest}>
            <p>Have an account? Then your races count here.</p>
            <LinkButton kind="primary" size="small" to="/register">
              Sign Up
            </LinkButton>
          </div>
        )}
        <BoardChoice shown={shown} onShow={show} isLoggedIn={isLoggedIn} seasons={seasons} parts={partsOf(site)} />
        <HelpLink to="leaderboards">How the boards count</HelpLink>
      </header>
      <Tabs
        label="Time"
        tabs={BOARD_TIMES.map((time) => ({ value: time, label: TIME_LABELS[time], panel: board }))}
        value={shown.time}
        onValue={(time) => show({ time })}
      />
    </main>
  );
}
