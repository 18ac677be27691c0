import type { Stamp } from "#shared/units.ts";

interface Given {
  readonly title: string;
  readonly stamp: Stamp;
  readonly body?: string;
  /** Further lines of its head. */
  readonly more?: readonly string[];
}

/** When a post comes out, as its head says it: to the minute, UTC. */
export const writtenDate = (stamp: Stamp): string =>
  new Date(stamp * 1_000).toISOString().slice(0, 16).replace("T", " ");

/** The file of a post. */
export const newsPostFile = ({ title, stamp, body = "Hello.", more = [] }: Given): string =>
  [
    "---",
    `title: ${title}`,
    `date: ${writtenDate(stamp)}`,
    `summary: About ${title}.`,
    ...more,
    "---",
    "",
    body,
    "",
  ].join("\n");
