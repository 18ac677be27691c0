import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";

import { LESSON_NAMES } from "#shared/content/lessons/lesson.ts";
import { formatLongDay, formatMoment } from "#shared/format/dates.ts";
import { formatAccuracy, formatNumber, formatOrdinal, formatSpeed } from "#shared/format/figures.ts";
import { STATS } from "#shared/rules/stats/numbers.ts";

import { useRaceLog, type LoggedRace } from "../../data/stats/use-stats.ts";
import { fastAsWords } from "../../social/fast-as-words.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Table, type Column } from "../../ui/data/table.tsx";
import { LogExport } from "./log-export.tsx";
import { LogFilters } from "./log-filters.tsx";
import { readLog, withLog } from "./shown-log.ts";
import { unitOf } from "./words.ts";

import style from "./stats.module.css";

interface RaceLogProps {
  readonly userID: number;
  readonly ownSite: "type" | "math";
  readonly isOwn: boolean;
}

/** All finished races, thirty a page. @source teams-shop-seasons §2 Stats: race logs, §9 */
export function RaceLog({ userID, ownSite, isOwn }: RaceLogProps) {
  const [search, setSearch] = useSearchParams();
  const shown = readLog(search, ownSite);
  const { load, again } = useRaceLog(userID, shown.filters, shown.page);
  const { page } = shown.page;
  const log = load.state === "ready" ? load.value : undefined;
  const total = log?.totalRecords ?? 0;
  const first = page * STATS.logPage + 1;
  const last = first - 1 + (log?.logs.length ?? 0);
  const pages = Math.max(1, Math.ceil(total / STATS.logPage));
  const go = (changes: Readonly<Record<string, string>>): void =>
    setSearch(withLog(search, changes), { preventScrollReset: true });
  const [newer, older] = [log?.logs[0]?.raceID ?? "", log?.logs.at(-1)?.raceID ?? ""];
  const title = shown.filters.textID === undefined ? undefined : log?.logs[0]?.title;
  return (
    <div className={style.log}>
      <LogFilters shown={shown} ownSite={ownSite} onChange={go} />
      {title !== undefined && (
        <p className={style.steps}>
          Only “{title}”.
          <Button size="small" onClick={() => go({ text: "" })}>
            All texts
          </Button>
        </p>
      )}
      <Table
        caption="Race log"
        columns={columnsOf(isOwn, shown.filters.textID !== undefined, (textID) =>
          withLog(search, { text: String(textID) }),
        )}
        rows={log?.logs ?? []}
        keyOf={({ raceID }) => raceID}
        state={load.state === "trouble" ? "error" : load.state}
        errorText={load.state === "trouble" ? load.trouble.sentence : undefined}
        onRetry={again}
        empty={
          search.size > 1
            ? "No race is like that. Change the filters to see more."
            : "No races yet. Your first one will be here."
        }
      />
      <nav className={style.list} aria-label="Pages of the race log">
        <p aria-live="polite">
          {log && total > 0
            ? `${formatNumber(first)} to ${formatNumber(last)} of ${log.isAtLeast ? "more than " : ""}${formatNumber(total)}, page ${formatNumber(page + 1)}`
            : ""}
        </p>
        <div className={style.steps}>
          <Button size="small" disabled={page === 0} onClick={() => go({ page: "", before: "", after: "" })}>
            Newest
          </Button>
          <Button
            size="small"
            icon={<ChevronLeft aria-hidden />}
            disabled={page === 0}
            onClick={() =>
              go(page <= 1 ? { page: "", before: "", after: "" } : { page: String(page), before: "", after: newer })
            }
          >
            Newer
          </Button>
          <Button
            size="small"
            icon={<ChevronRight aria-hidden />}
            disabled={!log || older === "" || (page + 1 >= pages && !log.isAtLeast)}
            onClick={() => go({ page: String(page + 2), before: older, after: "" })}
          >
            Older
          </Button>
        </div>
      </nav>
      {isOwn && <LogExport userID={userID} filters={shown.filters} total={total} />}
    </div>
  );
}

function columnsOf(
  isOwn: boolean,
  isOneText: boolean,
  toText: (textID: number) => URLSearchParams,
): readonly Column<LoggedRace>[] {
  return [
    {
      id: "when",
      header: "When",
      rowHeader: true,
      cell: (race) =>
        isOwn ? (
          <Link to={`/stats/${race.raceID}`}>{formatMoment(race.startedStamp)}</Link>
        ) : (
          formatLongDay(race.startedStamp, "UTC")
        ),
    },
    {
      id: "place",
      header: "Place",
      cell: ({ place, isWon, state }) => (
        <>
          {place === null ? "–" : <span className={isWon ? style.result : undefined}>{formatOrdinal(place)}</span>}
          {state === "held" && " (held)"}
          {state === "refused" && " (doesn't count)"}
        </>
      ),
    },
    {
      id: "speed",
      header: "Speed",
      align: "end",
      cell: ({ speed, site, asFastAs }) => (
        <>
          {formatSpeed(speed)} {site === "math" ? "a minute" : unitOf(site)}
          {asFastAs !== null && <span className={style.note}> {fastAsWords(asFastAs)}</span>}
        </>
      ),
    },
    { id: "accuracy", header: "Accuracy", align: "end", cell: ({ accuracy }) => formatAccuracy(accuracy) },
    {
      id: "text",
      header: "Text or lesson",
      wide: true,
      cell: ({ title, textID, lessonID }) =>
        title !== null && textID !== null ? (
          isOneText ? (
            title
          ) : (
            <Link to={`?${toText(textID).toString()}`} title="Only races on this text">
              {title}
            </Link>
          )
        ) : lessonID === null ? (
          "–"
        ) : (
          LESSON_NAMES[lessonID]
        ),
    },
    {
      id: "with",
      header: "With",
      wide: true,
      cell: ({ mode, friends }) =>
        mode === "friend" ? (friends > 0 ? `${friends} of your friends` : "By a link") : mode === null ? "–" : "Public",
    },
  ];
}
