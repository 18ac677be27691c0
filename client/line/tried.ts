import { CallProblem } from "../net/call.ts";
import { toast } from "../ui/toasts.ts";

/** Does something with a player, and says what the server says to it when that is no. @returns whether it was done */
export async function tried(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    toast({ id: "friends-trouble", title: problem.message, tone: "amber", urgent: true });
    return false;
  }
}
