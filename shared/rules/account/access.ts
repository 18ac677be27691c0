import { PAGES, type Page, type PageAccess, type PageAddress } from "../../content/pages.ts";
import type { Site } from "../../content/site.ts";

/** How much of the site a visitor may use. `limited`: logged in, without a finished qualifying race. */
export type Access = "guest" | "limited" | "full";

export interface Visitor {
  readonly site: Site;
  readonly isLoggedIn: boolean;
  readonly qualifyingRaceComplete: boolean;
}

/** Full site access: a login and, on the typing site, a finished qualifying race. @source core §6 */
export function accessOf({ site, isLoggedIn, qualifyingRaceComplete }: Visitor): Access {
  if (!isLoggedIn) return "guest";
  return site === "math" || qualifyingRaceComplete ? "full" : "limited";
}

const ADMITS: Readonly<Record<PageAccess, readonly Access[]>> = {
  anyone: ["guest", "limited", "full"],
  signedIn: ["limited", "full"],
  full: ["full"],
};

const segmentsOf = (path: string): string[] =>
  path
    .replace(/[?#].*$/s, "")
    .split("/")
    .filter(Boolean);

const PATTERNS = PAGES.map((page: Page) => ({ page, pattern: segmentsOf(page.path) }));

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, at) => (part.startsWith(":") ? segments[at] !== "" : part === segments[at]));

/** The page at a path; undefined where there is none. */
export function pageAt(path: string): Page | undefined {
  const segments = segmentsOf(path);
  return PATTERNS.find(({ pattern }) => fits(pattern, segments))?.page;
}

/** Where a racer with an account is at home. @source core §2 */
export const RACER_HOME: PageAddress = "/garage";

/** The page to race on. @source core §2 */
export const racePath = (site: Site): PageAddress => (site === "math" ? "/play" : "/race");

export type Admission = { readonly isOpen: true } | { readonly isOpen: false; readonly goTo: string };

const OPEN: Admission = { isOpen: true };

/**
 * Whether a visitor may open a path, and where to go instead. A path without a page is open: the page says that there
 * is nothing.
 *
 * @source core §2, §6, teams §2
 */
export function admission(path: string, visitor: Visitor): Admission {
  const page = pageAt(path);
  if (page === undefined) return OPEN;
  if (page.site !== undefined && page.site !== visitor.site) {
    return { isOpen: false, goTo: [racePath(visitor.site), ...segmentsOf(path).slice(1)].join("/") };
  }
  const access = accessOf(visitor);
  if (ADMITS[page.access].includes(access)) return OPEN;
  if (access === "limited") return { isOpen: false, goTo: racePath(visitor.site) };
  return { isOpen: false, goTo: page.guestsGoTo ?? "/login" };
}

/** Footer links marked open, and the legal ones: everybody sees them. @source core §2 Footer */
export const OPEN_FOOTER_PATHS: readonly string[] = PAGES.filter((page) => page.isInOpenFooter).map(({ path }) => path);

/** Whether the footer shows a link. @source core §2 Footer */
export const showsFooterLink = (path: string, access: Access): boolean =>
  access === "full" || OPEN_FOOTER_PATHS.includes(path);

/** Where the logo leads. @source core §2 */
export const logoPath = (access: Access): PageAddress => (access === "guest" ? "/" : RACER_HOME);

/** Limited accounts get no header navigation; guests get that of visitors. @source core §2 */
export function headerKind(access: Access): "visitor" | "none" | "full" {
  if (access === "guest") return "visitor";
  return access === "limited" ? "none" : "full";
}
