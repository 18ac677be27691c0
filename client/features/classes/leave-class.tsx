import { LogOut } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { RACER_HOME } from "#shared/rules/account/access.ts";

import { tell } from "../../data/facts.ts";
import { call } from "../../session/session.ts";
import { orToast } from "../../social/or-toast.ts";
import { Button } from "../../ui/controls/button.tsx";
import { named } from "../../ui/data/as-is.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";

interface LeaveClassProps {
  readonly className?: string;
  /** The teacher has not let them in yet. */
  readonly isWaiting?: boolean;
}

/** For accounts of one's own: those made for a class stay with it. */
export function LeaveClass({ className = "", isWaiting = false }: LeaveClassProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    const isDone = await orToast(call("POST /classes/leave"));
    setBusy(false);
    setAsking(false);
    if (isDone) void navigate(RACER_HOME);
    await tell("class", "account");
  };
  return (
    <>
      <Button kind={isWaiting ? "plain" : "quiet"} icon={<LogOut aria-hidden />} onClick={() => setAsking(true)}>
        {isWaiting ? "Take back my request" : "Leave class"}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
        title={isWaiting ? "Take back your request?" : `Leave ${named(className)}?`}
        text={
          isWaiting
            ? "To join later, you'll need the code of the class again."
            : "What you raced in this class stays with it. To come back, you'll need its code."
        }
        confirm={isWaiting ? "Take it back" : "Leave class"}
        cancel={isWaiting ? "Keep waiting" : "Stay"}
        danger={!isWaiting}
        busy={isBusy}
      />
    </>
  );
}
