import type { Backfill } from "#shared/server/platform/jobs/backfill.ts";

/** The new columns of this release that are still being filled. */
export const BACKFILLS: readonly Backfill[] = [];
