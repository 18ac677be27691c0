import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { raceID } from "../ids.ts";
import { RaceRecord } from "./race.ts";

export const shareCode = z.string().regex(/^[\w-]{16}$/, "That isn't a replay link.");

export const shareRace = call({
  method: "POST",
  path: "/race/{id}/share",
  summary: "Make or end a link by which anyone can watch a race of yours. An ended link never works again.",
  access: "session",
  limit: { max: 60, perMs: minutes(1) },
  params: z.strictObject({ id: raceID }),
  body: z.strictObject({ isShared: z.union([z.literal(0), z.literal(1)]) }),
  answer: z.object({ shareCode: shareCode.nullable() }),
  refusals: ["raceNotFound", "notFound"],
});

export const sharedReplay = call({
  method: "GET",
  path: "/replays/{shareCode}",
  summary: "A race that a racer shared. Other people in it are called 'Racer' and a number; bots keep their names.",
  access: "anyone",
  limit: { max: 600, perMs: minutes(1) },
  params: z.strictObject({ shareCode }),
  body: Nothing,
  answer: z.object({ race: RaceRecord.omit({ raceID: true }) }),
  refusals: ["notFound"],
});
