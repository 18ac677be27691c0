import type { z } from "zod";

import type { clientError } from "#shared/contracts/account/recovery.ts";

import { serverNow } from "./server-time.ts";

type Report = z.input<typeof clientError.body>;
export type Breadcrumb = Report["breadcrumbs"][number];

/** @source core §9 Error reports */
export const TRAIL_LENGTH = 40;
const TEXT_LENGTH = 200;

/** The trail with one step more; the oldest steps fall off. */
export const withCrumb = (trail: readonly Breadcrumb[], crumb: Breadcrumb): readonly Breadcrumb[] =>
  [...trail, { ...crumb, text: crumb.text.slice(0, TEXT_LENGTH) }].slice(-TRAIL_LENGTH);

/** Begins the step of an error that the server names by an id. */
export const LAST_ERROR = "error ";

let trail: readonly Breadcrumb[] = [];

/** What happened on this page, oldest first. */
export const currentTrail = (): readonly Breadcrumb[] => trail;

/** Records a step for crash reports. Never what was typed, and nothing from a body, a query or a hash. */
export function leaveCrumb(kind: Breadcrumb["kind"], text: string): void {
  trail = withCrumb(trail, { stamp: serverNow(), kind, text });
}
