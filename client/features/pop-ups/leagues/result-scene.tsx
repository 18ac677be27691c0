import { useSession } from "../../../session/session.ts";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { LeagueBadge } from "../../../ui/pictures/league/league-badge.tsx";
import type { ScenePlan, Terrace } from "./scene-plan.ts";

import style from "./result-scene.module.css";

const TERRACES: readonly Terrace[] = ["low", "middle", "high"];

/** The hill of the leagues at dusk, and the player's car on its way. Pure picture. */
export function ResultScene({ plan: { badges, from, to, sign } }: { readonly plan: ScenePlan }) {
  const user = useSession((session) => session.user);
  return (
    <div className={style.scene} aria-hidden>
      <svg className={style.hill} viewBox="0 0 600 280">
        <circle className={style.halo} cx="500" cy="90" r="104" />
        <circle className={style.halo} cx="500" cy="90" r="76" />
        <circle className={style.sun} cx="500" cy="90" r="48" />
        {(sign === "rays" || sign === "cup") && (
          <g className={style.rays}>
            {Array.from({ length: 12 }, (_, nth) => (
              <path key={nth} d="m500 90-34-640h68z" transform={`rotate(${nth * 30} 500 90)`} />
            ))}
          </g>
        )}
        <path className={style.far} d="M0 190q80-70 170-34t150-66 130 20 150-40v210H0z" />
        <path className={style.high} d="M388 280V128q0-10 10-10h202v162z" />
        <path className={style.middle} d="M196 280v-98q0-10 10-10h184l22 108z" />
        <path className={style.low} d="M0 226h198l22 54H0z" />
        <path className={style.dashes} d="M400 124h200M208 178h180M0 232h196" />
        {sign === "path" && <path className={style.path} d="M150 214q34-6 52-26t44-22" />}
        {sign === "path" && <path className={style.tip} d="m240 152 18 12-20 11z" />}
        {sign === "arch" && <Arch />}
        {sign === "flag" && <Flag />}
        {sign === "cup" && (
          <path
            className={style.cup}
            transform="translate(52 12)"
            d="M470 8h60v30c0 26-10 42-24 46v10h14v12h-40V94h14V84c-14-4-24-20-24-46zM464 14v34c-18-2-28-16-28-34zm72 0v34c18-2 28-16 28-34z"
          />
        )}
      </svg>
      {TERRACES.map((terrace) => {
        const tier = badges[terrace];
        return (
          tier !== undefined && (
            <span key={terrace} className={style.badge} data-at={terrace} data-here={terrace === to || undefined}>
              <LeagueBadge tier={tier} size="100%" />
            </span>
          )
        );
      })}
      <span className={style.car} data-from={from} data-to={to} data-beside={sign === "cup" || undefined}>
        {user && <CarThumb carID={user.carID} hueAngle={user.carHueAngle} look={user.look} width="100%" />}
      </span>
    </div>
  );
}

const SQUARES = Array.from({ length: 16 }, (_, nth) => nth).filter((nth) => (nth + Math.floor(nth / 8)) % 2 === 0);

/** A gate over the road with a chequered banner. */
const Arch = () => (
  <g>
    <path className={style.post} d="M410 118V36h8v82zm172 0V36h8v82z" />
    <path className={style.banner} d="M402 28h196v26H402z" />
    <path
      className={style.squares}
      d={SQUARES.map((nth) => `M${402 + (nth % 8) * 24.5} ${28 + Math.floor(nth / 8) * 13}h24.5v13h-24.5z`).join("")}
    />
  </g>
);

/** A chequered flag that waves. */
const Flag = () => (
  <g className={style.flag}>
    <path className={style.post} d="M384 172V70h6v102z" />
    <path className={style.banner} d="M384 70q-20-10-40 0t-40 0v48q20 10 40 0t40 0z" />
    <path
      className={style.squares}
      d="M384 70q-10-5-20-5v24q10 0 20 5zm-40 0q-10 5-20 5v24q10 0 20-5zm20 19v24q-10 0-20 5V94q10-5 20-5zm-40 10v24q-10 0-20-5V94q10 5 20 5z"
    />
  </g>
);
