import { useEffect, useMemo } from "react";

import { FriendLine } from "./friend-line.ts";

/** The connection to a host's lobby, while the page is open. */
export function useFriendLine(username: string): FriendLine {
  const line = useMemo(() => new FriendLine(username), [username]);
  useEffect(() => {
    void line.open();
    return () => line.leave();
  }, [line]);
  return line;
}
