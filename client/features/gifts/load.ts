import { useCallback, useEffect, useState } from "react";

import { CallProblem } from "../../net/call.ts";
import { sentenceOf } from "../../ui/form/sending.ts";

/** Why something cannot be shown. `none`: there is no such thing. */
export interface Trouble {
  readonly kind: "none" | "offline" | "broken";
  readonly sentence: string;
}

export type Load<T> =
  | { readonly state: "loading" }
  | { readonly state: "trouble"; readonly trouble: Trouble }
  | { readonly state: "ready"; readonly value: T };

interface Loading<T> {
  readonly load: Load<T>;
  /** Tries anew, after a trouble. */
  readonly again: () => void;
  /** Looks again, and shows what was there until the answer is here. */
  readonly refresh: () => void;
  readonly show: (value: T) => void;
}

/** Fetches what a page shows, and by itself once more when the line is back. */
export function useLoad<T>(fetchIt: () => Promise<T>): Loading<T> {
  const [load, setLoad] = useState<Load<T>>({ state: "loading" });
  const attempt = useCallback(
    (keepsOld: boolean) => {
      let hasLeft = false;
      const put = (next: Load<T>): void =>
        setLoad((now) => (hasLeft || (keepsOld && now.state === "ready" && next.state !== "ready") ? now : next));
      fetchIt().then(
        (value) => put({ state: "ready", value }),
        (problem: unknown) => put({ state: "trouble", trouble: troubleOf(problem) }),
      );
      return () => {
        hasLeft = true;
      };
    },
    [fetchIt],
  );
  useEffect(() => attempt(false), [attempt]);
  const again = useCallback(() => {
    setLoad({ state: "loading" });
    attempt(false);
  }, [attempt]);
  const isOffline = load.state === "trouble" && load.trouble.kind === "offline";
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isOffline, again]);
  const refresh = useCallback(() => void attempt(true), [attempt]);
  const show = useCallback((value: T) => setLoad({ state: "ready", value }), []);
  return { load, again, refresh, show };
}

function troubleOf(problem: unknown): Trouble {
  const sentence = sentenceOf(problem);
  if (!(problem instanceof CallProblem)) return { kind: "broken", sentence };
  if (problem.code === "offline") return { kind: "offline", sentence };
  return { kind: problem.status === 404 || problem.code === "badInput" ? "none" : "broken", sentence };
}
