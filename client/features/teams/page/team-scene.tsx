import type { TeamMember, TeamPage } from "../../../data/teams/use-team.ts";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { Horizon } from "../../../ui/pictures/horizon.tsx";

import style from "./team-scene.module.css";

const MOST_CARS = 9;

/** The captain in front, then those who raced most for the team. */
function convoy(members: readonly TeamMember[]): readonly TeamMember[] {
  const captain = members.filter(({ role }) => role === "captain");
  const others = members.filter(({ role }) => role !== "captain").toSorted((one, other) => other.played - one.played);
  return [...captain, ...others].slice(0, MOST_CARS);
}

/** The team's cars on the road at dusk. Decorative. */
export const TeamScene = ({ page: { members } }: { readonly page: TeamPage }) => (
  <div className={style.scene} aria-hidden>
    <Horizon height="clamp(11rem, 32dvh, 22rem)">
      <ul className={style.convoy}>
        {convoy(members).map(({ userID, carID, carHueAngle }, place) => (
          <li key={userID} className={style.car} data-place={place}>
            <CarThumb carID={carID} hueAngle={carHueAngle} width="100%" />
          </li>
        ))}
      </ul>
    </Horizon>
  </div>
);
