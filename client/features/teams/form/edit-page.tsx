import { useForm, useWatch } from "react-hook-form";
import { Navigate, useNavigate } from "react-router-dom";

import type { Self } from "#shared/contracts/self.ts";

import { tell } from "../../../data/facts.ts";
import { useTeam, type TeamPage } from "../../../data/teams/use-team.ts";
import { call, isRegistered, useSession } from "../../../session/session.ts";
import { DetailsTrouble } from "../../../shell/states/details-trouble.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { SplitPage } from "../../../ui/layout/split-page.tsx";
import { toast } from "../../../ui/overlay/toasts.ts";
import { NameModerated, RequirementsModerated } from "../moderated.tsx";
import { teamPath } from "../team-path.ts";
import { TeamToCome } from "../team-states.tsx";
import { AutoRemoveWarning } from "./auto-remove-warning.tsx";
import { bodyOf, valuesOf, type TeamValues } from "./form-values.ts";
import { TagPreview } from "./tag-preview.tsx";
import { TeamFields } from "./team-fields.tsx";

/** Changes the captain's team. @source teams §2 Routes, §5 Team form */
export function EditTeamPage() {
  const user = useSession((session) => session.user);
  if (!isRegistered(user)) return null;
  if (!user.tag) return <Navigate to="/team" replace />;
  return user.isTeamCaptain ? <OwnTeam user={user} tag={user.tag} /> : <Navigate to={teamPath(user.tag)} replace />;
}

function OwnTeam({ user, tag }: { readonly user: Self; readonly tag: string }) {
  const { load, again } = useTeam(tag);
  if (load.state === "trouble") return <DetailsTrouble trouble={load.trouble} onRetry={again} />;
  if (load.state === "loading") return <TeamToCome />;
  if (load.value.kind !== "team") return <Navigate to={teamPath(tag)} replace />;
  return <Edit key={load.value.page.team.teamID} user={user} page={load.value.page} />;
}

function Edit({ user, page: { team, members } }: { readonly user: Self; readonly page: TeamPage }) {
  const navigate = useNavigate();
  const hasPassword = user.accountType === "standard";
  const form = useForm<TeamValues>({ defaultValues: valuesOf(team) });
  const days = Number(useWatch({ control: form.control, name: "autoRemove" }));
  const sending = useSending(form, async (values) => {
    const { tag } = await call("POST /teams/update", { body: bodyOf(values, hasPassword) });
    await tell("team");
    toast({ title: "Your team is saved", tone: "teal", timeoutMs: 5_000 });
    void navigate(teamPath(tag), { replace: true });
  });
  return (
    <SplitPage title="Edit Your Team" art={<TagPreview control={form.control} />}>
      <Card look="stack">
        <Form
          name="Edit Your Team"
          sending={sending}
          submit="Save changes"
          busyLabel="Saving"
          beside={<LinkButton to={teamPath(team.tag)}>Cancel</LinkButton>}
        >
          {team.warnings.teamNameFlagged && <NameModerated name={team.name} tag={team.tag} />}
          {team.warnings.teamRequirementsFlagged && <RequirementsModerated />}
          <TeamFields
            control={form.control}
            hasPassword={hasPassword}
            aboutIdle={<AutoRemoveWarning members={members} days={days} daysNow={team.autoRemove ?? 0} />}
          />
        </Form>
      </Card>
    </SplitPage>
  );
}
