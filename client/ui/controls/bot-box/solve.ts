import { solveChallenge, solveChallengeWorkers } from "altcha-lib";
import type { Challenge, DeriveKeyFunction, Solution } from "altcha-lib/types";

import { minutes } from "#shared/units.ts";

import { deriveKey } from "../../../browser/derive-key.ts";
import { startWorker } from "../../../browser/workers.ts";
import { leaveCrumb } from "../../../net/breadcrumbs.ts";
import { CallProblem, makeCall } from "../../../net/call.ts";
import solver from "./solver-worker.ts?worker&url";

/** How long a puzzle is good. @source `POST /auth/captcha-challenge` */
export const PUZZLE_LIFE = minutes(10);
const MOST_WORKERS = 4;
/** How long the page may not answer a key or a click while it solves a puzzle itself. */
const BREATH_MS = 30;

/**
 * Fetches a puzzle of the bot check and solves it: in workers, or where the browser has none, in the page.
 *
 * @param weight how many times the work of a light one
 * @returns the answer to send, good once
 * @throws CallProblem when there is no puzzle to be had, or it took longer than it is good
 */
export async function solvedPuzzle(weight: number, leaving: AbortController): Promise<string> {
  const { parameters, signature } = await makeCall("GET /auth/captcha-challenge", { query: { weight } });
  const challenge = { parameters, signature } as unknown as Challenge;
  const solution = await solutionOf(challenge, leaving);
  if (!solution) throw new CallProblem("captchaNeeded", "That took too long. Please tick the box again.", 403);
  return btoa(JSON.stringify({ challenge, solution }));
}

async function solutionOf(challenge: Challenge, controller: AbortController): Promise<Solution | null> {
  const task = { challenge, controller, timeout: PUZZLE_LIFE };
  const workers: Worker[] = [];
  const createWorker = async (): Promise<Worker> => {
    const worker = await startWorker(solver);
    workers.push(worker);
    return worker;
  };
  try {
    const concurrency = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2);
    return await solveChallengeWorkers({ ...task, concurrency, createWorker });
  } catch (problem) {
    leaveCrumb("call", `bot check without workers: ${String(problem)}`);
    // The library leaves those alone that ran before one that doesn't.
    for (const worker of workers) worker.terminate();
    return solveChallenge({ ...task, deriveKey: withBreaths() });
  }
}

/** So that the page goes on answering keys and clicks. */
function withBreaths(): DeriveKeyFunction {
  let lastMs = performance.now();
  return async (...given) => {
    if (performance.now() - lastMs > BREATH_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      lastMs = performance.now();
    }
    return deriveKey(...given);
  };
}
