import "uplot/dist/uPlot.min.css";
import uPlot from "uplot";

import type { ChartColors } from "./chart-colors.ts";
import type { ChartPoint } from "./chart-point.ts";

interface Drawn {
  readonly points: readonly ChartPoint[];
  readonly kind: "line" | "bars";
  readonly colors: ChartColors;
  readonly width: number;
  readonly height: number;
  /** The value of a tick. */
  readonly words: (value: number) => string;
  readonly onPoint: (at: number) => void;
}

const FONT = "13px 'Atkinson Hyperlegible Next', system-ui, sans-serif";
/** Pixels that a label below the chart takes. */
const LABEL_PX = 84;
const LEFT_PX = 56;
const BAR = { share: 0.72, mostPx: 48 } as const;

/** Draws a chart into an element. Its points stand at 0, 1, 2 and so on. */
export function drawChart(into: HTMLElement, { points, kind, colors, width, height, words, onPoint }: Drawn): uPlot {
  const labels = points.map(({ label }) => label);
  const axis = { font: FONT, stroke: colors.text, grid: { stroke: colors.grid, width: 1 }, ticks: { show: false } };
  return new uPlot(
    {
      width,
      height,
      legend: { show: false },
      cursor: {
        drag: { x: false, y: false },
        points: { size: 10 },
        y: false,
        bind: { dblclick: () => null },
      },
      scales: {
        x: { time: false, range: (_chart, least, most) => [least - 0.5, most + 0.5] },
        y: { range: (_chart, least, most) => rangeOf(least, most, kind) },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 34,
          splits: () => everyNth(labels.length, Math.max(1, Math.floor((width - LEFT_PX) / LABEL_PX))),
          values: (_chart, splits) => splits.map((at) => labels[at] ?? ""),
        },
        { ...axis, size: LEFT_PX, values: (_chart, splits) => splits.map(words) },
      ],
      series: [
        {},
        {
          stroke: colors.line,
          fill: colors.fill,
          width: kind === "line" ? 2.5 : 0,
          spanGaps: true,
          points: { show: points.length < 40 && kind === "line", size: 7, fill: colors.line },
          ...(kind === "bars" && uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [BAR.share, BAR.mostPx] }) }),
          ...(kind === "bars" && { fill: colors.line }),
        },
      ],
      hooks: {
        setCursor: [
          ({ cursor }) =>
            typeof cursor.idx === "number" && cursor.left !== undefined && cursor.left >= 0 && onPoint(cursor.idx),
        ],
      },
    },
    [points.map((_point, at) => at), points.map(({ value }) => value)],
    into,
  );
}

/** Bars stand on nothing; a line has room above and below it. */
function rangeOf(least: number | null, most: number | null, kind: "line" | "bars"): [number, number] {
  const [low, high] = [least ?? 0, most ?? 1];
  if (kind === "bars") return [0, high > 0 ? high * 1.08 : 1];
  const room = Math.max((high - low) * 0.12, 1);
  return [Math.max(0, low - room), high + room];
}

/** The places of at most so many labels, evenly. */
function everyNth(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_none, nth) => nth * step);
}
