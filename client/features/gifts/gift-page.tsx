import { useState } from "react";
import { useParams } from "react-router-dom";

import type { CarID } from "#shared/ids.ts";

import type { Load } from "../../data/loaded.ts";
import { useProfile } from "../../data/people/use-profile.ts";
import { useGifts } from "../../data/shop/use-gifts.ts";
import { useSession } from "../../session/session.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { named } from "../../ui/data/as-is.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { GiftForm } from "./gift-form.tsx";
import { GiftFrame } from "./gift-frame.tsx";
import { GiftSent, type Sent } from "./gift-sent.tsx";
import { obstacleOf, type Giving } from "./giving.ts";
import { NoGiving } from "./no-giving.tsx";

/** Gives cash to one player. @source core §1: only gold members can send cash, §7 Players */
export function GiftPage() {
  const { username = "" } = useParams();
  return <GiftTo key={username} username={username} />;
}

function GiftTo({ username }: { readonly username: string }) {
  const { load, again } = useGiving(username);
  if (load.state === "ready") return <Desk giving={load.value} />;
  return (
    <GiftFrame title="A gift of cash" carID={1 as CarID} hueAngle={0} amount={0}>
      {load.state === "loading" && <Spinner label="Loading" spoken />}
      {load.state === "trouble" &&
        (load.trouble.kind === "not-found" ? (
          <EmptyState
            level={2}
            title="There's no racer by that name"
            text="There may be a typo in the name. Or pick one of your friends."
            action={
              <LinkButton kind="primary" to="/friends">
                See Friends
              </LinkButton>
            }
          />
        ) : (
          <ErrorState
            level={2}
            title={load.trouble.kind === "offline" ? "You're offline" : undefined}
            text={load.trouble.sentence}
            onRetry={again}
          />
        ))}
    </GiftFrame>
  );
}

function useGiving(username: string): { readonly load: Load<Giving>; readonly again: () => void } {
  const user = useSession((session) => session.user);
  const { load: found, again: lookAgain } = useProfile(username);
  const { load: gifts, again } = useGifts();
  if (found.state !== "ready") return { load: found, again: lookAgain };
  if (gifts.state !== "ready") return { load: gifts, again };
  if (!user) return { load: { state: "loading" }, again };
  return { load: { state: "ready", value: { receiver: found.value, giving: gifts.value.giving, user } }, again };
}

function Desk({ giving }: { readonly giving: Giving }) {
  const [amount, setAmount] = useState(0);
  const [sent, setSent] = useState<Sent>();
  const { receiver } = giving;
  const obstacle = obstacleOf(giving);
  const frame = { carID: receiver.carID, hueAngle: receiver.carHueAngle };
  if (sent) {
    return (
      <GiftFrame {...frame} title="On its way!" amount={sent.amount} isSent>
        <GiftSent
          sent={sent}
          giving={giving}
          onAnother={() => {
            setAmount(0);
            setSent(undefined);
          }}
        />
      </GiftFrame>
    );
  }
  return (
    <GiftFrame {...frame} title={`A gift for ${named(receiver.displayName)}`} amount={obstacle ? 0 : amount}>
      {obstacle ? (
        <NoGiving obstacle={obstacle} giving={giving} />
      ) : (
        <GiftForm giving={giving} onAmount={setAmount} onSent={setSent} />
      )}
    </GiftFrame>
  );
}
