import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { useSite } from "../net/site.ts";
import { renewPage } from "../session/device/old-page.ts";

/** Reloads a page with an outdated client when nothing would be lost. */
export function OldPageWatch() {
  const { pathname } = useLocation();
  const serverVersion = useSite(({ clientVersion }) => clientVersion);
  const path = useRef(pathname);
  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    void renewPage("moved");
  }, [pathname]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "hidden") void renewPage("hidden");
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [serverVersion]);
  return null;
}
