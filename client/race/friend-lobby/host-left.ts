import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";

import type { FriendView } from "./friend-store.ts";

const hasHost = (table: LobbyView | undefined): boolean => table?.seats.some((seat) => seat.isHost) ?? false;

/** Whether this page has seen the host leave. */
export const hasHostLeft = (before: Pick<FriendView, "table" | "hasHostLeft">, now: LobbyView): boolean =>
  !hasHost(now) && (before.hasHostLeft || hasHost(before.table));
