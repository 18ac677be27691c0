import { useEffect, useState } from "react";

import { toast } from "../../ui/overlay/toasts.ts";
import { TrialSession } from "./trial-session.ts";

/** The trials of a page. One that is under way ends with it. */
export function useTrialSession(): TrialSession {
  const [session] = useState(() => new TrialSession());
  useEffect(
    () => () => {
      if (!session.leave()) return;
      toast({ title: "You left before the end", text: "What waits for you is safe. Try again any time." });
    },
    [session],
  );
  return session;
}
