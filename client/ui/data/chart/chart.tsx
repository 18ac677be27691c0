import "uplot/dist/uPlot.min.css";
import { useEffect, useId, useRef, useState } from "react";
import type uPlot from "uplot";

import { onSize } from "../../../browser/sizes.ts";
import { Table } from "../table.tsx";
import { chartColors, onColors, type ChartColors } from "./chart-colors.ts";
import type { ChartPoint } from "./chart-point.ts";

import style from "./chart.module.css";

export type { ChartPoint } from "./chart-point.ts";

interface ChartProps {
  /** What is shown, of which time: the name of the chart and of its table. */
  readonly title: string;
  readonly points: readonly ChartPoint[];
  readonly kind?: "line" | "bars";
  /** The title of the labels in the table: "Day". */
  readonly labelTitle: string;
  /** The title of the values in the table: "WPM". */
  readonly valueTitle: string;
  /** A value in words, with its unit: "62.4 WPM". */
  readonly words: (value: number) => string;
  /** Points follow each other in time: the table has the latest first. */
  readonly isOfTime?: boolean;
  /** A value of the axis. */
  readonly tickWords: (value: number) => string;
}

const HEIGHT_PX = { wide: 280, narrow: 220 } as const;
const NARROW_PX = 480;
/** Narrower than this nothing is drawn. */
const LEAST_PX = 50;

/** A chart with a point that can be moved by mouse, finger and keyboard, and the same in a table. */
export function Chart(props: ChartProps) {
  const { title, points, kind = "line", words, tickWords, labelTitle, valueTitle, isOfTime = false } = props;
  const [at, setAt] = useState(() => points.findLastIndex(({ value }) => value !== null));
  const [isDrawn, setDrawn] = useState(true);
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(undefined);
  const id = useId();
  const known = Math.min(Math.max(0, at), points.length - 1);
  useEffect(() => {
    const into = frame.current;
    if (!into || points.length === 0) return;
    let stop = (): void => undefined;
    let isGone = false;
    // A browser in which nothing can be drawn has the table.
    import("./draw-chart.ts").then(
      ({ drawChart }) => {
        if (!isGone)
          stop = keepDrawn(into, (size) => {
            chart.current?.destroy();
            chart.current = drawChart(into, { ...size, points, kind, words: tickWords, onPoint: setAt });
          });
      },
      () => setDrawn(false),
    );
    return () => {
      isGone = true;
      stop();
      chart.current?.destroy();
      chart.current = undefined;
    };
  }, [points, kind, tickWords]);
  const point = points[known];
  const said = point ? `${point.label}: ${point.value === null ? "nothing" : words(point.value)}` : "";
  const move = (next: number): void => {
    setAt(next);
    const left = chart.current?.valToPos(next, "x");
    if (left !== undefined) chart.current?.setCursor({ left, top: 0 }, false);
  };
  return (
    <figure className={style.chart} aria-labelledby={`${id}-title`}>
      <figcaption id={`${id}-title`} className={style.title}>
        {title}
      </figcaption>
      {isDrawn && <div ref={frame} className={style.frame} aria-hidden />}
      <div className={style.reading}>
        <input
          type="range"
          className={style.range}
          aria-label={`A point of ${title}`}
          aria-valuetext={said}
          min={0}
          max={Math.max(0, points.length - 1)}
          step={1}
          value={known}
          disabled={points.length < 2}
          onChange={(event) => move(event.target.valueAsNumber)}
        />
        <output className={style.said}>{said}</output>
      </div>
      <details className={style.more} open={!isDrawn || undefined}>
        <summary>{title} as a table</summary>
        <Table
          caption={title}
          maxHeight="24rem"
          columns={[
            { id: "label", header: labelTitle, rowHeader: true, cell: ({ label }) => label },
            {
              id: "value",
              header: valueTitle,
              align: "end",
              sortBy: ({ value }) => value ?? -1,
              cell: ({ value }) => (value === null ? "–" : words(value)),
            },
          ]}
          rows={isOfTime ? points.toReversed() : points}
          keyOf={({ label }) => label}
        />
      </details>
    </figure>
  );
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly colors: ChartColors;
}

/** Draws now, and again whenever the size or the colours change. @returns stops it */
function keepDrawn(into: HTMLElement, draw: (canvas: Canvas) => void): () => void {
  let width = 0;
  const again = (): void => {
    const height = width < NARROW_PX ? HEIGHT_PX.narrow : HEIGHT_PX.wide;
    if (width >= LEAST_PX) draw({ width, height, colors: chartColors(into) });
  };
  const stops = [
    onSize(into, (size) => {
      if (Math.floor(size.width) === width) return;
      width = Math.floor(size.width);
      again();
    }),
    onColors(again),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
