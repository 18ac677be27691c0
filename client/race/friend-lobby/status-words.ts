import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";
import { FRIEND_RACE } from "#shared/rules/friend-lobby.ts";

import type { LobbyStatus } from "./friend-store.ts";

const BY_ITSELF = "With five it starts by itself.";

/** What the racers are waiting for. */
export function statusWords({ seats, starterSlot, ownSlot, isRacing }: LobbyView, status: LobbyStatus): string {
  if (status === "offline") return "You are offline. We keep trying; your seat waits a little.";
  if (status !== "open") return "The line is down. We are reconnecting; your seat is kept.";
  if (isRacing) return "A round is on. You are in the next one.";
  const ready = seats.filter((seat) => seat.isHere && !seat.isAtResults).length;
  const count = seats.length === ready ? `${ready} of ${FRIEND_RACE.slots} here` : `${ready} of ${seats.length} ready`;
  const starter = seats.find((seat) => seat.slot === starterSlot);
  if (!starter) return `${count}. ${BY_ITSELF}`;
  return starter.slot === ownSlot
    ? `${count}. Start when you like. ${BY_ITSELF}`
    : `${count}. ${starter.displayName} starts the race. ${BY_ITSELF}`;
}
