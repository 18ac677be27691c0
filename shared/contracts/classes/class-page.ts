import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { sectionID, stamp } from "../ids.ts";
import { PlayerCard } from "../social/players.ts";
import { ClassMessage } from "./own-class.ts";

const count = z.int().min(0);

/** What was raced in a class. */
const Raced = {
  played: count.meta({ description: "Paid races as a member." }),
  typed: count.meta({ description: "Right characters, or right answers, in them." }),
  secs: z.number().min(0),
  errs: count,
};

/** A row of the class page. @source teams §3 Class */
export const Classmate = PlayerCard.extend({
  ...Raced,
  role: z.enum(["teacher", "student"]),
  joinStamp: stamp,
  lastActivity: stamp.nullable(),
});
export type Classmate = z.infer<typeof Classmate>;

/** @source teams §2 Class page, §3 Class */
export const ClassPage = z.object({
  isMember: z.boolean().meta({ description: "Whether the caller is a pupil of the class." }),
  className: z.string(),
  color: z.string().meta({ description: "Six hex digits." }),
  sectionID,
  firstName: z.string().meta({ description: "The teacher's, where given." }),
  lastName: z.string(),
  nickname: z.string(),
  message: ClassMessage.nullable(),
  stats: z.object({ members: count, ...Raced }),
  members: z.array(Classmate).readonly().meta({ description: "Teachers first, then pupils by name. No real names." }),
});
export type ClassPage = z.infer<typeof ClassPage>;

/** @source teams §2 Class page, §7 */
export const ownClass = call({
  method: "GET",
  path: "/classes",
  summary: "Your class: its teacher, its message, its figures and its members. A teacher names the section.",
  access: "user",
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  query: z.object({ sectionID: z.coerce.number().int().min(1).optional() }),
  body: Nothing,
  answer: ClassPage,
  refusals: ["noClass", "pendingApproval"],
});

/** Leaves the class. Accounts made for a class can't: it is their home. */
export const leaveClass = call({
  method: "POST",
  path: "/classes/leave",
  summary: "Leave your class with an account of your own.",
  access: "user",
  limit: { max: 60, perMs: minutes(15) },
  params: Nothing,
  body: Nothing,
  answer: z.object({}),
  refusals: ["noClass", "notAllowed"],
});
