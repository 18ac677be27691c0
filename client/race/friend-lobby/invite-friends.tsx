import { useState } from "react";

import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";
import { friendsInOrder, friendsNamed } from "#shared/rules/friend-order.ts";

import { usePresence } from "../../realtime/presence-store.ts";
import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/text-input.tsx";
import { AsIs, Words } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { PlayerName } from "../../ui/data/player-name.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import type { FriendConnection } from "./friend-connection.ts";
import { useFriends } from "./friend-store.ts";
import { invite } from "./use-invitations.ts";

import style from "./invite-friends.module.css";

interface InviteFriendsProps {
  readonly line: FriendConnection;
  readonly table: LobbyView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** From this many friends on there is a search field. */
const MANY = 8;

/** The host's friends, those online first, each with an invite button. */
export function InviteFriends({ line, table, isOpen, onClose }: InviteFriendsProps) {
  const friends = useSession((session) => session.friends.list);
  const online = usePresence((state) => state.online);
  const note = useFriends((view) => view.note);
  const [term, setTerm] = useState("");
  const { here, away } = friendsInOrder(friendsNamed(friends, term), online);
  const invited = new Set<number>(table.invited);
  const waiting = here.filter(([{ userID }]) => !invited.has(userID)).map(([{ userID }]) => userID);
  const shown = [
    ...here.map(([friend]) => ({ friend, isHere: true })),
    ...away.map((friend) => ({ friend, isHere: false })),
  ];
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      title="Invite friends"
      text="They'll see it right away, anywhere on the site."
      footer={
        <>
          <output className={style.note}>
            <Words of={note} />
          </output>
          {waiting.length > 1 && (
            <Button kind="primary" onClick={() => invite(line, waiting)}>
              Invite all {waiting.length} who are online
            </Button>
          )}
        </>
      }
    >
      <div className={style.body}>
        {friends.length >= MANY && (
          <TextInput label="Find in your list" type="search" value={term} onValue={setTerm} autoComplete="off" />
        )}
        <ul className={style.friends}>
          {shown.map(({ friend, isHere }) => (
            <li key={friend.userID} className={style.friend} data-away={!isHere || undefined}>
              <CarThumb carID={friend.carID} hueAngle={friend.carHueAngle} look={friend.look} width="3.5rem" />
              <span className={style.words}>
                {/* All of them are known: no need for a mark at each. */}
                <PlayerName plain player={{ ...friend, friendType: undefined }} />
                <span className={style.where}>{isHere ? "Online" : "Offline"}</span>
              </span>
              {invited.has(friend.userID) ? (
                <Badge tone="teal">Invited</Badge>
              ) : (
                <Button size="small" kind={isHere ? "quiet" : "plain"} onClick={() => invite(line, [friend.userID])}>
                  Invite
                  <VisuallyHidden>
                    {" "}
                    <AsIs>{friend.displayName}</AsIs>
                  </VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
        {shown.length === 0 && <p className={style.where}>No friend by that name.</p>}
      </div>
    </Modal>
  );
}
