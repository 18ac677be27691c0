import type { z } from "zod";

import type { Site } from "#shared/content/site.ts";
import {
  BeginClassRace,
  CheckOwnText,
  CloseClassroom,
  EndClassRace,
  EndTournament,
  PauseClassRace,
  type CLASSROOM_MESSAGES,
} from "#shared/contracts/realtime/classroom.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { ownTextWords } from "#shared/rules/classroom/own-text-words.ts";
import { judgeOwnText } from "#shared/server/classes/own-text.ts";

import { parseOrClose } from "../colyseus/parse-or-close.ts";
import { visitOf, type ClassroomClient } from "./classroom-client.ts";

/** What teachers do in a class's room. */
export interface ClassroomDeeds {
  begin(client: ClassroomClient, wish: BeginClassRace): void;
  pause(client: ClassroomClient, isPaused: boolean): void;
  end(client: ClassroomClient): void;
  endTournament(client: ClassroomClient): void;
  close(): void;
}

type Handler = (deeds: ClassroomDeeds, client: ClassroomClient, message: unknown) => void;

/** A message of another shape, or from somebody who doesn't teach, closes the line. */
const byTeacher =
  <S extends z.ZodType>(
    shape: S,
    act: (deeds: ClassroomDeeds, client: ClassroomClient, message: z.output<S>) => void,
  ): Handler =>
  (deeds, client, message) => {
    if (visitOf(client).role !== "teacher") return client.leave(CLOSE_CODES.badMessage.code);
    parseOrClose(shape, message, client, (read) => act(deeds, client, read));
  };

/** What each message does. */
export const classroomHandlers = (site: Site) =>
  ({
    begin: byTeacher(
      site === "math"
        ? BeginClassRace.omit({ difficulty: true, ownText: true })
        : BeginClassRace.omit({ lessonID: true }),
      (deeds, client, wish) => deeds.begin(client, wish),
    ),
    "check-text": byTeacher(CheckOwnText, (_deeds, client, { text }) => {
      const { fault } = judgeOwnText(text);
      client.send("text-checked", { text, fault: fault ? ownTextWords(fault) : null });
    }),
    pause: byTeacher(PauseClassRace, (deeds, client, { isPaused }) => deeds.pause(client, isPaused)),
    end: byTeacher(EndClassRace, (deeds, client) => deeds.end(client)),
    "end-tournament": byTeacher(EndTournament, (deeds, client) => deeds.endTournament(client)),
    close: byTeacher(CloseClassroom, (deeds) => deeds.close()),
  }) satisfies Readonly<Record<keyof typeof CLASSROOM_MESSAGES.sent, Handler>>;
