import type { CSSProperties, ReactNode } from "react";

import { TEAM } from "#shared/rules/teams/numbers.ts";

import type { ListedTeam } from "../../../data/teams/use-teams.ts";
import { useSpeedUnit } from "../../../net/site.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { Badge } from "../../../ui/data/badge.tsx";
import { TeamTag } from "../../../ui/data/team-tag.tsx";
import { SheetRow } from "../../../ui/layout/rows.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { ENROLLMENT_WORDS } from "../enrollment-words.ts";
import { teamPath } from "../team-path.ts";

import style from "./teams-page.module.css";

interface TeamRowProps {
  readonly team: ListedTeam;
  /** Of an invite: when it came. */
  readonly received?: string;
  /** Before the link to the team. */
  readonly actions?: ReactNode;
}

/** A team in a list. @source teams §2 Team list page */
export function TeamRow({ team, received, actions }: TeamRowProps) {
  const { tag, tagColor, name, members, enrollment, minRaces, minSpeed, captainDisplayName } = team;
  const unit = useSpeedUnit();
  const facts = [
    { name: "Members", value: `${members} of ${TEAM.maxMembers}` },
    { name: "Minimum speed", value: minSpeed === 0 ? "Any" : `${minSpeed} ${unit}` },
    { name: "Minimum races completed", value: minRaces === 0 ? "Any" : String(minRaces) },
    ...(received === undefined ? [] : [{ name: "Received", value: received }]),
  ];
  return (
    <SheetRow isCut className={style.row} style={{ "--team": `#${tagColor}` } as CSSProperties}>
      <div className={style.words}>
        <h3 className={style.name}>
          <TeamTag tag={tag} tagColor={tagColor} /> <AsIs>{name}</AsIs>
          {received === undefined && (
            <Badge tone={enrollment === "auto" ? "teal" : "neutral"}>{ENROLLMENT_WORDS[enrollment]}</Badge>
          )}
        </h3>
        {captainDisplayName !== "" && <p className={style.quiet}>Captain {captainDisplayName}</p>}
      </div>
      <dl className={style.facts}>
        {facts.map((fact) => (
          <div key={fact.name} className={style.fact}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <div className={style.actions}>
        {actions}
        <LinkButton size="small" to={teamPath(tag)}>
          View Team
          <VisuallyHidden>
            {" "}
            <AsIs>{name}</AsIs>
          </VisuallyHidden>
        </LinkButton>
      </div>
    </SheetRow>
  );
}
