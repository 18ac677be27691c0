import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";

import { named } from "../../ui/data/as-is.tsx";

/** The note when the start button has moved to somebody else; undefined otherwise. */
export function noteOn(before: LobbyView | undefined, now: LobbyView): string | undefined {
  const was = starterOf(before);
  const is = starterOf(now);
  if (!was || !is || was.slot === is.slot) return undefined;
  const stillThere = now.seats.find((seat) => seat.slot === was.slot && seat.isHere);
  const opening = stillThere ? `${named(is.displayName)} is here.` : `${named(was.displayName)} had to go.`;
  return is.slot === now.ownSlot
    ? `${stillThere ? "" : `${opening} `}You have the start button now.`
    : `${opening} ${named(is.displayName)} has the start button now.`;
}

const starterOf = (table: LobbyView | undefined): LobbyView["seats"][number] | undefined =>
  table?.seats.find((seat) => seat.slot === table.starterSlot);
