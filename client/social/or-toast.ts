import { CallProblem } from "../net/call.ts";
import { toast } from "../ui/overlay/toasts.ts";

/** Runs an action on a player, and shows the server's sentence if refused. @returns whether it was done */
export async function orToast(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    toast({ id: "friends-trouble", title: problem.message, tone: "amber", urgent: true });
    return false;
  }
}
