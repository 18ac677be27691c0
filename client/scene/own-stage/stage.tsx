import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";

import type { Loot } from "#shared/content/loot/loot.ts";

import { LootPicture } from "../../ui/pictures/loot-picture.tsx";
import { isStill } from "../../ui/still.ts";
import type { Graphics, Scene } from "../scene.ts";
import { NitroButton } from "./nitro-button.tsx";
import { OwnSign } from "./own-sign.tsx";
import { StageDrive, type StageCar } from "./stage-drive.ts";

import style from "./stage.module.css";

interface StageProps {
  readonly car: StageCar;
  /** What is on, or tried on. */
  readonly nametag: Loot;
  readonly title: Loot;
  /** What flies and burns, as pictures for a road where nothing does. */
  readonly pictured: readonly Loot[];
  /** At the upper left: where one is. */
  readonly head: ReactNode;
  /** Stands in front of the road: the car that is being worked on. */
  readonly bench?: ReactNode;
  /** Beside the nitro. */
  readonly more?: ReactNode;
  /** `window` fills the place it is in, which says how high in `--window-high`; without it a band across the page. */
  readonly size?: "window";
  readonly label?: string;
}

/** Somebody who runs through the shelf sees what they stop at. */
const REST_MS = 90;

function wantedGraphics(): Graphics {
  const wanted = new URLSearchParams(location.search).get("graphics");
  return wanted === "webgl" || wanted === "plain" ? wanted : "auto";
}

/** The player's car on the road, dressed as it would be in a race. */
export function Stage({ car, nametag, title, pictured, head, bench, more, size, label = "Your car" }: StageProps) {
  const host = useRef<HTMLDivElement>(null);
  const drive = useRef<StageDrive>(undefined);
  const [scene, setScene] = useState<{ readonly kind: Scene["kind"]; readonly hasSpecks: boolean }>();
  const [isQuiet] = useState(isStill);
  const isWorking = bench !== undefined;

  useEffect(() => {
    if (!host.current || isWorking) return;
    const made = new StageDrive(host.current, {
      isStill: isQuiet,
      graphics: wantedGraphics(),
      onReady: (kind, hasSpecks) => setScene({ kind, hasSpecks }),
    });
    drive.current = made;
    made.start().catch((error: unknown) => console.warn("The stage stays dark:", error));
    return () => {
      drive.current = undefined;
      made.stop();
    };
  }, [isQuiet, isWorking]);

  const { carID, hueAngle, name, tag, tagColor, look } = car;
  useEffect(() => {
    const dressed = { carID, hueAngle, name, tag, tagColor, look };
    const timer = setTimeout(() => drive.current?.dress(dressed), REST_MS);
    return () => clearTimeout(timer);
  }, [carID, hueAngle, name, tag, tagColor, look, isWorking]);

  const fire = useCallback(() => drive.current?.nitro(), []);
  return (
    <section
      className={style.stage}
      aria-label={label}
      data-size={size}
      data-look={look}
      data-scene={isWorking ? "bench" : scene?.kind}
    >
      <div className={style.frame}>
        <div ref={host} className={style.road} aria-hidden hidden={isWorking} />
        {bench}
        <div className={style.shade} aria-hidden />
      </div>
      <div className={style.over}>
        <div className={style.head}>{head}</div>
        <div className={style.sign}>
          <OwnSign name={name} nametag={nametag} title={title} />
        </div>
      </div>
      <div className={style.foot}>
        {!isWorking && scene && !scene.hasSpecks && <StillPictures of={pictured} />}
        {!isWorking && <NitroButton onFire={fire} />}
        {more}
      </div>
    </section>
  );
}

/** Where nothing flies: what would fly, as pictures. */
function StillPictures({ of }: { readonly of: readonly Loot[] }) {
  return (
    <ul className={style.pictures} aria-label="On your car">
      {of.map((loot) => (
        <li key={loot.type} className={style.picture}>
          <LootPicture loot={loot} />
          <span>{loot.name}</span>
        </li>
      ))}
    </ul>
  );
}
