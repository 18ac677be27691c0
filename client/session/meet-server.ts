import { CallProblem } from "../net/call.ts";
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

async function meet(): Promise<void> {
  try {
    const { user } = await call("GET /auth/self");
    takeUser(user);
    hearAsAccount(user);
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
  }
}
