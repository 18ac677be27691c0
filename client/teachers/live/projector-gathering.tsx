import type { LessonView } from "#shared/contracts/realtime/classroom.ts";

import { asIs } from "../../ui/data/as-is.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { hasCome } from "./pupils-now.ts";

import style from "./projector-gathering.module.css";

/** So many fill the wall with small names alone. */
const MANY = 36;
/** So few are seen from afar. */
const FEW = 12;

/** Before the first race: who is here, and how the others come. */
export function ProjectorGathering({ lesson: { pupils } }: { readonly lesson: LessonView }) {
  const here = pupils.filter(hasCome);
  return (
    <div className={style.gathering}>
      <p className={style.count} aria-live="polite">
        {here.length === 0 ? "Who's first?" : `${here.length} of ${pupils.length} here`}
      </p>
      <p className={style.how}>
        Log in at <strong {...asIs()}>{location.host}/class-login</strong> with your card, and come to the lesson.
      </p>
      <ul
        className={style.pupils}
        data-many={here.length > MANY || undefined}
        data-few={here.length <= FEW || undefined}
      >
        {here.map(({ userID, displayName, carID, carHueAngle, look, presence }) => (
          <li key={userID} className={style.pupil} data-away={presence === "away" || undefined}>
            <span className={style.car}>
              <CarThumb carID={carID} hueAngle={carHueAngle} look={look} width="100%" />
            </span>
            <span {...asIs(style.alias)}>{displayName}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
