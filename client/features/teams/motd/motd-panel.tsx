import { Megaphone } from "lucide-react";
import { useState } from "react";

import type { TeamPage } from "../../../data/teams/use-team.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Boosts } from "./boosts.tsx";
import { MotdModal } from "./motd-modal.tsx";
import { Motd } from "./motd.tsx";
import { OlderMotds } from "./older-motds.tsx";

import style from "./motd.module.css";

interface MotdPanelProps {
  readonly page: TeamPage;
  readonly isOfficer: boolean;
}

/** The message of the day, with what teammates think of it. @source teams §2 Team details page, §4 MotD */
export function MotdPanel({ page: { members, motds, nextMotdStamp }, isOfficer }: MotdPanelProps) {
  const [isWriting, setWriting] = useState(false);
  const [isOlderOpen, setOlderOpen] = useState(false);
  const latest = motds[0];
  return (
    <Card
      title="Message of the Day"
      aside={
        isOfficer && (
          <Button size="small" icon={<Megaphone aria-hidden />} onClick={() => setWriting(true)}>
            Update Message
          </Button>
        )
      }
    >
      {latest ? (
        <div className={style.latest}>
          <Motd motd={latest} members={members} isLarge />
          <div className={style.foot}>
            {!latest.flagged && <Boosts motd={latest} members={members} />}
            <Button size="small" kind="plain" onClick={() => setOlderOpen(true)}>
              View Older MotD's
            </Button>
          </div>
        </div>
      ) : (
        <p className={style.none}>
          {isOfficer
            ? "Nothing here yet. Say hello, set a goal for today, or thank a teammate."
            : "Nothing here yet. Your captain or an officer will have something to say soon."}
        </p>
      )}
      <MotdModal open={isWriting} onClose={() => setWriting(false)} nextMotdStamp={nextMotdStamp} />
      <OlderMotds open={isOlderOpen} onClose={() => setOlderOpen(false)} members={members} />
    </Card>
  );
}
