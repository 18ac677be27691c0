import type { FriendTable } from "#shared/contracts/realtime/friend-lobby.ts";

import { useIsLoggedIn } from "../../../session/session.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useRace } from "../store.ts";
import { ClosedDoor } from "./closed-door.tsx";
import type { FriendLine } from "./friend-line.ts";
import { useFriends } from "./friend-store.ts";
import { Phrases } from "./phrases.tsx";
import { Seats } from "./seats.tsx";
import { Start } from "./start.tsx";
import { statusOf } from "./status.ts";
import { Terms } from "./terms.tsx";

import style from "./lobby.module.css";

interface LobbyProps {
  readonly line: FriendLine;
  readonly username: string;
}

/** Where friends meet before and between their rounds. */
export function Lobby({ line, username }: LobbyProps) {
  const door = useFriends((friends) => friends.door);
  const table = useFriends((friends) => friends.table);
  if (table) return <Open line={line} table={table} />;
  if (door === "opening" || door === "open" || door === "reconnecting") {
    return (
      <p className={style.wait}>
        <Spinner label={`Opening the race of ${username}…`} spoken />
      </p>
    );
  }
  return <ClosedDoor line={line} username={username} />;
}

function Open({ line, table }: Pick<LobbyProps, "line"> & { readonly table: FriendTable }) {
  const door = useFriends((friends) => friends.door);
  const note = useFriends((friends) => friends.note);
  const isLeaving = useRace((race) => race.stage === "gathering");
  const isLoggedIn = useIsLoggedIn();
  const own = table.seats.find((seat) => seat.slot === table.ownSlot);
  return (
    <div className={style.lobby}>
      <header className={style.head}>
        <div>
          <h2 className={style.title}>{own?.isHost ? "Your friend race" : `${table.host.displayName}’s race`}</h2>
          <output className={style.status} data-away={door !== "open" || undefined}>
            {isLeaving ? "Everyone to the line!" : statusOf(table, door)}
          </output>
        </div>
        <Terms line={line} table={table} />
        <div className={style.ways}>
          <Start line={line} table={table} />
          {isLoggedIn ? <LinkButton to="/garage">Return to Garage</LinkButton> : <LinkButton to="/">Leave</LinkButton>}
        </div>
      </header>
      <Seats table={table} />
      <Phrases line={line} />
      <output className={style.note}>{note}</output>
    </div>
  );
}
