import { useEffect, useMemo } from "react";

import type { SectionID } from "#shared/ids.ts";

import { ClassConnection } from "./class-connection.ts";

/** The connection to the room of a class, while the page is open. */
export function useClassConnection(sectionID: SectionID): ClassConnection {
  const line = useMemo(() => new ClassConnection(sectionID), [sectionID]);
  useEffect(() => {
    void line.open();
    return () => line.leave();
  }, [line]);
  return line;
}
