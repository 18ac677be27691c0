import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

import type { SignedIn } from "#shared/contracts/self.ts";

import { takeSignedIn } from "../../session/session.ts";
import { isOwnPath, useNextPage } from "../../shell/links/next-page.ts";

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
