import { formatAccuracy, formatNumber, formatSpeed, formatUpTo } from "#shared/format/figures.ts";

import type { StatsGraphs } from "../../data/stats/use-stats.ts";

/** What a chart of days or weeks shows. */
export const MEASURES = ["speed", "accuracy", "races", "best"] as const;
export type Measure = (typeof MEASURES)[number];

export const SPANS = ["30", "90", "365", "all"] as const;
/** How far back a chart goes: days, or all weeks. */
export type Span = (typeof SPANS)[number];

export const SPAN_LABELS: Readonly<Record<Span, string>> = {
  30: "30 days",
  90: "90 days",
  365: "A year",
  all: "All time",
};

export const MEASURE_LABELS: Readonly<Record<Measure, string>> = {
  speed: "Speed",
  accuracy: "Accuracy",
  races: "Races",
  best: "Best race",
};

export const unitOf = (site: StatsGraphs["site"]): string => (site === "math" ? "answers a minute" : "WPM");

const valueTitles = (site: StatsGraphs["site"]): Readonly<Record<Measure, string>> => ({
  speed: unitOf(site),
  accuracy: "Accuracy",
  races: "Races",
  best: unitOf(site),
});

/** The same where there is little room. */
export const shortUnitOf = (site: StatsGraphs["site"]): string => (site === "math" ? "a minute" : unitOf(site));

/** How a measure is said on this site. */
export const measureWords = (measure: Measure, site: StatsGraphs["site"]) => ({
  valueTitle: valueTitles(site)[measure],
  words: (value: number): string => {
    if (measure === "accuracy") return formatAccuracy(value);
    return measure === "races" ? formatNumber(value) : `${formatSpeed(value)} ${unitOf(site)}`;
  },
  tickWords: (value: number): string => (measure === "accuracy" ? `${formatUpTo(value, 1)}%` : formatUpTo(value, 1)),
});
