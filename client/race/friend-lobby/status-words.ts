import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";
import { FRIEND_RACE } from "#shared/rules/friend-lobby/numbers.ts";

import { named } from "../../ui/data/as-is.tsx";
import type { LobbyStatus } from "./friend-store.ts";

const BY_ITSELF = "It starts on its own when five are here.";

/** What the racers are waiting for. */
export function statusWords({ seats, starterSlot, ownSlot, isRacing }: LobbyView, status: LobbyStatus): string {
  if (status === "offline") return "You're offline. We'll keep trying, and your seat will wait a little while.";
  if (status !== "open") return "You're disconnected. Your seat is safe. Reconnecting…";
  if (isRacing) return "A race is on. You'll be in the next one.";
  const ready = seats.filter((seat) => seat.isHere && !seat.isAtResults).length;
  const count = seats.length === ready ? `${ready} of ${FRIEND_RACE.slots} here` : `${ready} of ${seats.length} ready`;
  const starter = seats.find((seat) => seat.slot === starterSlot);
  if (!starter) return `${count}. ${BY_ITSELF}`;
  return starter.slot === ownSlot
    ? `${count}. Start any time. ${BY_ITSELF}`
    : `${count}. ${named(starter.displayName)} starts the race. ${BY_ITSELF}`;
}
