import { useState } from "react";

import { useSession } from "../../../session/session.ts";

interface First<T> {
  readonly first: T | undefined;
  /** It was closed here. */
  onOver(this: void): void;
}

/**
 * What was due first since the page was loaded: it stays until it is closed, since what is shown is due no more. Nothing comes
 * after it until the page is loaded again, or somebody else logs in.
 */
export function useFirst<T>(due: T | undefined): First<T> {
  const userID = useSession(({ user }) => user?.userID);
  const [kept, setKept] = useState<{ readonly by: typeof userID; readonly first: T; readonly isOver: boolean }>();
  const own = kept?.by === userID ? kept : undefined;
  if (!own && due !== undefined) setKept({ by: userID, first: due, isOver: false });
  return {
    first: own?.isOver === false ? own.first : undefined,
    onOver: () => setKept(own && { ...own, isOver: true }),
  };
}
