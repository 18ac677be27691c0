import { createHash } from "node:crypto";

import type { z } from "zod";

import { PAGES } from "../../content/pages.ts";
import type { clientError } from "../../contracts/account/recovery.ts";
import { CALLS } from "../../contracts/calls.ts";

type Report = z.output<typeof clientError.body>;

const MOST_PLACES = 10;
const KIND = /\b(?:Type|Range|Reference|Syntax|URI|Aggregate|Internal|Call)?(?:Error|Problem)\b|\bDOMException\b/;
/** The hash in the name of a built file, line and column. */
const PLACE = /\/assets\/[\w.-]{0,80}?-([\w-]{8}\.js:\d{1,7}:\d{1,7})\b/g;
const OUTCOME = /^(?:\d{3}|offline)$/;
const DOORS: ReadonlySet<string> = new Set(Object.values(CALLS).map(({ method, path }) => `${method} ${path}`));
const firstOf = (path: string): string => path.split("/")[1] ?? "";
const PAGE_NAMES: ReadonlySet<string> = new Set(PAGES.map(({ path }) => firstOf(path)));

/** What the log keeps of a crash in a browser. */
interface LoggedReport {
  /** The error's own name, such as TypeError. */
  readonly kind: string;
  /** A hash of the message; the text itself is not kept. */
  readonly messageMark: string;
  /** The first part of the page's path, where it is one of ours. */
  readonly page: string;
  /** Where in the built client, innermost first. */
  readonly places: readonly string[];
  readonly splitTest: number;
  readonly trail: readonly { readonly stamp: number; readonly what: string }[];
}

/**
 * The part of a report that holds no typed text. Anybody may send a report, and messages, paths and stacks can contain
 * names, so only what matches our own formats is logged.
 */
export const loggedReport = ({ message, stack, path, splitTest, breadcrumbs }: Report): LoggedReport => ({
  kind: (KIND.exec(stack.slice(0, 80)) ?? KIND.exec(message))?.[0] ?? "unknown",
  messageMark: markOf(message),
  page: PAGE_NAMES.has(firstOf(path)) ? firstOf(path) : "unknown",
  places: Array.from(stack.matchAll(PLACE), ([, place = ""]) => place).slice(0, MOST_PLACES),
  splitTest,
  trail: breadcrumbs.map(({ stamp, kind, text }) => ({ stamp, what: isCall(text) ? text : kind })),
});

const markOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 12);

function isCall(text: string): boolean {
  const at = text.lastIndexOf(" ");
  return DOORS.has(text.slice(0, at)) && OUTCOME.test(text.slice(at + 1));
}
