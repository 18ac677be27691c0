import { lazy, Suspense, useEffect, useState } from "react";

import type { PopUp } from "#shared/rules/popups.ts";

import { expiryAt, type Expiry } from "./expiry.ts";
import { keptToken, onTokenKept } from "./kept-token.ts";
import { logOut } from "./log-out.ts";
import { usePopUp } from "./pop-ups.ts";
import { readToken } from "./token.ts";

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

/** Looks by the clock and not by the timer, so that a computer that slept knows at once. */
function useExpiryPhase(): Expiry["phase"] {
  const [phase, setPhase] = useState<Expiry["phase"]>("calm");
  useEffect(() => {
    let timer = 0;
    const look = (): void => {
      clearTimeout(timer);
      const now = expiryAt(readToken(keptToken() ?? "")?.expiresStamp, Date.now());
      setPhase(now.phase);
      timer = window.setTimeout(look, now.lookAgainMs);
    };
    look();
    const unhear = onTokenKept(look);
    const stopping = new AbortController();
    document.addEventListener("visibilitychange", look, stopping);
    window.addEventListener("storage", look, stopping);
    return () => {
      unhear();
      stopping.abort();
      clearTimeout(timer);
    };
  }, []);
  return phase;
}
