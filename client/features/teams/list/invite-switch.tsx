import { useState } from "react";

import type { Self } from "#shared/contracts/self.ts";

import { showAccount } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { orToast } from "../../../social/or-toast.ts";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./teams-page.module.css";

const OPTIONS = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;

/** Whether teams may invite the player. @source teams §4 Team transitions */
export function InviteSwitch({ user: { lookingForTeam } }: { readonly user: Self }) {
  const [wished, setWished] = useState<boolean>();
  const choose = async (isWanted: boolean): Promise<void> => {
    if (wished !== undefined || isWanted === lookingForTeam) return;
    setWished(isWanted);
    await orToast(
      call("POST /settings/social", { body: { lookingForTeam: isWanted ? 1 : 0 } }).then(({ account }) =>
        showAccount(account),
      ),
    );
    setWished(undefined);
  };
  const isOn = wished ?? lookingForTeam;
  return (
    <Card>
      <div className={style.choice}>
        <RadioGroup
          label="Allow Team Invites"
          look="plates"
          options={OPTIONS}
          value={isOn ? "yes" : "no"}
          onValue={(value) => void choose(value === "yes")}
        />
        <p className={style.quiet}>{isOn ? "Teams can invite you to join." : "No team can invite you."}</p>
      </div>
    </Card>
  );
}
