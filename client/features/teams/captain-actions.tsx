import { ClipboardPen } from "lucide-react";

import type { TeamInfo } from "../../data/use-team.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Disband } from "./disband.tsx";

interface CaptainActionsProps {
  readonly team: TeamInfo;
  readonly onGoing: (isGoing: boolean) => void;
}

/** @source teams §2 Join button */
export const CaptainActions = ({ team, onGoing }: CaptainActionsProps) => (
  <>
    <LinkButton to="/team/edit" icon={<ClipboardPen aria-hidden />}>
      Edit Team
    </LinkButton>
    <Disband team={team} onGoing={onGoing} />
  </>
);
