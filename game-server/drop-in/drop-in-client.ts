import type { Client } from "@colyseus/core";

import type { Pattern } from "#shared/rules/drop-in/pattern.ts";

import { clockMs } from "../cluster/node-context.ts";
import { RoundTrips } from "../race/round-trips.ts";

/** How a room of this kind is made. */
export interface DropInPlan {
  readonly code: string;
  readonly minutes: number;
  readonly language: "english" | "german" | "spanish" | "french";
  /** The teacher's network, unreadable. */
  readonly network: string;
}

/** Who holds a seat. Nothing else is known of anybody. */
export interface DropInHolder {
  readonly role: "teacher" | "pupil";
}

export type DropInClient = Client<{ auth: DropInHolder; userData: RoundTrips }>;

/** Begins to measure a line, and tells it the server's clock at once, not with the next ping of all. */
export function measure(client: DropInClient): void {
  client.userData = new RoundTrips(clockMs());
  client.send("ping", client.userData.ping(clockMs()));
}

export const isTeacher = ({ auth }: DropInClient): boolean => auth?.role === "teacher";

/** Somebody at the door. */
export interface Knock {
  readonly pattern: Pattern;
  /** Where they come from, unreadable. */
  readonly network: string;
}

/** What the door says. */
export type KnockAnswer = "in" | "wrong" | "often" | "locked" | "full";

/** Where the lesson of a code is. */
export const dropInRoomID = (code: string): string => `lesson-${code}`;
