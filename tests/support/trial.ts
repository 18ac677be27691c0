import { Client, type Room } from "@colyseus/sdk";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import { openTrial } from "#shared/contracts/race/certificate.ts";
import {
  CERTIFICATE,
  CERTIFICATE_MESSAGES,
  TrialBegins,
  TrialOver,
  type TrialPicture,
} from "#shared/contracts/realtime/certificate.ts";
import type { UserID } from "#shared/ids.ts";
import type { TrialLine } from "#shared/rules/certificate/trial.ts";
import type { App } from "#shared/server/platform/work.ts";

import type { Visitor } from "./visitor.ts";

/** A trial without a browser. */
export interface TestTrial {
  readonly room: Room;
  readonly pictures: readonly TrialPicture[];
  /** Everything that the room said, with its names. */
  readonly said: readonly (readonly [type: string, message: unknown])[];
  readonly begins: Promise<TrialBegins>;
  readonly over: Promise<TrialOver>;
  readonly left: Promise<number>;
}

/** Opens a trial and goes into its room. */
export async function enterTrial(url: string, visitor: Visitor, lessonID: LessonID | null = null): Promise<TestTrial> {
  const { ticket } = await visitor.get(openTrial, { body: { lessonID } });
  return trialWith(url, ticket);
}

export async function trialWith(url: string, ticket: string): Promise<TestTrial> {
  const client = new Client(url);
  client.auth.token = ticket;
  const room = await client.create(CERTIFICATE);
  room.reconnection.enabled = false;
  const said: (readonly [string, unknown])[] = [];
  const pictures: TrialPicture[] = [];
  for (const type of Object.keys(CERTIFICATE_MESSAGES.received)) {
    room.onMessage(type, (message: unknown) => {
      said.push([type, message]);
      if (type === "picture") pictures.push(message as TrialPicture);
    });
  }
  const next = <T>(type: string, parse: (message: unknown) => T): Promise<T> =>
    new Promise((resolve) => room.onMessage(type, (message: unknown) => resolve(parse(message))));
  return {
    room,
    said,
    pictures,
    begins: next("begins", (message) => TrialBegins.parse(message)),
    over: next("over", (message) => TrialOver.parse(message)),
    left: new Promise((resolve) => room.onLeave((code) => resolve(code))),
  };
}

/** What the pictures of a racer's newest trial show: what a person sees, and no program is told. */
export async function linesOf({ db }: Pick<App, "db">, userID: number): Promise<readonly TrialLine[]> {
  const { lines } = await db
    .selectFrom("certificate_trials")
    .select("lines")
    .where("user_id", "=", userID as UserID)
    .orderBy("opened_stamp", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return lines;
}
