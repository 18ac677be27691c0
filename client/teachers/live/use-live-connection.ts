import { useEffect, useMemo } from "react";

import type { SectionID } from "#shared/ids.ts";

import { LiveConnection } from "./live-connection.ts";

/**
 * The line to the room of a class, while the page is open.
 *
 * @param opens whether the page begins a lesson where none goes on
 */
export function useLiveConnection(sectionID: SectionID, opens: boolean): LiveConnection {
  const line = useMemo(() => new LiveConnection(sectionID, opens), [sectionID, opens]);
  useEffect(() => {
    void line.open();
    return () => line.leave();
  }, [line]);
  return line;
}
