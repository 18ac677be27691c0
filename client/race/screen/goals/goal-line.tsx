import type { ReactNode } from "react";

import { useSite } from "../../../net/site.ts";
import { isRegistered, useSession } from "../../../session/session.ts";
import { goalWords, raceCard } from "./goal-words.ts";

import style from "./goal-line.module.css";

interface GoalLineProps {
  /** Whether a race just counted. */
  readonly isAfter?: boolean;
  /** The bots of the race, by name. */
  readonly bots?: readonly string[];
  /** Further items of the list. */
  readonly children?: ReactNode;
}

/** The names of the bots among these seats. */
export const botsAmong = (seats: readonly { readonly isBot: boolean; readonly displayName: string }[]): string[] =>
  seats.flatMap(({ isBot, displayName }) => (isBot ? [displayName] : []));

/** What a racer has going, in one line: days and wins in a row, a rival, the best of today, and with an account the ten-race card; nothing of it for a declared bot. */
export function GoalLine({ isAfter = false, bots, children }: GoalLineProps) {
  const user = useSession((session) => session.user);
  const site = useSite((answer) => answer.site) ?? "type";
  // A racer kept in this browser by an earlier version has none of it until the server is asked.
  if (user?.rivals === undefined || user.isBot) return null;
  const words = goalWords(user, site, bots);
  const card = isRegistered(user) ? raceCard(user.racesPlayed, isAfter) : undefined;
  if (words.length === 0 && !card) return null;
  return (
    <ul className={style.goals} data-after={isAfter || undefined} aria-label="What you have going">
      {words.map((each) => (
        <li key={each}>{each}</li>
      ))}
      {children}
      {card && (
        <li className={style.card}>
          <span className={style.stamps} aria-hidden>
            {Array.from({ length: card.of }, (_each, nth) => (
              <i key={nth} data-stamped={nth < card.races || undefined} />
            ))}
          </span>
          {card.words}
        </li>
      )}
    </ul>
  );
}
