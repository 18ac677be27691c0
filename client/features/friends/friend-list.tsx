import { useState } from "react";

import { friendsInOrder, friendsNamed } from "#shared/rules/friend-order.ts";

import { usePresence } from "../../realtime/presence-store.ts";
import { useSession } from "../../session/session.ts";
import type { KeptFriend } from "../../session/stored-session.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { FriendRemoval } from "../../social/friend-removal.tsx";
import { RaceLinkCopy } from "../../social/race-link-copy.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/text-input.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { FriendRow } from "./friend-row.tsx";
import { RacerRows } from "./racer-row.tsx";

import style from "./friends.module.css";

/** From this many friends on there is a search field. */
const MANY = 10;

/** Who is known without being a friend, a group each. */
const OTHERS = [
  { friendType: "teammate", title: "Teammates" },
  { friendType: "classmate", title: "Classmates" },
] as const;

interface FriendListProps {
  readonly isOnlineKnown: boolean;
  /** Neither the connection nor a call says who is online. */
  readonly isLost: boolean;
  readonly onFind: () => void;
}

/** The friends, the teammates and the classmates, those online first, with links to their races. */
export function FriendList({ isOnlineKnown, isLost, onFind }: FriendListProps) {
  const known = useSession((session) => session.friends.list);
  const online = usePresence((line) => line.online);
  const [term, setTerm] = useState("");
  const [removing, setRemoving] = useState<KeptFriend>();
  const knownAs = (type: KeptFriend["friendType"]) => known.filter(({ friendType }) => friendType === type);
  const inOrder = (type: KeptFriend["friendType"]) =>
    friendsInOrder(friendsNamed(knownAs(type), term), isOnlineKnown ? online : []);
  const friends = knownAs("friend");
  const { here, away } = inOrder("friend");
  const others = OTHERS.map(({ friendType, title }) => ({ title, ...inOrder(friendType) }));
  return (
    <div className={style.groups}>
      {friends.length === 0 && (
        <EmptyState
          level={2}
          title="Room for 200 friends"
          text="Racing is better together. Anyone with your link can race you, also without an account."
          action={
            <div className={style.firstWays}>
              <RaceLinkCopy />
              <Button onClick={onFind}>Find racers</Button>
            </div>
          }
        />
      )}
      {isLost && friends.length > 0 && (
        <Callout tone="careful">We can't see who's online right now. Your list is safe, and we'll keep trying.</Callout>
      )}
      {known.length >= MANY && (
        <div className={style.filter}>
          <TextInput label="Find in your list" type="search" value={term} onValue={setTerm} autoComplete="off" />
        </div>
      )}
      {here.length > 0 && (
        <section className={style.group}>
          <h2 className={style.groupTitle}>
            Online <span className={style.number}>{here.length}</span>
          </h2>
          <RacerRows>
            {here.map(([friend, seen]) => (
              <FriendRow key={friend.userID} friend={friend} seen={seen} onRemove={setRemoving} />
            ))}
          </RacerRows>
        </section>
      )}
      {away.length > 0 && (
        <section className={style.group}>
          <h2 className={style.groupTitle}>
            {isOnlineKnown ? "Offline" : "Friends"} <span className={style.number}>{away.length}</span>
          </h2>
          <RacerRows>
            {away.map((friend) => (
              <FriendRow key={friend.userID} friend={friend} onRemove={setRemoving} />
            ))}
          </RacerRows>
        </section>
      )}
      {others
        .filter((group) => group.here.length + group.away.length > 0)
        .map((group) => (
          <section key={group.title} className={style.group}>
            <h2 className={style.groupTitle}>
              {group.title} <span className={style.number}>{group.here.length + group.away.length}</span>
            </h2>
            <RacerRows>
              {group.here.map(([friend, seen]) => (
                <FriendRow key={friend.userID} friend={friend} seen={seen} onRemove={setRemoving} />
              ))}
              {group.away.map((friend) => (
                <FriendRow key={friend.userID} friend={friend} onRemove={setRemoving} />
              ))}
            </RacerRows>
          </section>
        ))}
      {friends.length > 0 && here.length + away.length === 0 && <p className={style.note}>No friend by that name.</p>}
      <HelpLink to="friend-races">How to race with friends</HelpLink>
      <FriendRemoval friend={removing} onClose={() => setRemoving(undefined)} />
    </div>
  );
}
