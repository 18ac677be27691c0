import { useWatch, type Control } from "react-hook-form";

import type { Self } from "#shared/contracts/self.ts";
import { tagOf } from "#shared/rules/teams/form.ts";

import { useSession } from "../../../session/session.ts";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { TeamTag } from "../../../ui/data/team-tag.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import type { TeamValues } from "./form-values.ts";

import style from "./team-form.module.css";

/** The player's car under the tag as it is being made. Pure picture. */
export function TagPreview({ control }: { readonly control: Control<TeamValues> }) {
  const [tag, tagColor] = useWatch({ control, name: ["tag", "tagColor"] });
  const user = useSession((session) => session.user);
  return user && <FounderPreview user={user} tag={tagOf(tag)} tagColor={tagColor} />;
}

interface FounderPreviewProps {
  readonly user: Self;
  readonly tag: string;
  readonly tagColor?: string;
}

/** A racer's car under a tag. Pure picture. */
export function FounderPreview({ user, tag, tagColor }: FounderPreviewProps) {
  return (
    <div className={style.preview}>
      <p className={style.plate}>
        <TeamTag tag={tag || "TAG"} tagColor={tagColor} /> <AsIs>{user.displayName}</AsIs>
      </p>
      <CarThumb carID={user.carID} hueAngle={user.carHueAngle} look={user.look} width="clamp(8rem, 24vw, 20rem)" />
    </div>
  );
}
