import { useForm } from "react-hook-form";
import { Navigate, useNavigate } from "react-router-dom";

import type { Self } from "#shared/contracts/self.ts";
import { formatMoney } from "#shared/format/figures.ts";
import { foundingMeans, type FoundingMeans } from "#shared/rules/teams/founding.ts";

import { deed } from "../../../data/deed.ts";
import { freshParts } from "../../../data/self-parts.ts";
import type { CallProblem } from "../../../net/call.ts";
import { raceLink, useSite } from "../../../net/site.ts";
import { isRegistered, useSession } from "../../../session/session.ts";
import { HelpLink } from "../../../shell/links/help-link.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { SplitPage } from "../../../ui/layout/split-page.tsx";
import { teamPath } from "../team-path.ts";
import { bodyOf, newTeamValues, type TeamValues } from "./form-values.ts";
import { Means } from "./means.tsx";
import { FounderPreview, TagPreview } from "./tag-preview.tsx";
import { TeamFields } from "./team-fields.tsx";

import style from "./team-form.module.css";

/** Founds a team. @source teams §2 Routes, §5 Team form */
export function CreateTeamPage() {
  const user = useSession((session) => session.user);
  const teamInfo = useSite((answer) => answer.teamInfo);
  if (!isRegistered(user)) return null;
  if (user.tag) return <Navigate to={teamPath(user.tag)} replace />;
  const means = foundingMeans(user, teamInfo);
  return means.some(({ missing }) => missing !== undefined) ? (
    <NotYet means={means} user={user} />
  ) : (
    <Create user={user} price={teamInfo.price} />
  );
}

/** The way to a team of one's own, and no form that couldn't be sent. */
function NotYet({ means, user }: { readonly means: readonly FoundingMeans[]; readonly user: Self }) {
  const race = raceLink(useSite(({ site }) => site));
  return (
    <SplitPage title="Create a Team" art={<FounderPreview user={user} tag="" />}>
      <p className={style.lead}>Nearly every team began with a few races. This is how far you are.</p>
      <HelpLink to="teams">How teams work</HelpLink>
      <Card look="stack">
        <div className={style.notYet}>
          <Means means={means} />
          {means.map(
            ({ name, missing }) =>
              missing !== undefined && (
                <Callout key={name} tone="careful">
                  {missing}
                </Callout>
              ),
          )}
          <div className={style.waysOn}>
            <LinkButton kind="primary" to={race.to}>
              {race.label}
            </LinkButton>
            <LinkButton to="/team">Find a team to join</LinkButton>
          </div>
          <Button disabled wide>
            You do not meet the requirements to form a team!
          </Button>
        </div>
      </Card>
    </SplitPage>
  );
}

function Create({ user, price }: { readonly user: Self; readonly price: number }) {
  const navigate = useNavigate();
  const hasPassword = user.accountType === "standard";
  const form = useForm<TeamValues>({ defaultValues: newTeamValues });
  const missed = ({ code }: CallProblem): false => {
    if (code === "alreadyOnTeam") void freshParts(["team"]);
    return false;
  };
  const sending = useSending(
    form,
    async (values) => {
      const { tag } = await deed(
        "POST /teams/create",
        { body: { ...bodyOf(values, hasPassword), price } },
        { keyOf: () => "mine", facts: ["team", "wallet"], show: () => ({}) },
      );
      await freshParts([]);
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
          submit={`Create team for ${formatMoney(price)}`}
          busyLabel="Creating your team"
          wide
        >
          <TeamFields control={form.control} hasPassword={hasPassword} />
        </Form>
      </Card>
    </SplitPage>
  );
}
