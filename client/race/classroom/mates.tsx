import type { ClassroomView } from "#shared/contracts/realtime/classroom.ts";

import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { GoldMark } from "../../ui/data/gold-mark.tsx";
import { TagBefore } from "../../ui/data/team-tag.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";

import style from "./mates.module.css";

type Pupil = ClassroomView["pupils"][number];

/** Everyone in the room, by car. */
export const Mates = ({ pupils }: { readonly pupils: readonly Pupil[] }) => (
  <ul className={style.mates}>
    {pupils.map((pupil) => (
      <Mate key={`${pupil.displayName} ${pupil.carID} ${pupil.carHueAngle}`} {...pupil} />
    ))}
  </ul>
);

function Mate({ displayName, tag, tagColor, look, isGold, carID, carHueAngle, isYou, isHere, isRacing }: Pupil) {
  const doing = isRacing ? "Racing" : isHere ? undefined : "Coming back…";
  return (
    <li className={style.mate} data-own={isYou || undefined} data-away={!isHere || undefined}>
      <CarThumb carID={carID} hueAngle={carHueAngle} look={look} width="4.5rem" />
      <span className={style.name}>
        <TagBefore tag={tag} tagColor={tagColor} />
        <AsIs>{displayName}</AsIs>
        {isGold && <GoldMark />}
      </span>
      {isYou && <Badge tone="hot">You</Badge>}
      {doing !== undefined && <span className={style.doing}>{doing}</span>}
    </li>
  );
}
