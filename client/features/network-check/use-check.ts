import { useEffect, useState } from "react";

import { judge } from "#shared/rules/network-check/judge.ts";

import type { Run } from "./report-text.ts";
import { runCheck } from "./run-check.ts";

const NOTHING: Run = { measured: {}, findings: {} };

/** Runs the check when the page opens, and again when asked to. */
export function useCheck(): { readonly run: Run; readonly again: () => void } {
  const [run, setRun] = useState(NOTHING);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    void runCheck((check, measured) => {
      if (leaving.signal.aborted) return;
      setRun((before) => ({
        measured: { ...before.measured, [check]: measured },
        findings: { ...before.findings, [check]: judge(check, measured) },
      }));
    }, leaving.signal);
    return () => leaving.abort();
  }, [turn]);
  const again = (): void => {
    setRun(NOTHING);
    setTurn(turn + 1);
  };
  return { run, again };
}
