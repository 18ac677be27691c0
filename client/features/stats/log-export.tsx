import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { formatNumber } from "#shared/format/figures.ts";
import { STATS } from "#shared/rules/stats/numbers.ts";

import { saveFile } from "../../browser/save-file.ts";
import { fetchLog, type LogFilters, type LoggedRace } from "../../data/stats/use-stats.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { csvOf, jsonOf } from "./log-file.ts";

import style from "./stats.module.css";

interface LogExportProps {
  readonly userID: number;
  readonly filters: LogFilters;
  /** Races that the filters let through. */
  readonly total: number;
}

const FILES = {
  csv: { label: "CSV", type: "text/csv;charset=utf-8", write: csvOf },
  json: { label: "JSON", type: "application/json", write: jsonOf },
} as const;

/** Everything that the filters let through, as a file. */
export function LogExport({ userID, filters, total }: LogExportProps) {
  const [fetched, setFetched] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const save = async (kind: keyof typeof FILES): Promise<void> => {
    const run = new AbortController();
    running.current = run;
    setTrouble(undefined);
    setFetched(0);
    try {
      const races = await allRaces(userID, filters, run.signal, setFetched);
      if (races) saveFile(`redline-races.${kind}`, FILES[kind].type, FILES[kind].write(races));
    } catch (problem) {
      if (!run.signal.aborted) setTrouble(sentenceOf(problem));
    } finally {
      if (!run.signal.aborted) setFetched(undefined);
    }
  };
  const stop = (): void => {
    running.current?.abort();
    setFetched(undefined);
  };
  const isBusy = fetched !== undefined;
  return (
    <div className={style.steps}>
      {Object.entries(FILES).map(([kind, { label }]) => (
        <Button
          key={kind}
          size="small"
          icon={<Download aria-hidden />}
          disabled={total === 0}
          spent={isBusy}
          onClick={() => void save(kind as keyof typeof FILES)}
        >
          Save as {label}
        </Button>
      ))}
      {isBusy && (
        <>
          <ProgressBar
            label="Loading your races"
            value={fetched}
            max={Math.max(1, total)}
            words={`${formatNumber(fetched)} of ${formatNumber(total)}`}
          />
          <Button size="small" onClick={stop}>
            Cancel
          </Button>
        </>
      )}
      <p role="alert">{trouble ?? ""}</p>
    </div>
  );
}

/** @returns undefined when it was stopped @throws CallProblem */
async function allRaces(
  userID: number,
  filters: LogFilters,
  signal: AbortSignal,
  onFetched: (count: number) => void,
): Promise<readonly LoggedRace[] | undefined> {
  const races: LoggedRace[] = [];
  for (;;) {
    const before = races.at(-1)?.raceID;
    const { logs } = await fetchLog(userID, filters, { page: 0, ...(before && { before }) }, STATS.logMost);
    if (signal.aborted) return undefined;
    races.push(...logs);
    onFetched(races.length);
    if (logs.length < STATS.logMost) return races;
  }
}
