import { Crown, Flag, Gift, IdCard, UserMinus } from "lucide-react";

import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";

import { raceLink, useSite } from "../../net/site.ts";
import { useSession } from "../../session/session.ts";
import type { KeptFriend } from "../../session/stored-session.ts";
import { goldGiftPath } from "../../shell/links/gold-gift.ts";
import { useOpens } from "../../shell/links/open-feature.ts";
import { whereWords } from "../../social/where-words.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Menu, type MenuEntry } from "../../ui/overlay/menu.tsx";
import { RacerRow } from "./racer-row.tsx";

interface FriendRowProps {
  readonly friend: KeptFriend;
  /** Where the friend is now; undefined when away or unknown. */
  readonly seen?: SeenFriend;
  readonly onRemove: (friend: KeptFriend) => void;
}

/** A friend, a teammate or a classmate: where they are, a link to their race, and further actions in a menu. */
export function FriendRow({ friend, seen, onRemove }: FriendRowProps) {
  const site = useSite((answer) => answer.site);
  const user = useSession((session) => session.user);
  const givesGold = useOpens("paid_offers");
  const { username, displayName, friendType } = friend;
  // Pupils have a page for friends alone, and no gifts.
  const hasPage = username !== "" && friendType !== "classmate";
  const page = `/racer/${encodeURIComponent(username)}`;
  const isHere = seen !== undefined;
  const canJoin = isHere && username !== "" && seen.isOpen && seen.app === (site ?? "type");
  const canInvite = isHere && !seen.isOpen && seen.app === (site ?? "type") && Boolean(user?.username);
  const entries: readonly MenuEntry[] = [
    ...(hasPage ? [{ label: "View profile", icon: <IdCard aria-hidden />, to: page } satisfies MenuEntry] : []),
    ...(hasPage && user?.membership === "gold"
      ? [{ label: "Send cash", icon: <Gift aria-hidden />, to: `${page}/gift` } satisfies MenuEntry]
      : []),
    ...(hasPage && friendType === "friend" && givesGold
      ? [{ label: "Give gold", icon: <Crown aria-hidden />, to: goldGiftPath(username) } satisfies MenuEntry]
      : []),
    ...(friendType === "friend"
      ? [
          {
            label: "Remove friend",
            icon: <UserMinus aria-hidden />,
            danger: true,
            onChoose: () => onRemove(friend),
          } satisfies MenuEntry,
        ]
      : []),
  ];
  return (
    <RacerRow
      player={friend}
      hasPage={hasPage}
      presence={isHere ? (seen.isOpen ? "open" : "here") : "away"}
      state={isHere ? whereWords(seen, site ?? "type") : undefined}
      actions={
        <>
          {canJoin && (
            <LinkButton size="small" kind="primary" icon={<Flag aria-hidden />} to={raceLink(site, username).to}>
              Join race
              <VisuallyHidden>
                {" "}
                <AsIs>{displayName}</AsIs>
              </VisuallyHidden>
            </LinkButton>
          )}
          {canInvite && (
            <LinkButton size="small" to={raceLink(site, user?.username ?? "").to} state={{ invite: [friend.userID] }}>
              Invite
              <VisuallyHidden>
                {" "}
                <AsIs>{displayName}</AsIs>
              </VisuallyHidden>
            </LinkButton>
          )}
        </>
      }
      corner={entries.length > 0 ? <Menu label={`More about ${displayName}`} entries={entries} /> : undefined}
    />
  );
}
