import { useSession } from "../../../session/session.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { CountedPicture } from "../../../ui/pictures/counted-picture.tsx";
import { LootPicture } from "../../../ui/pictures/loot-picture.tsx";
import type { Prize } from "./steps.ts";

import style from "./prize-picture.module.css";

interface PrizePictureProps {
  readonly prize: Prize;
  /** It isn't lit yet: one sees its shape. */
  readonly isDark: boolean;
}

/** A reward as large as the stage allows: a car on the road, everything else on a plinth. */
export function PrizePicture({ prize, isDark }: PrizePictureProps) {
  const name = useSession(({ user }) => user?.displayName);
  if (prize.kind === "car") {
    return (
      <div className={style.car} data-dark={isDark || undefined}>
        <CarThumb carID={prize.carID} width="100%" />
      </div>
    );
  }
  if (prize.kind === "titles") {
    return (
      <section className={style.titles} aria-label="Your new titles">
        <ul>
          {prize.titles.map((title) => (
            <li key={title.lootID}>
              <LootPicture loot={title} />
              <VisuallyHidden>{title.name}</VisuallyHidden>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <div className={style.shown}>
      <div
        key={prize.kind}
        className={style.prize}
        data-type={prize.kind === "loot" ? prize.loot.type : prize.kind}
        data-dark={isDark || undefined}
      >
        {prize.kind === "loot" ? (
          <LootPicture loot={prize.loot} {...(name !== undefined && { name })} />
        ) : (
          prize.of.map((kind) => <CountedPicture key={kind} kind={kind} />)
        )}
      </div>
      <svg className={style.plinth} viewBox="0 0 300 84" aria-hidden>
        <path className={style.top} d="M34 10h232l16 16H18z" />
        <path className={style.side} d="M18 26h264v46q0 6-6 6H24q-6 0-6-6z" />
        <path className={style.band} d="M18 40h264v8H18z" />
      </svg>
    </div>
  );
}
