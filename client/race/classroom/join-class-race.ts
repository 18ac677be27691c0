import { maySit } from "../../net/patience.ts";
import { enterRace, type JoinRace } from "../session/race-connection.ts";
import type { ClassConnection } from "./class-connection.ts";

/** Joins the next race of the class: waits in its room for a seat. */
export const joinClassRace = (line: Pick<ClassConnection, "seat" | "askWayBack">): JoinRace => {
  /** A seat was given, and nothing came through to it: the room knows the way back. */
  let isSwallowed = false;
  return async (events, patience) => {
    const { signal } = patience;
    signal.addEventListener("abort", () => (isSwallowed ||= maySit(signal.reason)));
    if (isSwallowed) line.askWayBack();
    isSwallowed = false;
    // The room's line is the connection's own matter, and a race begins when the teacher wants it to.
    patience.heard(Infinity);
    return enterRace(await line.seat(signal), events, patience);
  };
};
