import type { z } from "zod";

import type { Site } from "#shared/content/site.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import {
  BeginDropInRace,
  ChooseName,
  CloseDropIn,
  EndDropInRace,
  LockDropIn,
  OtherNames,
  PauseDropInRace,
  PutOut,
} from "#shared/contracts/realtime/drop-in.ts";
import { Pong } from "#shared/contracts/realtime/race.ts";

import { clockMs } from "../cluster/node-context.ts";
import { parseOrClose } from "../colyseus/parse-or-close.ts";
import { isTeacher, type DropInClient, type DropInHolder } from "./drop-in-client.ts";

/** What people do in a lesson, besides racing. */
export interface DropInDeeds {
  choose(client: DropInClient, name: string): void;
  offer(client: DropInClient): void;
  begin(client: DropInClient, wish: BeginDropInRace): void;
  pause(client: DropInClient, isPaused: boolean): void;
  end(): void;
  putOut(client: DropInClient, nth: number, isOut: boolean): void;
  lock(isLocked: boolean): void;
  close(): void;
  act(client: DropInClient, type: string, message: unknown): void;
}

type Handler = (deeds: DropInDeeds, client: DropInClient, message: unknown) => void;

/** A message of another shape, or of the other role, closes the line. */
const by =
  <S extends z.ZodType>(
    role: DropInHolder["role"],
    shape: S,
    act: (deeds: DropInDeeds, client: DropInClient, message: z.output<S>) => void,
  ): Handler =>
  (deeds, client, message) =>
    isTeacher(client) === (role === "teacher")
      ? parseOrClose(shape, message, client, (read) => act(deeds, client, read))
      : client.leave(CLOSE_CODES.badMessage.code);

/** Of a race. */
const act =
  (type: string): Handler =>
  (deeds, client, message) =>
    deeds.act(client, type, message);

/** By message. On the typing site no race has a math type, whatever a client says. */
export const dropInHandlers = (site: Site): Readonly<Record<string, Handler>> => ({
  name: by("pupil", ChooseName, (deeds, client, { name }) => deeds.choose(client, name)),
  "other-names": by("pupil", OtherNames, (deeds, client) => deeds.offer(client)),
  begin: by("teacher", BeginDropInRace, (deeds, client, { lessonID, difficulty }) =>
    deeds.begin(client, site === "math" ? { lessonID } : { difficulty }),
  ),
  pause: by("teacher", PauseDropInRace, (deeds, client, { isPaused }) => deeds.pause(client, isPaused)),
  end: by("teacher", EndDropInRace, (deeds) => deeds.end()),
  "put-out": by("teacher", PutOut, (deeds, client, { nth, isOut }) => deeds.putOut(client, nth, isOut)),
  lock: by("teacher", LockDropIn, (deeds, _client, { isLocked }) => deeds.lock(isLocked)),
  close: by("teacher", CloseDropIn, (deeds) => deeds.close()),
  keys: act("keys"),
  answers: act("answers"),
  stir: act("stir"),
  pong: (_deeds, client, message) =>
    parseOrClose(Pong, message, client, ({ serverMs }) => client.userData?.pong(serverMs, clockMs())),
});
