import { isHost, racerOf, type FriendLobby } from "./lobby.ts";
import type { FriendTerms } from "./terms.ts";

/** The terms to change. */
export type WishedTerms = { readonly [Term in keyof FriendTerms]?: FriendTerms[Term] | undefined };

/** Only by the host; others get the same value. A running round goes on as it began; a typing race has no lesson. */
export function changeSettings(race: FriendLobby, key: string, wished: WishedTerms): FriendLobby {
  return isHost(race, racerOf(race, key)) ? withTerms(race, wished) : race;
}

/** The host's terms, given at the host's table. */
export function withTerms(race: FriendLobby, wished: WishedTerms): FriendLobby {
  const { scoring = race.scoring, visibility = race.visibility } = wished;
  const lessonID = race.lessonID && (wished.lessonID ?? race.lessonID);
  if (scoring === race.scoring && visibility === race.visibility && lessonID === race.lessonID) return race;
  return { ...race, scoring, visibility, ...(lessonID !== undefined && { lessonID }) };
}
