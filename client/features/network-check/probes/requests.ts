import type { DatedAnswer } from "#shared/rules/network-check/figures.ts";
import { SMALL_REQUESTS } from "#shared/rules/network-check/limits.ts";
import type { MeasuredRequests } from "#shared/rules/network-check/measured.ts";

import { momentNow } from "../../../net/computer-clock.ts";
import { limited } from "./limited.ts";
import { fresh } from "./reach.ts";

/** The smallest answer there is. It asks no database. */
const SMALLEST = "/healthz";

interface Answered {
  readonly roundTripMs: number;
  /** Undefined where the server doesn't say when. */
  readonly dated: DatedAnswer | undefined;
}

/** Sends small requests one after another, and measures how long each takes and what is lost. */
export async function sendSmallRequests(leaving: AbortSignal): Promise<MeasuredRequests> {
  const begun = performance.now();
  const answers: (Answered | undefined)[] = [];
  while (answers.length < SMALL_REQUESTS.count && performance.now() - begun < SMALL_REQUESTS.allWithinMs) {
    if (leaving.aborted) break;
    answers.push(await sendOne(leaving));
    await new Promise((resolve) => setTimeout(resolve, SMALL_REQUESTS.pauseMs));
  }
  const answered = answers.filter((answer) => answer !== undefined);
  return {
    asked: answers.length,
    roundTripsMs: answered.map(({ roundTripMs }) => roundTripMs),
    dated: answered.flatMap(({ dated }) => dated ?? []),
  };
}

async function sendOne(leaving: AbortSignal): Promise<Answered | undefined> {
  const signal = limited(SMALL_REQUESTS.waitMs, leaving);
  const sent = momentNow();
  try {
    const response = await fetch(fresh(SMALLEST), { cache: "no-store", signal });
    const received = momentNow();
    const said = (await response.json()) as { status?: unknown };
    if (said.status !== "up") return undefined;
    const dateMs = Date.parse(response.headers.get("date") ?? "");
    return {
      roundTripMs: received.runMs - sent.runMs,
      dated: Number.isNaN(dateMs) ? undefined : { sentMs: sent.clockMs, receivedMs: received.clockMs, dateMs },
    };
  } catch {
    return undefined;
  }
}
