import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";

import { LESSON_NAMES } from "#shared/content/lessons/lesson.ts";
import { formatMoment } from "#shared/format/dates.ts";
import { formatAccuracy, formatNumber, formatOrdinal, formatSpeed } from "#shared/format/figures.ts";
import { STATS } from "#shared/rules/stats/numbers.ts";

import { useRaceLog, type LoggedRace } from "../../data/stats/use-stats.ts";
import { fastAsWords } from "../../social/fast-as-words.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Table, type Column } from "../../ui/data/table.tsx";
import { LogExport } from "./log-export.tsx";
import { LogFilters } from "./log-filters.tsx";
import { readLog, withLog } from "./shown-log.ts";
import { shortUnitOf } from "./words.ts";

import style from "./stats.module.css";

interface RaceLogProps {
  readonly userID: number;
  readonly ownSite: "type" | "math";
}

/** All finished races, thirty a page. @source teams-shop-seasons §2 Stats: race logs, §9 */
export function RaceLog({ userID, ownSite }: RaceLogProps) {
  const [search, setSearch] = useSearchParams();
  const shown = readLog(search, ownSite);
  const { load, again } = useRaceLog(userID, shown.filters, shown.page);
  const { from, until } = shown;
  const { page } = shown.page;
  const log = load.state === "ready" ? load.value : undefined;
  const total = log?.totalRecords ?? 0;
  const first = page * STATS.logPage + 1;
  const last = first - 1 + (log?.logs.length ?? 0);
  const pages = Math.max(1, Math.ceil(total / STATS.logPage));
  const go = (changes: Readonly<Record<string, string>>): void =>
    setSearch(withLog(search, changes), { preventScrollReset: true });
  const [newer, older] = [log?.logs[0]?.raceID ?? "", log?.logs.at(-1)?.raceID ?? ""];
  const title = log?.logs[0]?.title ?? "one text";
  return (
    <div className={style.log}>
      <LogFilters shown={shown} ownSite={ownSite} onChange={go} />
      {shown.filters.textID !== undefined && <OneText title={title} onAll={() => go({ text: "" })} />}
      {from > until && until !== "" && <p role="alert">The first day is after the last one, so no race fits.</p>}
      <Table
        caption="Race log"
        columns={columnsOf(shown.filters.textID !== undefined, (textID) => withLog(search, { text: String(textID) }))}
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
          <Button size="small" spent={page === 0} onClick={() => go({ page: "", before: "", after: "" })}>
            Newest
          </Button>
          <Button
            size="small"
            icon={<ChevronLeft aria-hidden />}
            spent={page === 0}
            onClick={() =>
              go(page <= 1 ? { page: "", before: "", after: "" } : { page: String(page), before: "", after: newer })
            }
          >
            Newer
          </Button>
          <Button
            size="small"
            icon={<ChevronRight aria-hidden />}
            spent={!log || older === "" || (page + 1 >= pages && !log.isAtLeast)}
            onClick={() => go({ page: String(page + 2), before: older, after: "" })}
          >
            Older
          </Button>
        </div>
      </nav>
      <LogExport userID={userID} filters={shown.filters} total={total} />
    </div>
  );
}

/** What stands for a link that is gone takes its focus. */
function OneText({ title, onAll }: { readonly title: string; readonly onAll: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p className={style.steps}>
      Only “{title}”.
      <Button ref={button} size="small" onClick={onAll}>
        All texts
      </Button>
    </p>
  );
}

function columnsOf(isOneText: boolean, toText: (textID: number) => URLSearchParams): readonly Column<LoggedRace>[] {
  return [
    {
      id: "when",
      header: "When",
      rowHeader: true,
      cell: (race) => (
        <Link className={style.when} to={`/stats/${race.raceID}`}>
          {formatMoment(race.startedStamp)}
        </Link>
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
          {formatSpeed(speed)} {shortUnitOf(site)}
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
