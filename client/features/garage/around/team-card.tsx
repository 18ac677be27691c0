import type { Self } from "#shared/contracts/self.ts";

import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { asIs } from "../../../ui/data/as-is.tsx";
import { TeamTag } from "../../../ui/data/team-tag.tsx";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./team-card.module.css";

/** The way to the own team, or to one. */
export function TeamCard({ user: { tag, tagColor, teamName } }: { readonly user: Self }) {
  return (
    <Card title="Your team">
      {tag ? (
        <p className={style.team}>
          <TeamTag tag={tag} tagColor={tagColor} />
          <b {...asIs()}>{teamName}</b>
        </p>
      ) : (
        <p className={style.note}>
          Teammates race together, and each race counts for the team. There's one for every pace.
        </p>
      )}
      <LinkButton size="small" to={tag ? `/team/${encodeURIComponent(tag)}` : "/team"}>
        {tag ? "To the team" : "Find a team"}
      </LinkButton>
    </Card>
  );
}
