import { Search, UserRoundPlus, Users } from "lucide-react";
import { useLocation, useNavigate } from "react-router-dom";

import { usePresence } from "../../realtime/presence-store.ts";
import { useIsLoggedIn, useSession } from "../../session/session.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { useFriendRequests } from "../../social/use-friend-requests.ts";
import { useFriendsHere } from "../../social/use-friends-here.ts";
import { Tabs, type Tab } from "../../ui/data/tabs.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { FindPanel } from "./find-panel.tsx";
import { FriendList } from "./friend-list.tsx";
import { FriendsHead } from "./friends-head.tsx";
import { RequestsPanel } from "./requests-panel.tsx";
import { RowsToCome } from "./rows-to-come.tsx";
import { tabOf, type FriendTab } from "./tabs.ts";

import style from "./friends.module.css";

/** The friends, the requests, and the search for more of them. @source core §2, §7 Friends */
export function FriendsPage() {
  return useIsLoggedIn() && <OwnFriends />;
}

function OwnFriends() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { load, again } = useFriendRequests();
  const isOnlineTold = useFriendsHere();
  const waiting = load.state === "ready" ? load.value : undefined;
  const isListKnown = useSession(({ friends }) => friends.hash !== "");
  const totalFriends = useSession(
    ({ friends }) => friends.list.filter(({ friendType }) => friendType === "friend").length,
  );
  const requests = useSession(({ user }) => user?.requests ?? 0);
  const line = usePresence((state) => state.line);
  const isOnlineKnown = line === "up" || isOnlineTold === true || (line === "trying" && isOnlineTold !== false);
  const show = (tab: FriendTab): void => void navigate({ hash: tab === "list" ? "" : tab }, { replace: true });
  const coming =
    load.state === "trouble" ? (
      <ErrorState level={2} text={load.trouble.sentence} onRetry={again} />
    ) : (
      <RowsToCome count={6} />
    );
  const tabs: readonly Tab<FriendTab>[] = [
    {
      value: "list",
      label: "Friends",
      icon: <Users aria-hidden className={style.tabIcon} />,
      panel: isListKnown ? (
        <FriendList
          isOnlineKnown={isOnlineKnown}
          isLost={!isOnlineKnown && isOnlineTold === false}
          onFind={() => show("find")}
        />
      ) : (
        coming
      ),
    },
    {
      value: "requests",
      label: "Requests",
      icon: <UserRoundPlus aria-hidden className={style.tabIcon} />,
      count: waiting?.totalRequests ?? requests,
      panel: waiting ? <RequestsPanel known={waiting} /> : coming,
    },
    {
      value: "find",
      label: "Find",
      icon: <Search aria-hidden className={style.tabIcon} />,
      panel: waiting ? <FindPanel waiting={waiting} /> : coming,
    },
  ];
  return (
    <main id="main" className={style.page}>
      <FriendsHead totalFriends={totalFriends} isOnlineKnown={isOnlineKnown} />
      <div className={style.body}>
        <Tabs label="Friends" tabs={tabs} value={tabOf(hash)} onValue={show} />
        <HelpLink to="friends">How friends work</HelpLink>
      </div>
    </main>
  );
}
