import { useGifts } from "../../data/shop/use-gifts.ts";
import { useSession } from "../../session/session.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { ReceivedGifts } from "./received-gifts.tsx";
import { SentGifts } from "./sent-gifts.tsx";
import { WaitingGifts } from "./waiting-gifts.tsx";

import style from "./gifts-page.module.css";

/**
 * Cash gifts waiting to be collected, those that were, and the outcomes of sent ones.
 *
 * @source core §3 pendingCashGifts, §4 Cash gifts, §7 Players
 */
export function GiftsPage() {
  const { load, again } = useGifts();
  const money = useSession(({ user }) => user?.money ?? 0);
  return (
    <main id="main" className={style.page}>
      <h1 className={style.title}>Gifts</h1>
      <HelpLink to="gifts">How gifts work</HelpLink>
      {load.state === "loading" && (
        <div aria-busy>
          <VisuallyHidden>Loading your gifts</VisuallyHidden>
          <Skeleton height="4.5rem" lines={3} />
        </div>
      )}
      {load.state === "trouble" && (
        <ErrorState
          level={2}
          title={load.trouble.kind === "offline" ? "You're offline" : undefined}
          text={
            load.trouble.kind === "offline"
              ? "Your gifts are safe. They'll show up as soon as we reach the server."
              : load.trouble.sentence
          }
          onRetry={again}
        />
      )}
      {load.state === "ready" && (
        <>
          <WaitingGifts waiting={load.value.waiting} money={money} />
          {load.value.received.length > 0 && <ReceivedGifts received={load.value.received} />}
          {load.value.sent.length > 0 && <SentGifts sent={load.value.sent} />}
        </>
      )}
    </main>
  );
}
