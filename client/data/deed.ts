import type { Fact } from "#shared/contracts/facts.ts";
import type { Self, SelfPart, SelfParts } from "#shared/contracts/self.ts";

import { CallProblem, type AnswerOf, type Given, type GivenFor, type KeyedEndpoint } from "../net/call.ts";
import { KeptKeys } from "../net/kept-keys.ts";
import { call, takeChange, useSession } from "../session/session.ts";
import { changed, changes } from "./facts.ts";
import type { Carried } from "./own-changes.ts";
import { showAnswer, type Shown } from "./query-client.ts";

/** What an answer brought along, to be shown at once. */
interface Brought {
  /** What the deed changed of the racer. */
  readonly parts?: { readonly [P in SelfPart]?: Partial<SelfParts[P]> };
  /** Answers that are what asking for them would bring now. */
  readonly answers?: readonly Shown[];
}

interface Doing<E extends KeyedEndpoint> {
  /** What it is done with: until its answer is known, doing it again is the same deed. */
  readonly keyOf: (given: Unkeyed<E>) => string | number;
  /** What it changes. */
  readonly facts: readonly Fact[];
  /** Shows what the answer is about. @returns what of it is all that the deed changed there */
  readonly show: (answer: AnswerOf<E>) => Brought | Promise<Brought>;
}

type Unkeyed<E extends KeyedEndpoint> = Omit<Given<E>, "key">;

/** How long a deed waits before it asks again for an answer that got lost. */
const AGAIN_MS = 1_200;

const keys = new KeptKeys<string>();
const underWay = new Map<string, Promise<unknown>>();

/**
 * Does something once, over a line that may break. Until it is known to be done, it keeps its key: where the answer
 * got lost it is tried once more after a pause, and whoever does it again asks for the same deed, whatever was refused between. Its answer is shown, and what shows something
 * else of what it changed is asked for again, also where no answer came.
 *
 * @example await deed("POST /achievements/extra", { body: { id } }, { keyOf: () => id, facts: ["wallet"], show })
 * @throws CallProblem
 */
export function deed<E extends KeyedEndpoint>(endpoint: E, given: Unkeyed<E>, doing: Doing<E>): Promise<AnswerOf<E>> {
  const id = `${doer()} ${endpoint} ${doing.keyOf(given)}`;
  const done =
    (underWay.get(id) as Promise<AnswerOf<E>> | undefined) ??
    doOnce(id, endpoint, given, doing).finally(() => underWay.delete(id));
  underWay.set(id, done);
  return done;
}

async function doOnce<E extends KeyedEndpoint>(
  id: string,
  endpoint: E,
  given: Unkeyed<E>,
  { facts, show }: Doing<E>,
): Promise<AnswerOf<E>> {
  const [key, who] = [keys.of(id), doer()];
  const withKey = [{ ...given, key }] as unknown as GivenFor<E>;
  changes(key);
  let carried: Carried | undefined;
  try {
    const answer = await twice(() => call(endpoint, ...withKey));
    keys.drop(id);
    if (doer() === who) carried = await showAll(await show(answer));
    return answer;
  } catch (problem) {
    if (isDone(problem)) keys.drop(id);
    throw problem;
  } finally {
    changed(key, facts, carried);
  }
}

async function showAll({ parts = {}, answers = [] }: Brought): Promise<Carried> {
  takeChange(Object.assign({}, ...Object.values(parts)) as Partial<Self>);
  await Promise.all(answers.map(({ key, value }) => showAnswer(key, value)));
  return { parts: Object.keys(parts) as SelfPart[], keys: answers.map(({ key }) => key) };
}

/** Nothing is tried again in the name of somebody who came meanwhile. */
async function twice<T>(make: () => Promise<T>): Promise<T> {
  const who = doer();
  try {
    return await make();
  } catch (problem) {
    if (!isLost(problem)) throw problem;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    if (doer() !== who) throw problem;
    return make();
  }
}

const doer = (): number | undefined => useSession.getState().user?.userID;

/** Whether the key was used. Another refusal leaves it unused, or comes before anybody looked whether it was. */
const isDone = (problem: unknown): boolean => problem instanceof CallProblem && problem.code === "alreadyDone";

/** Whether nobody knows if a call had its effect. */
const isLost = (problem: unknown): boolean =>
  problem instanceof CallProblem && (problem.status === 0 || problem.status >= 500);
