import { NEWS_LIMITS } from "./limits.ts";

/** A page of this site: no other host, and no way around that. */
const OWN = /^\/(?![/\\])[!-[\]-~]*$/;
const SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** What the links of posts may look like. */
export const LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/;

/** Where a link of a post leads: to the web, to an e-mail, or to a page of this site. undefined: nowhere it may. */
export function linkTarget(written: string): string | undefined {
  if (written.length > NEWS_LIMITS.link) return undefined;
  if (OWN.test(written)) return written;
  const url = URL.parse(written);
  if (url === null || !SCHEMES.has(url.protocol)) return undefined;
  const isFair = url.username === "" && url.password === "" && url.href.length <= NEWS_LIMITS.link;
  return isFair && LINK.test(url.href) ? url.href : undefined;
}
