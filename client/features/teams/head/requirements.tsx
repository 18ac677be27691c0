import { Check, X } from "lucide-react";

import { formatCount } from "#shared/format/figures.ts";
import { requirementsMet } from "#shared/rules/teams/joining.ts";

import type { TeamInfo } from "../../../data/teams/use-team.ts";
import { useSite, useSpeedUnit } from "../../../net/site.ts";
import { isRegistered, useSession } from "../../../session/session.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { RequirementsModerated } from "../moderated.tsx";

import style from "./team-head.module.css";

interface RequirementsProps {
  readonly team: TeamInfo;
  readonly isMember: boolean;
}

/** What the team asks for, and whether the viewer has it. @source teams §5 Join eligibility, §8 */
export function Requirements({ team, isMember }: RequirementsProps) {
  const { minRaces, minSpeed, otherRequirements, warnings } = team;
  const user = useSession((session) => session.user);
  const isMath = useSite(({ site }) => site) === "math";
  const unit = useSpeedUnit();
  const met = isRegistered(user) && !isMember ? requirementsMet(team, user) : undefined;
  const noRaces = isMath ? "Any Number of Games" : "Any Number of Races";
  return (
    <section className={style.asks} aria-labelledby="team-asks">
      <h2 id="team-asks" className={style.asksTitle}>
        Minimum requirements
      </h2>
      <ul className={style.askList}>
        <Ask isMet={met?.races}>{minRaces === 0 ? noRaces : formatCount(minRaces, isMath ? "game" : "race")}</Ask>
        <Ask isMet={met?.speed}>{minSpeed === 0 ? "Any Speed" : `${minSpeed} ${unit}`}</Ask>
      </ul>
      {otherRequirements !== "" && <p className={style.other}>{otherRequirements}</p>}
      {warnings.teamRequirementsFlagged && <RequirementsModerated />}
    </section>
  );
}

interface AskProps {
  /** undefined where nobody is measured by it. */
  readonly isMet: boolean | undefined;
  readonly children: string;
}

function Ask({ isMet, children }: AskProps) {
  const Mark = isMet === true ? Check : X;
  return (
    <li className={style.ask} data-met={isMet}>
      {isMet !== undefined && <Mark aria-hidden />}
      {children}
      {isMet !== undefined && <VisuallyHidden> ({isMet ? "you have that" : "you don't have that yet"})</VisuallyHidden>}
    </li>
  );
}
