import type { FinalLine } from "#shared/contracts/realtime/classroom.ts";
import { onSteps } from "#shared/rules/classroom/on-steps.ts";

import { AsIs } from "../../ui/data/as-is.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { Horizon } from "../../ui/pictures/horizon.tsx";

import style from "./podium-steps.module.css";

/** The first three at dusk, each on a step; the table below says the same in words. */
export const PodiumSteps = ({ lines }: { readonly lines: readonly FinalLine[] }) => (
  <div aria-hidden>
    <Horizon height="clamp(14.5rem, 35dvh, 21rem)">
      <ol className={style.steps}>
        {onSteps(lines).map((line, nth) => (
          <Step key={`${line.displayName} ${line.place}`} nth={nth + 1} {...line} />
        ))}
      </ol>
    </Horizon>
  </div>
);

function Step({ nth, place, displayName, look, carID, carHueAngle, isYou }: FinalLine & { readonly nth: number }) {
  return (
    <li className={style.step} data-nth={nth} data-place={place} data-own={isYou || undefined}>
      <CarThumb carID={carID} hueAngle={carHueAngle} look={look} width="min(10rem, 24vw)" />
      <span className={style.block}>
        <b className={style.place}>{place}</b>
        <span className={style.name}>
          <AsIs>{displayName}</AsIs>
        </span>
      </span>
    </li>
  );
}
