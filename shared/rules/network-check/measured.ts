import type { DatedAnswer } from "./figures.ts";

/** What is checked, in the order in which it is shown. */
export const CHECKS = [
  "site",
  "calls",
  "files",
  "line",
  "clock",
  "delay",
  "loss",
  "storage",
  "graphics",
  "fonts",
  "offline",
] as const;
export type CheckName = (typeof CHECKS)[number];

/**
 * What became of a request: our own answer, somebody else's (a filter's page), none at once, or none for long.
 */
export type Reached = "answered" | "foreign" | "refused" | "silent";

/**
 * What became of a socket. `late`: it was opened and closed by the other end before the first message was back.
 * `swallowed`: it was opened, and nothing ever came through.
 */
export type SocketOutcome = "passed" | "late" | "swallowed" | "refused" | "silent";

export interface MeasuredLine {
  /** Host and path, as a browser reaches it. */
  readonly address: string;
  readonly outcome: SocketOutcome;
  readonly roundTripsMs: readonly number[];
}

export interface MeasuredRequests {
  readonly asked: number;
  readonly roundTripsMs: readonly number[];
  readonly dated: readonly DatedAnswer[];
}

/** What the browser was found to do and to reach. */
export interface Measured {
  readonly site: { readonly reached: Reached };
  readonly calls: { readonly reached: Reached };
  readonly files: { readonly reached: Reached };
  readonly line: { readonly lines: readonly MeasuredLine[] };
  readonly clock: Pick<MeasuredRequests, "dated">;
  readonly delay: Pick<MeasuredRequests, "roundTripsMs">;
  readonly loss: Pick<MeasuredRequests, "asked" | "roundTripsMs">;
  readonly storage: { readonly isLasting: boolean; readonly isOfTab: boolean; readonly hasCookies: boolean };
  readonly graphics: { readonly by: "chip" | "processor" | "nothing" };
  readonly fonts: { readonly reached: Reached };
  readonly offline: { readonly practice: "kept" | "unable" | "saving" | "refused" };
}
