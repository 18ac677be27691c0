import { Flag } from "lucide-react";

import { TEAM } from "#shared/rules/teams/numbers.ts";
import { after } from "#shared/units.ts";

import { raceLink, useSite } from "../../../net/site.ts";
import { whereWords } from "../../../social/where-words.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { RacerCell } from "../../../ui/data/racer-cell.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import type { RosterLine } from "./roster-line.ts";

import style from "../page/team-page.module.css";

/** A member in the roster: where they are, and the way into their race where its door is open. */
export function RosterRacer({ line: { member, seen, isOwn, lastLogin, now } }: { readonly line: RosterLine }) {
  const site = useSite((answer) => answer.site) ?? "type";
  const canJoin = seen?.isOpen === true && seen.app === site && !isOwn;
  const isNew = !isOwn && (member.joinStamp > (lastLogin ?? now) || after(member.joinStamp, TEAM.isNewFor) > now);
  return (
    <RacerCell
      player={member}
      isNew={isNew}
      isHere={seen !== undefined || undefined}
      about={
        seen && !isOwn ? (
          <span className={style.where}>
            {whereWords(seen, site)}
            {canJoin && (
              <LinkButton
                size="small"
                kind="primary"
                icon={<Flag aria-hidden />}
                to={raceLink(site, member.username).to}
              >
                Join race
                <VisuallyHidden>
                  {" "}
                  <AsIs>{member.displayName}</AsIs>
                </VisuallyHidden>
              </LinkButton>
            )}
          </span>
        ) : undefined
      }
    />
  );
}
