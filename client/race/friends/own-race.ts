import type { FriendTable } from "#shared/contracts/realtime/friend-lobby.ts";

/** Whether who looks is the host. */
export const isOwnRace = ({ seats, ownSlot }: FriendTable): boolean =>
  seats.some((seat) => seat.isHost && seat.slot === ownSlot);
