import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";

import { formatCount } from "#shared/format/figures.ts";

import type { TeamInfo } from "../../../data/teams/use-team.ts";
import { CallProblem } from "../../../net/call.ts";
import { call, useSession } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { TextInput } from "../../../ui/controls/text-input.tsx";
import { named } from "../../../ui/data/as-is.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { TeamAlert } from "../team-alert.tsx";
import { goTeamless } from "./go-teamless.ts";
import { innerSentence } from "./inner-sentence.ts";

interface DisbandProps {
  readonly team: TeamInfo;
  /** Whether somebody could be made the captain at once. */
  readonly hasOfficers: boolean;
  readonly onGoing: (isGoing: boolean) => void;
}

/** Asks twice, and for the password where there is one. @source teams §5 Confirmations, §8 */
export function Disband({ team: { name, totalMembers }, hasOfficers, onGoing }: DisbandProps) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isStandard = useSession(({ user }) => user?.accountType === "standard");
  const [step, setStep] = useState<"first" | "second">();
  const [password, setPassword] = useState("");
  const [wanting, setWanting] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string>();
  const close = (): void => {
    setStep(undefined);
    setPassword("");
    setWanting(undefined);
  };
  const disband = async (): Promise<void> => {
    if (isStandard && password === "") {
      setWanting("You must enter your password");
      return field.current?.focus();
    }
    setBusy(true);
    onGoing(true);
    try {
      await call("POST /teams/disband", { body: isStandard ? { password } : {} });
      goTeamless();
      void navigate("/team");
    } catch (problem) {
      onGoing(false);
      setBusy(false);
      close();
      setAlert(alertOf(problem));
    }
  };
  return (
    <>
      <Button kind="plain" onClick={() => setStep("first")}>
        Disband Team
      </Button>
      <ConfirmDialog
        open={step === "first"}
        onClose={close}
        onConfirm={() => setStep("second")}
        title={`Disband ${named(name)}?`}
        text={`The team, its messages and everything it has raced are gone for ${formatCount(totalMembers, "member")}. You don't get your cash back.`}
        confirm="Disband team"
        cancel="Keep it"
        danger
      />
      <ConfirmDialog
        open={step === "second"}
        onClose={close}
        onConfirm={() => void disband()}
        title="Are you really sure?"
        text={`${named(name)} will be gone for good. To keep it going without you, make ${hasOfficers ? "one of your officers" : "a member an officer, and then"} the captain.`}
        confirm="Disband it for good"
        cancel="Keep it"
        danger
        busy={isBusy}
      >
        {isStandard && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void disband();
            }}
          >
            <TextInput
              ref={field}
              label="Your password"
              type="password"
              mark="required"
              autoComplete="current-password"
              value={password}
              onValue={(next) => {
                setPassword(next);
                setWanting(undefined);
              }}
              errors={wanting}
            />
          </form>
        )}
      </ConfirmDialog>
      <TeamAlert text={alert} onClose={() => setAlert(undefined)} />
    </>
  );
}

function alertOf(problem: unknown): string {
  if (problem instanceof CallProblem && problem.code === "wrongPassword") {
    return "Incorrect password. Please try again.";
  }
  return `There was an error disbanding your team: ${innerSentence(problem)}.  If this persists, please contact support.`;
}
