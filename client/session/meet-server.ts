import { CallProblem } from "../net/call.ts";
import { momentNow } from "../net/computer-clock.ts";
import { knowsFrom } from "./known-since.ts";
import { call, hearAsAccount, takeUser } from "./session.ts";

let underWay: Promise<void> | undefined;

/** Checks and renews the token, compares the clocks, and fetches what has changed since. */
export function meetServer(): Promise<void> {
  const meeting = meet().finally(() => {
    if (underWay === meeting) underWay = undefined;
  });
  underWay = meeting;
  return meeting;
}

/** The same for who only needs to know the time: a meeting that is under way will do. */
export const askTime = (): Promise<void> => underWay ?? meetServer();

/** Until no older answer is under way; whoever asked hears what went wrong with it. */
export const untilMet = async (): Promise<void> => underWay?.catch(() => undefined);

async function meet(): Promise<void> {
  try {
    const asked = momentNow();
    const { user, serverStamp } = await call("GET /auth/self");
    takeUser(user);
    knowsFrom(user.userID, serverStamp, asked);
    hearAsAccount(user);
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
  }
}
