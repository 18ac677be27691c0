import type { ReactNode } from "react";

import { useIsLoggedIn } from "../../session/session.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Words } from "../../ui/data/as-is.tsx";
import { useRace } from "../session/race-store.ts";
import type { FriendConnection } from "./friend-connection.ts";
import { useFriends } from "./friend-store.ts";
import { Phrases } from "./phrases.tsx";
import { raceName } from "./race-name.ts";
import { Seats } from "./seats.tsx";
import { Start } from "./start.tsx";
import { statusWords } from "./status-words.ts";
import { tableWords } from "./table-words.ts";
import { Terms } from "./terms.tsx";

import style from "./lobby.module.css";

interface LobbyProps {
  readonly line: FriendConnection;
  /** The unit of average speeds. */
  readonly unit: string;
  /** The choice of what to race, if there is one. */
  readonly subject?: ReactNode;
}

/** Where friends meet before and between their rounds. */
export function Lobby({ line, unit, subject }: LobbyProps) {
  const table = useFriends((friends) => friends.table);
  const status = useFriends((friends) => friends.status);
  const note = useFriends((friends) => friends.note);
  /** A round has begun: everybody is on the way to the line. */
  const isLeaving = useRace((race) => race.stage === "gathering");
  const isLoggedIn = useIsLoggedIn();
  if (!table) return null;
  const where = tableWords(table);
  return (
    <div className={style.lobby} data-friends>
      <div className={style.head} data-subject={subject !== undefined || undefined}>
        <div className={style.words}>
          <h2 className={style.title}>
            <Words of={raceName(table)} />
          </h2>
          <output className={style.status} data-away={status !== "open" || undefined}>
            <Words of={isLeaving ? "Everyone to the line!" : statusWords(table, status)} />
          </output>
          {where !== undefined && <p className={style.where}>{where}</p>}
        </div>
        {subject !== undefined && <div className={style.subject}>{subject}</div>}
        <div className={style.terms}>
          <Terms line={line} table={table} />
        </div>
        <div className={style.actions}>
          <Start line={line} table={table} isLeaving={isLeaving} />
          {!isLoggedIn && (
            <span className={style.leave}>
              <LinkButton to="/">Leave</LinkButton>
            </span>
          )}
        </div>
      </div>
      <Seats line={line} table={table} unit={unit} />
      <Phrases line={line} />
      <output className={style.note}>
        <Words of={note} />
      </output>
    </div>
  );
}
