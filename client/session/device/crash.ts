import { lasting, ofThisTab } from "../../browser/storages.ts";
import { currentTrail, type Breadcrumb } from "../../net/breadcrumbs.ts";
import { CallProblem, makeCall, type Given } from "../../net/call.ts";
import { computerMs } from "../../net/computer-clock.ts";
import { clearSession } from "../session.ts";
import { splitTestOf } from "./split-test.ts";

type Report = Given<"POST /client-errors">["body"];

const KEY = "redline-crash";
/** @source core §4 */
const TWICE_MS = 15_000;

/** Whether a crash follows the last one so soon that the stored session may be what breaks the page. */
export const isSecondCrash = (lastMs: number | undefined, nowMs: number): boolean =>
  lastMs !== undefined && nowMs >= lastMs && nowMs - lastMs <= TWICE_MS;

/** The report of a crash for the server's log, cut to the contract's limits. */
export function reportOf(
  error: unknown,
  where: { readonly path: string; readonly splitTest: number },
  breadcrumbs: readonly Breadcrumb[],
): Report {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const { path, splitTest } = where;
  return {
    message: message.slice(0, 500),
    stack: stack.slice(0, 4_000),
    path: path.slice(0, 200),
    splitTest,
    breadcrumbs,
  };
}

/** Whether a page's code could not be fetched, which is no fault of the page. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS|error loading dynamically/i.test(error.message);

/** Reports a crash, and clears the session at the second one in 15 s. @returns whether it did */
export function takeCrash(error: unknown): boolean {
  const nowMs = computerMs();
  const last = ofThisTab.getItem(KEY);
  ofThisTab.setItem(KEY, String(nowMs));
  void report(error);
  const isSecond = isSecondCrash(last === null ? undefined : Number(last), nowMs);
  if (isSecond) clearSession();
  return isSecond;
}

async function report(error: unknown): Promise<void> {
  try {
    const splitTest = splitTestOf(lasting, computerMs(), Math.random);
    const body = reportOf(error, { path: location.pathname, splitTest }, currentTrail());
    await makeCall("POST /client-errors", { body });
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
  }
}
