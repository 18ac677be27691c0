import { Link2, Share2 } from "lucide-react";
import { useState } from "react";

import { canShare, copyText, shareOn } from "../../../browser/hand-on.ts";
import type { TeamInfo } from "../../../data/teams/use-team.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { AsIs } from "../../../ui/data/as-is.tsx";

import style from "./team-head.module.css";

interface RecruitProps {
  readonly team: TeamInfo;
  readonly isMember: boolean;
}

/** The link to the team, to hand on: shared where the browser can, else copied, and else there to read. */
export function Recruit({ team: { tag, name }, isMember }: RecruitProps) {
  const [isCopied, setCopied] = useState<boolean>();
  const url = `${location.origin}/team/${tag}`;
  const copy = (): void => {
    void copyText(url).then(setCopied);
  };
  const share = async (): Promise<void> => {
    const text = isMember ? `Race with us in ${name}!` : `Look at ${name}!`;
    if (!(await shareOn({ title: name, text, url }))) copy();
  };
  const shares = canShare();
  return (
    <span className={style.recruit}>
      <Button
        kind="plain"
        icon={shares ? <Share2 aria-hidden /> : <Link2 aria-hidden />}
        onClick={() => (shares ? void share() : copy())}
      >
        {isMember ? "Recruit" : "Share"}
      </Button>
      <output className={style.copied}>
        {isCopied === true && "Link copied!"}
        {isCopied === false && (
          <>
            Your browser won't let us copy. Select this link: <AsIs>{url}</AsIs>
          </>
        )}
      </output>
    </span>
  );
}
