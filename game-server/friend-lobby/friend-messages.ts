import type { z } from "zod";

import type { PhraseID } from "#shared/content/chat.ts";
import type { Site } from "#shared/content/site.ts";
import {
  BeginFriendRace,
  FriendSettings,
  Gather,
  Invite,
  MathFriendSettings,
  SayPhrase,
} from "#shared/contracts/realtime/friend-lobby.ts";
import type { UserID } from "#shared/ids.ts";
import type { WishedTerms } from "#shared/rules/friend-lobby/host-terms.ts";

import { parseOrClose } from "../colyseus/parse-or-close.ts";
import type { FriendClient } from "./friend-client.ts";

/** What racers of a friend lobby can do. */
export interface FriendDeeds {
  press(client: FriendClient): void;
  gatherEarly(client: FriendClient): void;
  change(client: FriendClient, wished: WishedTerms): void;
  invite(client: FriendClient, userIDs: readonly UserID[]): void;
  say(client: FriendClient, phraseID: PhraseID): void;
}

type Handler = (deeds: FriendDeeds, client: FriendClient, message: unknown) => void;

/** A message of another shape closes the line. */
const handler =
  <S extends z.ZodType>(
    shape: S,
    act: (deeds: FriendDeeds, client: FriendClient, message: z.output<S>) => void,
  ): Handler =>
  (deeds, client, message) =>
    parseOrClose(shape, message, client, (read) => act(deeds, client, read));

/** What each message does. */
export const friendHandlers = (site: Site): Readonly<Record<string, Handler>> => ({
  "begin-friend-race": handler(BeginFriendRace, (deeds, client) => deeds.press(client)),
  gather: handler(Gather, (deeds, client) => deeds.gatherEarly(client)),
  settings: handler(site === "math" ? MathFriendSettings : FriendSettings, (deeds, client, wished) =>
    deeds.change(client, wished),
  ),
  invite: handler(Invite, (deeds, client, { userIDs }) => deeds.invite(client, userIDs)),
  chat: handler(SayPhrase, (deeds, client, { phraseID }) => deeds.say(client, phraseID)),
});
