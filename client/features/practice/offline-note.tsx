import { useEffect, useState, useSyncExternalStore } from "react";

import { LinkButton } from "../../ui/controls/link-button.tsx";
import { OfflineBanner } from "../../ui/feedback/offline-banner.tsx";

import style from "./practice.module.css";

const ASK_AGAIN_MS = 5_000;

const watchLine = (onChange: () => void): (() => void) => {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
};

const answers = (): Promise<boolean> =>
  fetch("/site.json", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Polls the server until it answers: being online does not mean that it is reachable.
 *
 * @returns whether it answers; undefined while unknown
 */
function useServer(isAsked: boolean): boolean | undefined {
  const [isThere, setIsThere] = useState<boolean>();
  useEffect(() => {
    if (!isAsked) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const answer = await answers();
      if (isLeft) return;
      setIsThere(answer);
      if (!answer) timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
    };
    void ask();
    return () => {
      isLeft = true;
      clearTimeout(timer);
      setIsThere(undefined);
    };
  }, [isAsked]);
  return isThere;
}

/** Explains why this page is shown instead of the requested one, and links there once it is reachable. */
export function OfflineNote() {
  const isOffline = useSyncExternalStore(watchLine, () => !navigator.onLine);
  const { pathname } = location;
  const isServerThere = useServer(!isOffline && !pathname.startsWith("/practice"));
  return (
    <>
      <OfflineBanner offline={isOffline || isServerThere === false}>
        {isOffline
          ? "You're offline. You can practise here until you're back."
          : "We can't reach Redline right now. You can practise here until we can."}
      </OfflineBanner>
      {isServerThere && (
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
