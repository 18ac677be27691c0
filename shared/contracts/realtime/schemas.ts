import { CERTIFICATE_MESSAGES } from "./certificate.ts";
import { CLASSROOM_MESSAGES } from "./classroom.ts";
import { DROP_IN_MESSAGES } from "./drop-in.ts";
import { FRIEND_LOBBY_MESSAGES } from "./friend-lobby.ts";
import { LOBBY_MESSAGES } from "./lobby.ts";
import { MATH_RACE_MESSAGES } from "./math-race.ts";
import { schemasOf } from "./message-list.ts";
import { PRESENCE_MESSAGES } from "./presence.ts";
import { RACE_MESSAGES } from "./race.ts";

const ROOMS = {
  lobby: LOBBY_MESSAGES,
  friendLobby: FRIEND_LOBBY_MESSAGES,
  classroom: CLASSROOM_MESSAGES,
  dropIn: DROP_IN_MESSAGES,
  race: RACE_MESSAGES,
  mathRace: MATH_RACE_MESSAGES,
  certificate: CERTIFICATE_MESSAGES,
  presence: PRESENCE_MESSAGES,
} as const;

/** docs/realtime-schema.json: each message of each room, by sender, as a JSON Schema. */
export function realtimeSchemas(): string {
  const rooms = Object.entries(ROOMS).map(([room, { sent, received }]) => [
    room,
    { sent: schemasOf(sent), received: schemasOf(received) },
  ]);
  return `${JSON.stringify(Object.fromEntries(rooms), null, 2)}\n`;
}
