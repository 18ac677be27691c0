import { useRef, useState } from "react";
import { Link } from "react-router-dom";

import { formatCount } from "#shared/format/figures.ts";

import { useSession } from "../../session/session.ts";
import { orToast } from "../../social/or-toast.ts";
import { acceptAll, denyAll } from "../../social/relations.ts";
import type { Asker, FriendRequests } from "../../social/use-friend-requests.ts";
import { useRelationChange, type RelationChange } from "../../social/use-relation-change.ts";
import { Button } from "../../ui/controls/button.tsx";
import { named } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { toast } from "../../ui/overlay/toasts.ts";
import { RacerRows } from "./racer-row.tsx";
import { RequestRow } from "./request-row.tsx";

import style from "./friends.module.css";

interface RequestsPanelProps {
  readonly known: FriendRequests;
}

/** Incoming and outgoing requests. */
export function RequestsPanel({ known: { requests, requestedFriends: asked } }: RequestsPanelProps) {
  const takesRequests = useSession(({ user }) => user?.allowFriendRequests ?? true);
  const heading = useRef<HTMLHeadingElement>(null);
  const changeTo = useRelationChange();
  /** The row disappears with its button, so the focus moves to the heading. */
  const answered = async (doing: Promise<unknown>, done?: string): Promise<void> => {
    heading.current?.focus({ preventScroll: true });
    const isDone = await orToast(doing);
    if (isDone && done !== undefined) toast({ title: done, tone: "teal", timeoutMs: 5_000 });
  };
  const answer = (player: Asker, change: RelationChange["change"], done?: string): Promise<void> =>
    answered(changeTo({ change, player }), done);
  return (
    <div className={style.groups}>
      {!takesRequests && (
        <Callout action={<Link to="/profile#social">Change this</Link>}>Friend requests are turned off.</Callout>
      )}
      <section className={style.group}>
        <div className={style.groupHead}>
          <h2 ref={heading} tabIndex={-1} className={style.groupTitle}>
            Requests for you <span className={style.number}>{requests.length}</span>
          </h2>
          {requests.length > 1 && <AllAtOnce requests={requests} answered={answered} />}
        </div>
        {requests.length === 0 ? (
          <EmptyState
            scene="letters"
            title="No requests right now"
            text="When someone wants to be your friend, you'll see it here."
          />
        ) : (
          <RacerRows>
            {requests.map((asker) => (
              <RequestRow
                key={asker.userID}
                player={asker}
                first={{
                  label: "Accept",
                  kind: "quiet",
                  run: () => answer(asker, "accept", `You and ${named(asker.displayName)} are friends now`),
                }}
                second={{ label: "Deny", run: () => answer(asker, "deny") }}
              />
            ))}
          </RacerRows>
        )}
      </section>
      {asked.length > 0 && (
        <section className={style.group}>
          <h2 className={style.groupTitle}>
            Requests you sent <span className={style.number}>{asked.length}</span>
          </h2>
          <RacerRows>
            {asked.map((player) => (
              <RequestRow
                key={player.userID}
                player={player}
                first={{ label: "Cancel request", kind: "plain", run: () => answer(player, "cancel") }}
              />
            ))}
          </RacerRows>
        </section>
      )}
      {takesRequests && (
        <p className={style.note}>
          Choose who can send you requests in <Link to="/profile#social">My Settings</Link>
        </p>
      )}
    </div>
  );
}

interface AllAtOnceProps {
  readonly requests: readonly Asker[];
  readonly answered: (doing: Promise<unknown>, done?: string) => Promise<void>;
}

function AllAtOnce({ requests, answered }: AllAtOnceProps) {
  const [busy, setBusy] = useState<"accept" | "deny">();
  const [isAsking, setAsking] = useState(false);
  const ids = requests.map(({ userID }) => userID);
  const yes = async (): Promise<void> => {
    setBusy("accept");
    let accepted = 0;
    await answered(
      acceptAll(ids).then((count) => {
        accepted = count;
      }),
    );
    setBusy(undefined);
    if (accepted > 0) toast({ title: formatCount(accepted, "new friend"), tone: "teal", timeoutMs: 5_000 });
    if (accepted > 0 && accepted < ids.length) toast({ title: "There wasn't room for the others yet", tone: "amber" });
  };
  const no = async (): Promise<void> => {
    setBusy("deny");
    await answered(denyAll(ids));
    setBusy(undefined);
    setAsking(false);
  };
  return (
    <span className={style.groupWays}>
      <Button size="small" kind="primary" busy={busy === "accept"} onClick={() => void yes()}>
        Accept all
      </Button>
      <Button size="small" kind="plain" onClick={() => setAsking(true)}>
        Deny all
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void no()}
        busy={busy === "deny"}
        danger
        title={`Deny ${formatCount(ids.length, "request")}?`}
        text="They won't be told, and they can't send you another request for 30 days. You can still ask them."
        confirm="Deny all"
        cancel="Cancel"
      />
    </span>
  );
}
