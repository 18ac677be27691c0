import { Link2, Share2 } from "lucide-react";
import { useState } from "react";

import type { TeamInfo } from "../../data/use-team.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";

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
    const copied = navigator.clipboard ? navigator.clipboard.writeText(url) : Promise.reject(new Error("no clipboard"));
    copied.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const share = (): void => {
    const text = isMember ? `Race with us in ${name}!` : `Look at ${name}!`;
    navigator.share({ title: name, text, url }).catch((problem: unknown) => {
      if (!(problem instanceof DOMException && problem.name === "AbortError")) copy();
    });
  };
  const canShare = "share" in navigator;
  return (
    <span className={style.recruit}>
      <Button
        kind="plain"
        icon={canShare ? <Share2 aria-hidden /> : <Link2 aria-hidden />}
        onClick={canShare ? share : copy}
      >
        {isMember ? "Recruit" : "Share"}
      </Button>
      <output className={style.copied}>
        {isCopied === true && "Link copied!"}
        {isCopied === false && <AsIs>{url}</AsIs>}
      </output>
    </span>
  );
}
