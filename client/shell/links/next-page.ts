import { useLocation } from "react-router-dom";

import { RACER_HOME } from "#shared/rules/account/access.ts";

export const isOwnPath = (path: unknown): path is string => typeof path === "string" && /^\/(?![/\\])/.test(path);

/** Pages of their own that ask for a log-in by the address, such as `?next=/teachers/classes/1`. */
const NEXT_PAGE = /^\/teachers(\/[\w-]+)*$/;

/** The page of its own that asked for a log-in or a sign-up. */
export function useAskedPage(): string | undefined {
  const next = new URLSearchParams(useLocation().search).get("next");
  return next !== null && NEXT_PAGE.test(next) ? next : undefined;
}

/** Where to go once signed in: back to the page that asked for it, else home. */
export function useNextPage(): string {
  const { state }: { readonly state: unknown } = useLocation();
  const asked = useAskedPage();
  if (asked !== undefined) return asked;
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return isOwnPath(from) ? from : RACER_HOME;
}
