import { create } from "zustand";

import type { PhraseID } from "#shared/content/chat.ts";
import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";

/** The state of the connection to the lobby. */
export type LobbyStatus =
  | "opening"
  | "open"
  | "reconnecting"
  | "offline"
  | "pit-stop"
  | "unreachable"
  | "not-found"
  | "invite-only"
  | "class-only"
  | "full"
  | "elsewhere"
  | "other-race"
  | "closed";

/** Somebody just said a phrase. */
export interface SpokenPhrase {
  readonly id: number;
  readonly slot: number;
  readonly displayName: string;
  readonly phraseID: PhraseID;
}

/** What a racer sees of a friend lobby. */
export interface FriendView {
  readonly status: LobbyStatus;
  /** Why the lobby is closed. */
  readonly sentence: string | undefined;
  readonly table: LobbyView | undefined;
  /** The host was here and gave the seat up. */
  readonly hasHostLeft: boolean;
  /** The phrases shown now, the newest last; one per racer. */
  readonly said: readonly SpokenPhrase[];
  /** The lobby's answer to this racer only, or a note on who has the start button. */
  readonly note: string | undefined;
  /** A round has begun with this racer, who is not at the start line yet. */
  readonly isCalled: boolean;
  /** Where this player's own race is, after asking for it. */
  readonly ownLink: string | undefined;
}

export const NO_FRIENDS: FriendView = {
  status: "opening",
  sentence: undefined,
  table: undefined,
  hasHostLeft: false,
  said: [],
  note: undefined,
  isCalled: false,
  ownLink: undefined,
};

export const useFriends = create<FriendView>()(() => NO_FRIENDS);
