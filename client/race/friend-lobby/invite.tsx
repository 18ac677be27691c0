import { Link2, Share2 } from "lucide-react";
import { useState } from "react";

import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";

import { canShare, copyText, shareOn } from "../../browser/hand-on.ts";
import { raceLink, useSite } from "../../net/site.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import type { FriendConnection } from "./friend-connection.ts";
import { InviteButton } from "./invite-button.tsx";

import style from "./seats.module.css";

interface InviteProps {
  readonly line: FriendConnection;
  readonly table: LobbyView;
}

/** The link to hand on: copied, shared where the browser can, and always there to read. */
export function Invite({ line, table }: InviteProps) {
  const { host } = table;
  const [isCopied, setIsCopied] = useState<boolean>();
  const { to } = raceLink(
    useSite(({ site }) => site),
    host.link,
  );
  const url = `${location.origin}${to}`;
  const copy = (): void => {
    void copyText(url).then(setIsCopied);
  };
  const share = async (): Promise<void> => {
    if (!(await shareOn({ title: "Redline", text: `Race with ${host.displayName}!`, url }))) copy();
  };
  return (
    <div className={style.invite}>
      <span className={style.buttons}>
        <InviteButton line={line} table={table} />
        <Button size="small" icon={<Link2 aria-hidden />} onClick={copy}>
          Copy link
        </Button>
        {canShare() && (
          <Button size="small" kind="plain" icon={<Share2 aria-hidden />} onClick={() => void share()}>
            Share
          </Button>
        )}
      </span>
      <output className={style.link}>
        {isCopied === true && "Copied! Send it to a friend, or to your whole class."}
        {isCopied === false && (
          <>
            Your browser won't let us copy. Select this link: <AsIs>{url}</AsIs>
          </>
        )}
        {isCopied === undefined && (
          <AsIs>
            {location.host}
            <wbr />
            {to}
          </AsIs>
        )}
      </output>
    </div>
  );
}
