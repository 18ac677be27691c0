import { ServerError, type Client } from "@colyseus/core";
import type { Kysely } from "kysely";
import type { z } from "zod";

import { ClassroomOptions } from "#shared/contracts/realtime/classroom.ts";
import type { SectionID } from "#shared/ids.ts";
import { REFUSALS } from "#shared/refusal.ts";
import type { Ticket } from "#shared/server/accounts/sessions/tokens.ts";
import { classroomRoleOf, type ClassroomRole } from "#shared/server/classes/classroom.ts";
import type { Database } from "#shared/server/database.ts";

import type { TicketGate } from "../colyseus/ticket-gate.ts";

/** A teacher or a pupil who came in. */
export interface ClassroomVisit extends Ticket {
  readonly sectionID: SectionID;
  readonly role: ClassroomRole;
  readonly isTakingOver: boolean;
}

export type ClassroomClient = Client<{ auth: ClassroomVisit }>;

export function visitOf({ auth }: ClassroomClient): ClassroomVisit {
  if (!auth) throw new Error("a client without a ticket is in a classroom");
  return auth;
}

export const teachersIn = (clients: readonly ClassroomClient[]): readonly ClassroomClient[] =>
  clients.filter(({ auth }) => auth?.role === "teacher");

/** Why a class's room does not open, for the person who tries to enter. */
export const NOT_IN = {
  noTicket: "This ticket isn't good any more. Open the class again.",
  notYours: "This isn't your class.",
  notLive: "The class isn't meeting now.",
  noRoom: "We couldn't open the class. Please try again in a moment.",
} as const;

/** Why something can't be done, for the teacher who wanted it. */
export const TROUBLE = {
  nobody: "Nobody who could race is here yet.",
  runs: "A race is on. End it first, or wait until everyone is done.",
  noType: "Choose a math type first.",
  notOpened: "We couldn't open the race for everyone. Please try again.",
  tournamentEnded: "The tournament has just ended. Start the race again if you want one more.",
  notHeard: "Not every track heard you. Please try again.",
} as const;

/** A class, and how somebody wants into its room. */
export type AskedClass = z.output<typeof ClassroomOptions>;

/** @throws ServerError 400 without a class; the ticket is not spent */
export function askedClass(options: unknown): AskedClass {
  const read = ClassroomOptions.safeParse(options);
  if (!read.success) throw new ServerError(REFUSALS.badInput, "Choose a class first.");
  return read.data;
}

export const notYours = (): ServerError => new ServerError(REFUSALS.notAllowed, NOT_IN.notYours);

/** @throws ServerError for a ticket that isn't good, and for others than the class's teachers and pupils */
export async function admitVisit(
  db: Kysely<Database>,
  gate: TicketGate,
  ticket: string,
  options: unknown,
): Promise<ClassroomVisit> {
  const { sectionID, takeOver } = askedClass(options);
  const admitted = await gate.admit(ticket);
  const role = await classroomRoleOf(db, admitted.userID, sectionID);
  if (role === undefined) throw notYours();
  return { ...admitted, sectionID, role, isTakingOver: takeOver };
}

/** To one teacher, or to all that are here. */
export function tellTrouble(clients: readonly ClassroomClient[], message: string, client?: ClassroomClient): void {
  for (const each of client ? [client] : teachersIn(clients)) each.send("trouble", { message });
}
