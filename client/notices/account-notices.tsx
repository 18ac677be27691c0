import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { hostAt, isRacePage } from "../realtime/location.ts";
import { PlayerConnection } from "../realtime/player-connection.ts";
import { usePresence } from "../realtime/presence-store.ts";
import { OfflineBanner } from "../ui/feedback/offline-banner.tsx";
import { Growls } from "./growls.tsx";
import { NotificationInbox } from "./notification-inbox.ts";

import style from "./account-notices.module.css";

/** Keeps an account's connection open while signed in, and shows what it brings. */
export function AccountNotices() {
  const { pathname } = useLocation();
  const isLost = usePresence(({ line }) => line === "lost");
  const line = useRef<PlayerConnection>(undefined);
  const shown = useRef<Growls>(undefined);
  useEffect(() => {
    const growls = new Growls();
    shown.current = growls;
    const news = new NotificationInbox(growls, () => line.current?.checkIn());
    const own = new PlayerConnection(news, location.pathname);
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
        Friend updates are running late. Everything else works.
      </OfflineBanner>
    </div>
  );
}
