import { useEffect, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

import { isStill } from "../ui/still.ts";

const FADE_MS = 120;

interface PageProps {
  /** The document title. */
  readonly title: string;
  /** The page manages focus and scroll position itself. */
  readonly isOwnMaster?: boolean;
  readonly children: ReactNode;
}

/** The previous page; undefined on the first one of a visit. */
let lastPath: string | undefined;

/** One page. Navigation starts at its top, with its heading focused and a short fade. */
export function Page({ title, isOwnMaster = false, children }: PageProps) {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    document.title = title === "" ? "Redline" : `${title} · Redline`;
  }, [title]);
  useEffect(() => {
    const isArrival = lastPath !== undefined && lastPath !== pathname;
    lastPath = pathname;
    if (isOwnMaster) return;
    const target = partAt(hash);
    if (target) target.scrollIntoView();
    else if (isArrival && !isReturn) window.scrollTo(0, 0);
    if (isArrival) arrive();
  }, [pathname, hash, isReturn, isOwnMaster]);
  return children;
}

/** The element named by a hash; undefined for an undecodable hash. */
function partAt(hash: string): HTMLElement | null {
  try {
    return hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function arrive(): void {
  const main = document.querySelector("main");
  const heading = main?.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  if (!isStill()) main?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: "ease-out" });
}
