import { onMedia } from "../../../browser/media.ts";

/** The colours of a chart as a canvas takes them. */
export interface ChartColors {
  readonly line: string;
  readonly fill: string;
  readonly text: string;
  readonly grid: string;
}

/** Reads the page's colours where an element stands: a canvas knows no variables. */
export function chartColors(element: HTMLElement): ChartColors {
  const probe = document.createElement("span");
  element.append(probe);
  const colorOf = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colors = {
    line: colorOf("--chart-line"),
    fill: colorOf("--chart-fill"),
    text: colorOf("--muted"),
    grid: colorOf("--hairline"),
  };
  probe.remove();
  return colors;
}

/** Hears when the page's colours change. @returns stops it */
export function onColors(hear: () => void): () => void {
  const watching = new MutationObserver(hear);
  watching.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const stops = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) => onMedia(query, hear));
  return () => {
    watching.disconnect();
    for (const stop of stops) stop();
  };
}
