import "uplot/dist/uPlot.min.css";
import { useEffect, useId, useRef, useState } from "react";
import type uPlot from "uplot";

import { onSize } from "../../../browser/sizes.ts";
import { Table } from "../table.tsx";
import { chartColors, onColors } from "./chart-colors.ts";
import { drawChart, type ChartPoint } from "./draw-chart.ts";

import style from "./chart.module.css";

export type { ChartPoint } from "./draw-chart.ts";

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

/** A chart with a point that can be moved by mouse, finger and keyboard, and the same in a table. */
export function Chart(props: ChartProps) {
  const { title, points, kind = "line", words, tickWords, labelTitle, valueTitle, isOfTime = false } = props;
  const [at, setAt] = useState(() => points.findLastIndex(({ value }) => value !== null));
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(undefined);
  const id = useId();
  const known = Math.min(Math.max(0, at), points.length - 1);
  useEffect(() => {
    const into = frame.current;
    if (!into || points.length === 0) return;
    let width = 0;
    const draw = (): void => {
      if (width < 50) return;
      chart.current?.destroy();
      const height = width < NARROW_PX ? HEIGHT_PX.narrow : HEIGHT_PX.wide;
      const colors = chartColors(into);
      chart.current = drawChart(into, { points, kind, colors, width, height, words: tickWords, onPoint: setAt });
    };
    const stopSize = onSize(into, (size) => {
      if (Math.floor(size.width) === width) return;
      width = Math.floor(size.width);
      draw();
    });
    const stopColors = onColors(draw);
    return () => {
      stopSize();
      stopColors();
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
      <div ref={frame} className={style.frame} aria-hidden />
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
      <details className={style.more}>
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
