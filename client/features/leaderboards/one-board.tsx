import { LocateFixed } from "lucide-react";

import { worldOf } from "#shared/rules/board-parts.ts";

import type { Leaderboard, ShownBoard } from "../../data/boards/use-leaderboard.ts";
import type { Loaded } from "../../data/loaded.ts";
import { useSite } from "../../net/site.ts";
import { isRegistered, useSession } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Table, type Column } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { OWN_ROW, racerColumns, teamColumns } from "./board-columns.tsx";
import {
  BOARD_LABELS,
  GROUP_LABELS,
  madeWords,
  ownWords,
  partWords,
  periodWords,
  ruleWords,
  TIME_LABELS,
} from "./words.ts";

import style from "./leaderboards.module.css";

interface OneBoardProps {
  readonly shown: ShownBoard;
  readonly loaded: Loaded<Leaderboard>;
}

/** One board: what it counts, the viewer's own place, and its lines. */
export function OneBoard({ shown, loaded: { load, again } }: OneBoardProps) {
  if (load.state === "trouble") {
    const isOffline = load.trouble.kind === "offline";
    return (
      <ErrorState
        level={2}
        title={isOffline ? "You're offline" : undefined}
        text={isOffline ? "The board shows up when we reach the server." : load.trouble.sentence}
        onRetry={again}
      />
    );
  }
  const page = load.state === "ready" ? load.value : undefined;
  return (
    <div className={style.board}>
      <p className={style.rule}>{ruleWords(shown)}</p>
      <p className={style.period}>
        {page ? (
          <>
            <span>{periodWords(page)}</span> <span className={style.made}>{madeWords(page)}</span>
          </>
        ) : (
          <Skeleton width="14rem" />
        )}
      </p>
      {page ? <Lines page={page} /> : <Waiting />}
    </div>
  );
}

const Waiting = () => (
  <div aria-busy>
    <VisuallyHidden>Loading the board</VisuallyHidden>
    <Skeleton height="3rem" lines={10} />
  </div>
);

function Lines({ page }: { readonly page: Leaderboard }) {
  const user = useSession((session) => session.user);
  const isMath = useSite(({ site }) => site === "math");
  const ownTag = user?.tag;
  const ownID = user?.userID;
  const caption = `${GROUP_LABELS[page.group]}${page.part === null ? "" : ` (${partWords(page.part)})`}: ${BOARD_LABELS[page.board]}, ${TIME_LABELS[page.time]}`;
  const worldID = worldOf(page.part ?? undefined);
  const isElsewhere = worldID !== undefined && isRegistered(user) && user.worldID !== worldID;
  const own = ownWords(page, isElsewhere);
  const isWeekly =
    page.board === "points" && page.time === "weekly" && page.filter === "everyone" && page.part === null;
  const isShown =
    page.racers.some(({ userID }) => userID === ownID) || page.teams.some(({ tag }) => tag === (ownTag ?? ""));
  const table = { caption, empty: <NobodyYet page={page} isElsewhere={isElsewhere} /> };
  return (
    <>
      {own !== "" && (
        <div className={style.own}>
          <p>{own}</p>
          {isShown && (
            <Button size="small" icon={<LocateFixed aria-hidden />} onClick={goToOwn}>
              Show my row
            </Button>
          )}
        </div>
      )}
      {page.group === "racers" ? (
        <Table
          {...table}
          columns={racerColumns(page.board, isMath, ownID, !isWeekly)}
          rows={page.racers}
          keyOf={({ userID }) => userID}
          isOwn={({ userID }) => userID === ownID}
        />
      ) : (
        <Table
          {...table}
          columns={teamColumns(page.board, isMath, ownTag) satisfies readonly Column<Leaderboard["teams"][number]>[]}
          rows={page.teams}
          keyOf={({ teamID }) => teamID}
          isOwn={({ tag }) => tag === ownTag}
        />
      )}
    </>
  );
}

/** The viewer's row comes into view, and the keyboard to its name. */
function goToOwn(): void {
  const row = document.getElementById(OWN_ROW);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector("a")?.focus({ preventScroll: true });
}

const NobodyYet = ({ page, isElsewhere }: { readonly page: Leaderboard; readonly isElsewhere: boolean }) => (
  <EmptyState
    level={2}
    scene="podium"
    title={page.filter === "everyone" ? "The first place is free" : "Nobody you know is here yet"}
    text={
      isElsewhere
        ? "Nobody of this world raced enough for a place."
        : page.isRunning
          ? "Race, and it could be yours."
          : "Nobody raced enough for a place in that time."
    }
    action={page.filter === "friends" && <LinkButton to="/friends">Find friends</LinkButton>}
  />
);
