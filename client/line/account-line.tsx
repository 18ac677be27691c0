import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { OfflineBanner } from "../ui/offline-banner.tsx";
import { Growls } from "./growls.tsx";
import { useLine } from "./line-state.ts";
import { Line } from "./line.ts";
import { NewsDesk } from "./news-desk.ts";
import { hostAt, isRacePage } from "./place.ts";

import style from "./account-line.module.css";

/** Keeps an account's connection open while signed in, and shows what it brings. */
export function AccountLine() {
  const { pathname } = useLocation();
  const isLost = useLine(({ line }) => line === "lost");
  const line = useRef<Line>(undefined);
  const shown = useRef<Growls>(undefined);
  useEffect(() => {
    const growls = new Growls();
    shown.current = growls;
    const news = new NewsDesk(growls, () => line.current?.checkIn());
    const own = new Line(news, location.pathname);
    line.current = own;
    return () => {
      own.stop();
      growls.stop();
    };
  }, []);
  useEffect(() => {
    line.current?.moved(pathname);
    if (hostAt(pathname) !== undefined) shown.current?.arriveAtRace();
  }, [pathname]);
  return (
    <div className={style.place}>
      <OfflineBanner offline={isLost && !isRacePage(pathname)}>
        News of friends is late just now. We keep trying, and everything else goes on.
      </OfflineBanner>
    </div>
  );
}
