import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { userID } from "../ids.ts";
import { Hang, hangKind } from "./hang.ts";
import { One } from "./teacher-shapes.ts";

const Hangs = z.object({ hangs: z.array(Hang).readonly() });

export const classHangs = call({
  method: "GET",
  path: "/teachers/classes/{id}/hangs",
  summary:
    "Who tried to log in to the class in the last ten minutes, and didn't get in. Nobody is named who isn't in it.",
  access: "teacher",
  limit: { max: 600, perMs: minutes(15) },
  params: One,
  body: Nothing,
  answer: Hangs,
  refusals: ["notYourClass"],
});

export const hangSeenTo = call({
  method: "POST",
  path: "/teachers/classes/{id}/hangs/seen-to",
  summary: "Take one of these away. Lets nobody in.",
  access: "teacher",
  limit: { max: 300, perMs: minutes(15) },
  params: One,
  body: z.strictObject({ kind: hangKind, userID: userID.nullable() }),
  answer: Hangs,
  refusals: ["notYourClass"],
});
