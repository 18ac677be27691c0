import { useEffect, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

const FADE_MS = 120;
const STILL = "(prefers-reduced-motion: reduce)";

interface PlaceProps {
  /** What the browser's tab says. */
  readonly title: string;
  /** The page looks after focus and position itself. */
  readonly isOwnMaster?: boolean;
  readonly children: ReactNode;
}

/** The page a person was on before; none on the first one of a visit. */
let lastPath: string | undefined;

/** One page. Whoever comes to it from another one starts at its top, with its heading focused and a short fade. */
export function Place({ title, isOwnMaster = false, children }: PlaceProps) {
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

/** The part of the page that a hash names; a hash that is no text names none. */
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
  const isQuiet = matchMedia(STILL).matches || document.documentElement.dataset.motion === "quiet";
  if (!isQuiet) main?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: "ease-out" });
}
