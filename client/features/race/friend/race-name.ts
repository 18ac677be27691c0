import type { FriendTable } from "#shared/contracts/realtime/friend-lobby.ts";

/** What a host's race is called. */
export const raceName = ({ host, seats, ownSlot }: FriendTable): string =>
  seats.some((seat) => seat.isHost && seat.slot === ownSlot) ? "Your friend race" : `${host.displayName}’s race`;
