import type { ReportReason } from "#shared/contracts/social/players.ts";

import type { Profile } from "../../data/people/use-profile.ts";
import { call } from "../../session/session.ts";
import { ReportButton } from "../../social/report-button.tsx";

const REASONS: readonly { readonly value: ReportReason; readonly label: string; readonly hint: string }[] = [
  { value: "name", label: "The name", hint: "It's rude or hurtful, or gives away something private." },
  {
    value: "unkind",
    label: "Unkind to others",
    hint: "Pestering someone, or sending requests and invites over and over.",
  },
  { value: "cheating", label: "Unfair racing", hint: "You think it's a program typing." },
  { value: "other", label: "Something else", hint: "Tell us below in your own words." },
];

/** Reports a racer to the moderators. */
export const Report = ({ player: { userID, displayName } }: { readonly player: Profile }) => (
  <ReportButton
    name={displayName}
    title="Report a racer"
    choices={REASONS}
    send={(reason, note) =>
      call("POST /players/{id}/report", {
        params: { id: userID },
        body: { reason, ...(note !== undefined && { note }) },
      })
    }
  />
);
