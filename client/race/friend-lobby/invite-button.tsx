import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";

import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import type { FriendConnection } from "./friend-connection.ts";
import { isOwnRace } from "./own-race.ts";

const InviteFriends = lazy(async () => ({ default: (await import("./invite-friends.tsx")).InviteFriends }));

interface InviteButtonProps {
  readonly line: FriendConnection;
  readonly table: LobbyView;
}

/** Invites friends; for a host who has some. */
export function InviteButton({ line, table }: InviteButtonProps) {
  const hasFriends = useSession(({ friends }) => friends.list.length > 0);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (!isOwnRace(table) || !hasFriends) return null;
  return (
    <>
      <Button
        size="small"
        icon={<UserPlus aria-hidden />}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        Invite friends
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <InviteFriends line={line} table={table} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
