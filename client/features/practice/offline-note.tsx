import { useSyncExternalStore } from "react";

import { LinkButton } from "../../ui/link-button.tsx";
import { OfflineBanner } from "../../ui/offline-banner.tsx";

import style from "./practice.module.css";

const watchLine = (onChange: () => void): (() => void) => {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
};

/** Says why somebody who opened another page is here, and leads there once it can be reached. */
export function OfflineNote() {
  const isOffline = useSyncExternalStore(watchLine, () => !navigator.onLine);
  const { pathname } = location;
  const isElsewhere = !pathname.startsWith("/practice");
  return (
    <>
      <OfflineBanner offline={isOffline}>You're offline. You can practice here until you're back.</OfflineBanner>
      {isElsewhere && !isOffline && (
        <p className={style.back}>
          You're back online.{" "}
          <LinkButton to={pathname} reloadDocument size="small" kind="primary">
            Go on
          </LinkButton>
        </p>
      )}
    </>
  );
}
