import { useEffect, type ReactNode } from "react";
import { Navigate } from "react-router-dom";

import { raceLink, useSite } from "../../net/site.ts";
import { Page } from "../../shell/page.tsx";
import { LoadingPage } from "../../shell/states/loading-page.tsx";
import { useRace } from "../session/race-store.ts";
import { isClosed } from "./closed-words.ts";
import type { FriendConnection } from "./friend-connection.ts";
import { useFriends } from "./friend-store.ts";
import { LobbyClosed } from "./lobby-closed.tsx";
import { useRaceName } from "./race-name.ts";
import { useInvitations } from "./use-invitations.ts";

interface FriendRoundProps {
  readonly line: FriendConnection;
  /** Enters the next round. */
  readonly race: () => void;
  /** The race's screen. */
  readonly children: ReactNode;
}

/**
 * Round after round with the same friends, in any discipline: shows the race's screen, or why the lobby does not open.
 */
export function FriendRound({ line, race, children }: FriendRoundProps) {
  const isCalled = useFriends((friends) => friends.isCalled);
  useEffect(() => {
    if (!isCalled) return;
    useFriends.setState({ isCalled: false });
    race();
  });
  const status = useFriends((friends) => friends.status);
  const table = useFriends((friends) => friends.table);
  const stage = useRace((view) => view.stage);
  const title = useRaceName();
  useInvitations(line, table);
  const site = useSite((answer) => answer.site);
  const ownLink = useFriends((friends) => friends.ownLink);
  if (ownLink !== undefined) return <Navigate to={raceLink(site, ownLink).to} replace />;

  const isEarly = stage === "parked" || stage === "entering" || stage === "table";
  const isOut = isEarly && !table;
  const isTaken = stage === "trouble" && status === "elsewhere";
  if (isTaken || (isOut && isClosed(status))) return <LobbyClosed line={line} onOpen={isTaken ? race : undefined} />;
  if (isOut) return <LoadingPage />;
  return (
    <Page title={title} isOwnMaster>
      {children}
    </Page>
  );
}
