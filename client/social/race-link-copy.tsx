import { Link2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";

import { copyText } from "../browser/hand-on.ts";
import { raceLink, useSite } from "../net/site.ts";
import { useSession } from "../session/session.ts";
import { Button, type ButtonSize } from "../ui/controls/button.tsx";
import { AsIs } from "../ui/data/as-is.tsx";

import style from "./race-link-copy.module.css";

/** Copies the link to the player's own races, which anybody can open, friend or not; where it can't, there to read. */
export function RaceLinkCopy({ size = "medium" }: { readonly size?: ButtonSize }) {
  const site = useSite((answer) => answer.site);
  const username = useSession(({ user }) => user?.username);
  const [isCopied, setIsCopied] = useState<boolean>();
  if (!username) return null;
  const { to } = raceLink(site, username);
  const url = location.origin + to;
  return (
    <>
      <Button
        kind="primary"
        size={size}
        icon={<Link2 aria-hidden />}
        onClick={() => void copyText(url).then(setIsCopied)}
      >
        Copy my race link
      </Button>
      <output className={style.told}>
        {isCopied === true && (
          <>
            Copied! Send it to someone, then <Link to={to}>open your race</Link>.
          </>
        )}
        {isCopied === false && <AsIs>{url}</AsIs>}
      </output>
    </>
  );
}
