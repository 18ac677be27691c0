import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";

import { useBotCheckWish } from "../../session/bot-check-count.ts";
import { useRacing } from "../../session/racing.ts";
import { useSession } from "../../session/session.ts";
import { dueStatusOf } from "./wording.ts";

const BotCheckModal = lazy(async () => ({ default: (await import("./bot-check-modal.tsx")).BotCheckModal }));

/**
 * Asks for the bot check when one is due, never over a running race. Closed, it comes back with the next page, or on a wish.
 *
 * @source teams-shop-seasons §2 Bot-check modal, §4 Pop-up groups
 */
export function BotCheck() {
  const status = useSession(({ user }) => dueStatusOf(user));
  const isRacing = useRacing((racing) => racing.isRacing);
  const wishes = useBotCheckWish((wish) => wish.count);
  const { pathname } = useLocation();
  const occasion = `${pathname}#${wishes}`;
  const [closedAt, setClosedAt] = useState<string>();
  const isOpen = status !== undefined && !isRacing && closedAt !== occasion;
  if (status === undefined) return null;
  return (
    <Suspense fallback={null}>
      <BotCheckModal status={status} open={isOpen} onClose={() => setClosedAt(occasion)} />
    </Suspense>
  );
}
