import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";

/** Whether the viewer is the host. */
export const isOwnRace = ({ seats, ownSlot }: LobbyView): boolean =>
  seats.some((seat) => seat.isHost && seat.slot === ownSlot);
