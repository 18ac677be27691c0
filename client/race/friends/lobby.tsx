import type { ReactNode } from "react";

import type { FriendTable } from "#shared/contracts/realtime/friend-lobby.ts";

import { useIsLoggedIn } from "../../session/session.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { FriendLine } from "./friend-line.ts";
import { useFriends } from "./friend-store.ts";
import { Phrases } from "./phrases.tsx";
import { raceName } from "./race-name.ts";
import { Seats } from "./seats.tsx";
import { Start } from "./start.tsx";
import { statusOf } from "./status.ts";
import { Terms } from "./terms.tsx";

import style from "./lobby.module.css";

interface LobbyProps {
  readonly line: FriendLine;
  readonly table: FriendTable;
  /** A round has begun: everybody is on the way to the line. */
  readonly isLeaving: boolean;
  /** What an average speed is counted in. */
  readonly unit: string;
  /** What is raced, where there is a choice. */
  readonly subject?: ReactNode;
}

/** Where friends meet before and between their rounds. */
export function Lobby({ line, table, isLeaving, unit, subject }: LobbyProps) {
  const door = useFriends((friends) => friends.door);
  const note = useFriends((friends) => friends.note);
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={style.lobby} data-friends>
      <div className={style.head} data-subject={subject !== undefined || undefined}>
        <div className={style.words}>
          <h2 className={style.title}>{raceName(table)}</h2>
          <output className={style.status} data-away={door !== "open" || undefined}>
            {isLeaving ? "Everyone to the line!" : statusOf(table, door)}
          </output>
        </div>
        {subject !== undefined && <div className={style.subject}>{subject}</div>}
        <div className={style.terms}>
          <Terms line={line} table={table} />
        </div>
        <div className={style.ways}>
          <Start line={line} table={table} isLeaving={isLeaving} />
          {!isLoggedIn && <LinkButton to="/">Leave</LinkButton>}
        </div>
      </div>
      <Seats line={line} table={table} unit={unit} />
      <Phrases line={line} />
      <output className={style.note}>{note}</output>
    </div>
  );
}
