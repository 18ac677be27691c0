import { useState } from "react";
import { useForm } from "react-hook-form";
import { Navigate, useNavigate } from "react-router-dom";

import type { Self } from "#shared/contracts/self.ts";
import { formatMoney, formatNumber } from "#shared/format/figures.ts";

import { tell } from "../../data/facts.ts";
import { freshParts } from "../../data/self-parts.ts";
import type { CallProblem } from "../../net/call.ts";
import { newKey } from "../../net/new-key.ts";
import { useSite } from "../../net/site.ts";
import { call, isRegistered, useSession } from "../../session/session.ts";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { Card } from "../../ui/layout/card.tsx";
import { SplitPage } from "../../ui/layout/split-page.tsx";
import { bodyOf, newTeamValues, type TeamValues } from "./form-values.ts";
import { TagPreview } from "./tag-preview.tsx";
import { TeamFields } from "./team-fields.tsx";
import { teamPath } from "./team-path.ts";

import style from "./team-form.module.css";

/** Founds a team. @source teams §2 Routes, §5 Team form */
export function CreateTeamPage() {
  const user = useSession((session) => session.user);
  if (!isRegistered(user)) return null;
  return user.tag ? <Navigate to={teamPath(user.tag)} replace /> : <Create user={user} />;
}

function Create({ user }: { readonly user: Self }) {
  const navigate = useNavigate();
  const { price, minRaces } = useSite(({ teamInfo }) => teamInfo);
  const [key, setKey] = useState(newKey);
  const hasPassword = user.accountType === "standard";
  const form = useForm<TeamValues>({ defaultValues: newTeamValues });
  const wants = [
    ...(user.racesPlayed < minRaces
      ? [`You must complete at least ${formatNumber(minRaces)} races to start a team!`]
      : []),
    ...(user.money < price ? [`You need ${formatMoney(price)} to start a team!`] : []),
  ];
  const missed = ({ code, status }: CallProblem): false => {
    // A call that may have arrived is repeated with the same key; a refused one gets a new key.
    if (status >= 400 && status < 500) setKey(newKey());
    if (code === "alreadyOnTeam") void freshParts(["team"]);
    return false;
  };
  const sending = useSending(
    form,
    async (values) => {
      const { tag } = await call("POST /teams/create", { body: { ...bodyOf(values, hasPassword), price }, key });
      await tell("team", "wallet");
      void navigate(teamPath(tag), { replace: true });
    },
    missed,
  );
  return (
    <SplitPage title="Create a Team" art={<TagPreview control={form.control} />}>
      <p className={style.lead}>
        It costs {formatMoney(price)}, once. You have {formatMoney(user.money)}.
      </p>
      <Card look="stack">
        <Form
          name="Create a Team"
          sending={sending}
          submit={
            wants.length === 0
              ? `Create team for ${formatMoney(price)}`
              : "You do not meet the requirements to form a team!"
          }
          busyLabel="Creating your team"
          wide
          disabled={wants.length > 0}
        >
          {wants.map((sentence) => (
            <Callout key={sentence} tone="careful">
              {sentence}
            </Callout>
          ))}
          <TeamFields control={form.control} hasPassword={hasPassword} />
        </Form>
      </Card>
    </SplitPage>
  );
}
