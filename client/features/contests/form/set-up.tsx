import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";

import { CONTEST_NAME_KEYS } from "#shared/content/contests.ts";

import { deed } from "../../../data/deed.ts";
import type { CallProblem } from "../../../net/call.ts";
import { serverNow } from "../../../net/server-time.ts";
import { useSite } from "../../../net/site.ts";
import { useLessonAtHand } from "../../../race/math/lessons/chosen-lesson.ts";
import { HelpLink } from "../../../shell/links/help-link.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { named } from "../../../ui/data/as-is.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { SplitPage } from "../../../ui/layout/split-page.tsx";
import { Trophy } from "../../../ui/pictures/trophy/trophy.tsx";
import { ContestFields } from "./contest-fields.tsx";
import { contestBodyOf, newContestValues, type ContestValues } from "./form-values.ts";

import style from "./set-up.module.css";

/** The form of a contest; sent, it leads to the contest's page. */
export function SetUp({ ownTag }: { readonly ownTag: string }) {
  const navigate = useNavigate();
  const site = useSite((facts) => facts.site) ?? "type";
  const lessonID = useLessonAtHand();
  const form = useForm<ContestValues>({ defaultValues: newContestValues(serverNow(), lessonID) });
  const name = useWatch({ control: form.control, name: "name" });
  const missing = ({ code, detail }: CallProblem): boolean => {
    if (code !== "noTeam" || typeof detail.tag !== "string") return false;
    form.setError(
      "tags",
      { type: "server", message: `There's no team with the tag ${named(detail.tag)}.` },
      { shouldFocus: true },
    );
    return true;
  };
  const sending = useSending(
    form,
    async (values) => {
      const body = contestBodyOf(values, site, serverNow());
      const { contestID } = await deed(
        "POST /contests",
        { body },
        { keyOf: () => JSON.stringify(body), facts: ["contest"], show: () => ({}) },
      );
      void navigate(`/contest/${contestID}`, { replace: true });
    },
    missing,
  );
  const prize = CONTEST_NAME_KEYS.find((key) => key === name);
  return (
    <SplitPage
      title="Set Up a Contest"
      art={<div className={style.prize}>{prize && <Trophy name={prize} />}</div>}
      isArtTall
    >
      <p className={style.lead}>
        Race against teams that you invite, a few days long. The best racers of each day count.
      </p>
      <HelpLink to="contests">How contests work</HelpLink>
      <Card look="stack">
        <Form
          name="Set Up a Contest"
          sending={sending}
          submit="Set up and invite"
          busyLabel="Sending your invites"
          beside={<LinkButton to={`/team/${encodeURIComponent(ownTag)}`}>Cancel</LinkButton>}
        >
          <ContestFields control={form.control} ownTag={ownTag} isMath={site === "math"} />
        </Form>
      </Card>
    </SplitPage>
  );
}
