import { SITES, type Site } from "#shared/content/site.ts";
import { RACE_MODES } from "#shared/rules/race/terms.ts";

import type { LogFilters, LogPage } from "../../data/stats/use-stats.ts";

/** The filters and the page that an address names. */
export interface ShownLog {
  readonly filters: LogFilters;
  /** Days as a date field has them: "2026-11-28"; empty for none. */
  readonly from: string;
  readonly until: string;
  readonly page: LogPage;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const YES_NO = ["1", "0"] as const;

const among = <T extends string>(values: readonly T[], said: string | null): T | undefined =>
  values.find((value) => value === said);

const dayIn = (said: string | null): string =>
  said !== null && DAY.test(said) && !Number.isNaN(Date.parse(said)) ? said : "";

/** The midnight, where the racer is, at which a day begins. */
function midnightOf(day: string, plusDays = 0): number {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + plusDays);
  return Math.floor(date.getTime() / 1_000);
}

/** What an address doesn't say, or says wrongly, is not filtered. */
export function readLog(search: URLSearchParams, ownSite: Site): ShownLog {
  const [from, until] = [dayIn(search.get("from")), dayIn(search.get("until"))];
  const textID = Number(search.get("text") ?? "");
  const site = among(SITES, search.get("site"));
  const mode = among(RACE_MODES, search.get("mode"));
  const won = among(YES_NO, search.get("won"));
  const friends = among(YES_NO, search.get("friends"));
  const page = Number(search.get("page") ?? "1");
  const raceIn = (name: string) => {
    const said = search.get(name);
    return said !== null && UUID.test(said) ? (said as NonNullable<LogPage["before"]>) : undefined;
  };
  const [before, after] = [raceIn("before"), raceIn("after")];
  return {
    filters: {
      ...(site && site !== ownSite && { site }),
      ...(mode && { mode }),
      ...(won && { won }),
      ...(friends && { friends }),
      ...(Number.isSafeInteger(textID) && textID > 0 && { textID }),
      ...(from !== "" && { from: midnightOf(from) }),
      ...(until !== "" && { until: midnightOf(until, 1) }),
    },
    from,
    until,
    page: {
      // A number alone names no page that has one above it: the first one is shown.
      page: Number.isSafeInteger(page) && page > 1 && (before ?? after) !== undefined ? page - 1 : 0,
      ...(before && { before }),
      ...(after && { after }),
    },
  };
}

/** Changes some of an address; an empty value leaves it out. Another filter begins at the first page. */
export function withLog(search: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  if (!("page" in changes)) {
    next.delete("page");
    next.delete("before");
    next.delete("after");
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}
