import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, it } from "vitest";

import type { LiveLane } from "#shared/contracts/realtime/classroom.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { OWN_TEXT } from "#shared/rules/classroom/own-text.ts";
import { mean } from "#shared/rules/fair-play/statistics.ts";

import { figureIn } from "../load/usage.ts";
import { addClass, addMember } from "../support/class-world.ts";
import { joinClassroom, type InClassroom } from "../support/classroom.ts";
import { startCluster, type TestCluster } from "../support/cluster.ts";
import { connectPatiently } from "../support/database.ts";
import { note, percentile } from "../support/figures.ts";
import type { TestRacer } from "../support/racer.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const OPERATOR_PASSWORD = randomUUID();
const PUPILS = 40;
/** As quick as school classes are. */
const WPM = 25;
const WINDOW_MS = 10_000;
/** Nobody is done with it before the last window is over. */
const LONG_TEXT = Array.from({ length: 13 }, () => "We race along the quiet river.")
  .join(" ")
  .slice(0, OWN_TEXT.most);
/** With and without a teacher in turns: what else the machine does weighs on both alike. */
const TURNS = 3;
/** A race says nothing any more so long after nobody looks. */
const FORGOTTEN_MS = 17_000;
const SETTLED_MS = 3_000;

let test: TestCluster;
beforeAll(async () => {
  test = await startCluster({ nodes: 3, env: { OPERATOR_PASSWORD } });
});
afterAll(() => test.close());

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function newClass(): Promise<{ teacher: Visitor; pupils: Visitor[]; sectionID: SectionID }> {
  const { db } = connectPatiently(test.databaseUrl);
  const teacher = await newRacer(test.cluster, "Follows_Forty");
  const sectionID = await addClass(db, { teacher: teacher.userID as UserID });
  const pupils: Visitor[] = [];
  for (let nth = 0; nth < PUPILS; nth++) {
    const pupil = await newRacer(test.cluster, `Followed_${nth}`);
    await addMember(db, sectionID, pupil.userID as UserID, { isMade: true, alias: `Calm Crane ${nth}` });
    pupils.push(pupil);
  }
  await db.destroy();
  return { teacher, pupils, sectionID };
}

/** Who types at a pupil's pace, and when each share of the text was sent. */
interface Typing {
  readonly userID: UserID;
  readonly sent: { readonly atMs: number; readonly progress: number }[];
}

async function type(racer: TestRacer, { sent }: Typing): Promise<void> {
  await racer.untilPhase("racing");
  const { text } = racer.room.state;
  const msPerKey = 60_000 / (WPM * 5);
  const startMs = performance.now();
  for (let from = 0; from < text.length && racer.room.state.phase === "racing";) {
    await wait(100);
    const due = Math.min(text.length, Math.floor((performance.now() - startMs) / msPerKey));
    if (due <= from) continue;
    const at = Array.from({ length: due - from }, (_none, nth) => Math.round((from + nth) * msPerKey));
    racer.room.send("keys", { from, at, chars: text.slice(from, due) });
    sent.push({ atMs: performance.now(), progress: due / text.length });
    from = due;
  }
}

/** How long ago a pupil was where the teacher sees them now. */
function behindMs({ sent }: Typing, shown: LiveLane | undefined): number {
  const next = sent.find(({ progress }) => progress > (shown?.progress ?? 0) + 1e-6);
  return next ? performance.now() - next.atMs : 0;
}

/** Processor time of the nodes so far, in milliseconds. */
async function cpuMs(): Promise<number> {
  const headers = { authorization: `Bearer ${OPERATOR_PASSWORD}` };
  const said = await Promise.all(
    test.cluster.nodes.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()),
  );
  return said.reduce((sum, text) => sum + 1_000 * figureIn(text, "redline_cpu_seconds"), 0);
}
async function cpuWithin(during: (untilMs: number) => Promise<void>): Promise<number> {
  const before = await cpuMs();
  await during(performance.now() + WINDOW_MS);
  return (await cpuMs()) - before;
}

it(`a teacher follows ${PUPILS} pupils on three nodes, and nobody who looks costs nothing`, async () => {
  const { teacher, pupils, sectionID } = await newClass();
  let desk = await joinClassroom(test.cluster, teacher, sectionID);
  const inside: InClassroom[] = [];
  for (const pupil of pupils) inside.push(await joinClassroom(test.cluster, pupil, sectionID));
  await desk.until("lesson", (view) => view.pupils.every(({ presence }) => presence === "here"));
  const idleMs = await cpuWithin(() => wait(WINDOW_MS));
  desk.room.send("begin", { ranking: "place", ownText: LONG_TEXT });
  const racers = await Promise.all(inside.map((each) => each.race()));
  expect(new Set(racers.map(({ room }) => room.roomId)).size).toBe(PUPILS / 5);
  const typings = pupils.map(({ userID }): Typing => ({ userID: userID as UserID, sent: [] }));
  const typing = Promise.all(racers.map((racer, nth) => type(racer, typings[nth] as Typing)));
  await Promise.all(racers.map((racer) => racer.untilPhase("racing")));
  await desk.room.leave();
  await wait(FORGOTTEN_MS);
  const unwatched = [await cpuWithin(() => wait(WINDOW_MS))];
  const watched: number[] = [];
  const lags: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    desk = await joinClassroom(test.cluster, teacher, sectionID);
    await wait(SETTLED_MS);
    watched.push(
      await cpuWithin(async (untilMs) => {
        while (performance.now() < untilMs) {
          await wait(100);
          for (const each of typings) lags.push(behindMs(each, desk.lanes.get(each.userID)));
        }
      }),
    );
    await desk.room.leave();
    await wait(FORGOTTEN_MS);
    unwatched.push(await cpuWithin(() => wait(WINDOW_MS)));
  }
  expect(racers.every(({ room }) => room.state.phase === "racing")).toBe(true);
  await Promise.all(racers.map(({ room }) => room.leave()));
  await typing;

  const unwatchedMs = mean(unwatched);
  const racerMs = (unwatchedMs - idleMs) / PUPILS;
  note("a teacher's screen behind 40 pupils on three nodes, median", percentile(lags, 0.5), "ms", 500);
  note("a teacher's screen behind 40 pupils on three nodes, p95", percentile(lags, 0.95), "ms");
  note(
    "processor time of a teacher who follows 40 pupils / of two racers",
    (mean(watched) - unwatchedMs) / (2 * racerMs),
    "x",
    1,
  );
}, 600_000);
