import { ClipboardPen } from "lucide-react";

import type { TeamPage } from "../../../data/teams/use-team.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Disband } from "./disband.tsx";

interface CaptainActionsProps {
  readonly page: TeamPage;
  readonly onGoing: (isGoing: boolean) => void;
}

/** @source teams §2 Join button */
export const CaptainActions = ({ page: { team, members }, onGoing }: CaptainActionsProps) => (
  <>
    <LinkButton to="/team/edit" icon={<ClipboardPen aria-hidden />}>
      Edit Team
    </LinkButton>
    <Disband team={team} hasOfficers={members.some(({ role }) => role === "officer")} onGoing={onGoing} />
  </>
);
