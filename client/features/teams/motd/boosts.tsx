import { SmilePlus } from "lucide-react";

import { MOTD_BOOST_EMOJIS } from "#shared/content/team-looks.ts";

import type { TeamMember, TeamMotd } from "../../../data/teams/use-team.ts";
import { call, useSession } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { Menu } from "../../../ui/overlay/menu.tsx";
import { Tooltip } from "../../../ui/overlay/tooltip.tsx";
import { useDeeds } from "../use-deed.ts";
import { boostsBy } from "./boosts-by.ts";

import style from "./motd.module.css";

interface BoostsProps {
  readonly motd: TeamMotd;
  readonly members: readonly TeamMember[];
}

/** What teammates gave a message; a press gives the same, or takes the own one back. @source teams §4 MotD */
export function Boosts({ motd, members }: BoostsProps) {
  const ownID = useSession(({ user }) => user?.userID);
  const { busy, run } = useDeeds();
  const counts = boostsBy(motd, members, ownID);
  const ownBoost = counts.find(({ isOwn }) => isOwn)?.boostID;
  const boost = (boostID: number): void => {
    const body = { teamMotdID: motd.teamMotdID, boostID: boostID === ownBoost ? null : boostID };
    void run("boost", () => call("POST /teams/boost", { body }));
  };
  return (
    <div className={style.boosts}>
      {counts.map(({ boostID, emoji, name, isOwn, count, givers }) => (
        <Tooltip key={boostID} text={givers}>
          <button
            type="button"
            className={style.boost}
            aria-pressed={isOwn}
            aria-disabled={busy !== undefined || undefined}
            onClick={() => boost(boostID)}
          >
            <span aria-hidden>{emoji}</span>
            <VisuallyHidden>{name}: </VisuallyHidden>
            {count}
          </button>
        </Tooltip>
      ))}
      <Menu
        label="Boost"
        align="start"
        trigger={
          <Button size="small" kind="plain" icon={<SmilePlus aria-hidden />}>
            Boost
          </Button>
        }
        entries={MOTD_BOOST_EMOJIS.map(([boostID, emoji, name]) => ({
          label: name,
          icon: emoji,
          checked: boostID === ownBoost,
          onChoose: () => boost(boostID),
        }))}
      />
    </div>
  );
}
