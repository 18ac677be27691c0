import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import type { SignedIn } from "#shared/contracts/self.ts";
import { RACER_HOME } from "#shared/rules/account/access.ts";

import { takeSignedIn } from "../../session/session.ts";

const isOwnPath = (path: unknown): path is string => typeof path === "string" && /^\/(?![/\\])/.test(path);

/** Where to go once signed in: back to the page that asked for it, else home. */
export function useNextPage(): string {
  const state: unknown = useLocation().state;
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return isOwnPath(from) ? from : RACER_HOME;
}

/** Signs in with the server's answer, and navigates on. */
export function useEntrance(): (answer: SignedIn, redirect?: string | null) => void {
  const navigate = useNavigate();
  const wayOn = useNextPage();
  return useCallback(
    (answer, redirect) => {
      takeSignedIn(answer);
      void navigate(isOwnPath(redirect) ? redirect : wayOn, { replace: true });
    },
    [navigate, wayOn],
  );
}
