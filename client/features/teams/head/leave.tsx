import { LogOut } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";

import type { TeamInfo } from "../../../data/teams/use-team.ts";
import { call } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { named } from "../../../ui/data/as-is.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { TeamAlert } from "../team-alert.tsx";
import { goTeamless } from "./go-teamless.ts";
import { innerSentence } from "./inner-sentence.ts";

interface LeaveProps {
  readonly team: TeamInfo;
  readonly onGoing: (isGoing: boolean) => void;
}

/** @source teams §2 Join button, §5 Confirmations, §8 */
export function Leave({ team: { name }, onGoing }: LeaveProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string>();
  const leave = async (): Promise<void> => {
    setBusy(true);
    onGoing(true);
    try {
      await call("POST /teams/leave");
      goTeamless();
      void navigate("/team");
    } catch (problem) {
      onGoing(false);
      setBusy(false);
      setAsking(false);
      setAlert(
        `An error occurred while attempting to leave your team: ${innerSentence(problem)}.  If this persists, please contact support.`,
      );
    }
  };
  return (
    <>
      <Button icon={<LogOut aria-hidden />} onClick={() => setAsking(true)}>
        Leave Team
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
        title={`Leave ${named(name)}?`}
        text="What you raced for the team stays with it. To come back, you'll have to join again."
        confirm="Leave team"
        cancel="Stay"
        danger
        busy={isBusy}
      />
      <TeamAlert text={alert} onClose={() => setAlert(undefined)} />
    </>
  );
}
