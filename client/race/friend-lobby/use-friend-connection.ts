import { useEffect, useMemo } from "react";

import { FriendConnection } from "./friend-connection.ts";

/** The connection to a host's lobby, while the page is open. */
export function useFriendConnection(link: string): FriendConnection {
  const line = useMemo(() => new FriendConnection(link), [link]);
  useEffect(() => {
    void line.open();
    return () => line.leave();
  }, [line]);
  return line;
}
