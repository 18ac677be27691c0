import { useEffect, useState } from "react";

import { lookedAt, useNotices, type Notices } from "../data/notices/use-notices.ts";
import { serverNowMs } from "../net/server-time.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Spinner } from "../ui/feedback/spinner.tsx";
import { isKnownKind } from "./kinds/all.ts";
import { NoticeRow } from "./notice-row.tsx";

import style from "./bell.module.css";

/** The last notifications. To show them is to have looked at them. */
export function BellList() {
  const { load, again } = useNotices();
  if (load.state === "loading") return <Spinner label="Loading your notifications" />;
  if (load.state === "trouble") return <ErrorState text={load.trouble.sentence} onRetry={again} />;
  return <List {...load.value} />;
}

function List({ notices, seenID }: Notices) {
  const [seenBefore] = useState(seenID);
  const [openedMs] = useState(serverNowMs);
  const newest = notices[0]?.notification.notificationID ?? 0;
  useEffect(() => {
    if (newest > seenID) void lookedAt(newest);
  }, [newest, seenID]);
  const known = notices.filter(({ notification: { kind } }) => isKnownKind(kind));
  if (known.length === 0) {
    return (
      <EmptyState
        scene="letters"
        title="Nothing yet"
        text="Race invites, friend requests and gifts show up here, so you never miss one."
      />
    );
  }
  return (
    <ul className={style.notices}>
      {known.map((notice) => (
        <NoticeRow
          key={notice.notification.notificationID}
          notice={notice}
          isNew={(notice.notification.notificationID ?? 0) > seenBefore}
          nowMs={Math.max(openedMs, notice.notification.stamp * 1_000)}
        />
      ))}
    </ul>
  );
}
