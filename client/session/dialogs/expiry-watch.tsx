import { lazy, Suspense, useEffect, useState } from "react";

import type { PopUp } from "#shared/rules/popups.ts";

import { onServerTime, serverNowMs, serverTimeIs } from "../../net/server-time.ts";
import { logOut } from "../log-out.ts";
import { askTime } from "../meet-server.ts";
import { keptToken, onTokenKept } from "../token/kept-token.ts";
import { readToken } from "../token/token.ts";
import { expiryAt, type Expiry } from "./expiry.ts";
import { usePopUp } from "./pop-ups.ts";

const ExpiryModal = lazy(async () => ({ default: (await import("./expiry-modal.tsx")).ExpiryModal }));

const STILL_THERE: PopUp = { key: "session", group: "session" };

/** Asks before an account's session ends, and ends it in time. During a race both wait. @source core §4, §8 */
export function ExpiryWatch({ isRacing }: { readonly isRacing: boolean }) {
  const phase = useExpiryPhase();
  const isOver = phase === "over" && !isRacing;
  useEffect(() => {
    if (isOver) logOut("expired-session");
  }, [isOver]);
  return phase === "warning" && <Warning />;
}

function Warning() {
  const [isOpen, setIsOpen] = useState(true);
  const isShown = usePopUp(STILL_THERE, isOpen);
  return (
    <Suspense fallback={null}>
      <ExpiryModal open={isShown} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}

/**
 * Looks by the server's time and not by the timer. Where that isn't sure, as after a sleep, the server is asked: what only
 * the computer's clock says is no more than a warning.
 */
function useExpiryPhase(): Expiry["phase"] {
  const [phase, setPhase] = useState<Expiry["phase"]>("calm");
  useEffect(() => {
    let timer = 0;
    const look = (): void => {
      clearTimeout(timer);
      const { phase: by, lookAgainMs } = expiryAt(readToken(keptToken() ?? "")?.expiresStamp, serverNowMs());
      const time = serverTimeIs();
      if (time === "sure" || (time === "unknown" && by === "calm")) setPhase(by);
      else void askTime().then(() => serverTimeIs() === "sure" || setPhase(by === "over" ? "warning" : by));
      timer = window.setTimeout(look, lookAgainMs);
    };
    look();
    const unhear = [onTokenKept(look), onServerTime(look)];
    const stopping = new AbortController();
    document.addEventListener("visibilitychange", look, stopping);
    window.addEventListener("storage", look, stopping);
    return () => {
      for (const stop of unhear) stop();
      stopping.abort();
      clearTimeout(timer);
    };
  }, []);
  return phase;
}
