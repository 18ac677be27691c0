import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";

import { useIsLoggedIn } from "../../session/session.ts";
import { Switch } from "../../ui/controls/switch.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import type { FriendConnection } from "./friend-connection.ts";
import { isOwnRace } from "./own-race.ts";

import style from "./lobby.module.css";

interface TermsProps {
  readonly line: FriendConnection;
  readonly table: LobbyView;
}

/**
 * How the next round is scored and who may come in: the host's switches, and words for everybody else. A guest has nobody
 * to invite but by the link.
 */
export function Terms({ line, table }: TermsProps) {
  const isLoggedIn = useIsLoggedIn();
  const isCasual = table.scoring === "casual";
  const isInviteOnly = table.visibility === "invite-only";
  if (!isOwnRace(table)) {
    return (
      <p className={style.badges}>
        <Badge tone={isCasual ? "teal" : "amber"}>{isCasual ? "Casual: no places" : "Competitive"}</Badge>
        <Badge>{isInviteOnly ? "Invite-only" : "Anyone with the link can join"}</Badge>
      </p>
    );
  }
  return (
    <fieldset className={style.switches} aria-label="Race settings">
      <Switch
        label="Casual"
        hint="No places shown"
        checked={isCasual}
        onValue={(isOn) => line.send("settings", { scoring: isOn ? "casual" : "competitive" })}
      />
      {isLoggedIn && (
        <Switch
          label="Invite-only"
          hint="When off, anyone with the link can join"
          checked={isInviteOnly}
          onValue={(isOn) => line.send("settings", { visibility: isOn ? "invite-only" : "public" })}
        />
      )}
    </fieldset>
  );
}
