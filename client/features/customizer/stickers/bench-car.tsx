import { useEffect, useState } from "react";

import type { DrawnCar } from "#shared/content/cars/car.ts";
import { drawCar, PICTURE } from "#shared/content/cars/draw.ts";
import { stickerAreaOf, type StuckPicture } from "#shared/content/cars/parts/stickers.ts";
import type { LootID } from "#shared/content/loot/loot.ts";
import type { CarID } from "#shared/ids.ts";
import type { Stickers } from "#shared/rules/garage/placing.ts";
import { freePlace } from "#shared/rules/garage/stickers.ts";

import { loadCar, loadedCar } from "../../../art/cars.ts";
import { loadStickers } from "../../../art/stickers.ts";
import { Horizon } from "../../../ui/pictures/horizon.tsx";
import { StickerGrip } from "./sticker-grip.tsx";
import type { Bench } from "./use-bench.ts";

import style from "./bench-car.module.css";

interface BenchCarProps {
  readonly carID: CarID;
  readonly hueAngle: number;
  readonly bench: Bench;
  /** A sticker from the shelf that is only tried on. */
  readonly tried: LootID | undefined;
}

interface Drawn {
  readonly car: DrawnCar;
  readonly picture: string;
}

/** The car, large and standing still, with a grip on each of its stickers. */
export function BenchCar({ carID, hueAngle, bench, tried }: BenchCarProps) {
  const { stickers } = bench;
  const shown: Stickers =
    tried === undefined || stickers.some(({ lootID }) => lootID === tried)
      ? stickers
      : [...stickers, { ...freePlace(stickers), lootID: tried }];
  const drawn = useDrawn(carID, hueAngle, shown);
  // Grips stay where they are in the page: one that moved would lose the keyboard.
  const byID = stickers.toSorted((one, other) => one.lootID - other.lootID);
  const area = drawn && stickerAreaOf(drawn.car.recipe);
  const share = (units: number, whole: number): string => `${(units / whole) * 100}%`;
  return (
    <div className={style.bench}>
      <div className={style.back} aria-hidden>
        <Horizon height="100%" />
      </div>
      <div className={style.car}>
        {drawn && <img src={drawn.picture} alt="" width={PICTURE.width} height={PICTURE.height} draggable={false} />}
        {area && (
          <ul
            className={style.area}
            aria-label="Stickers on your car"
            style={{
              left: share(area[0], PICTURE.width),
              top: share(area[1], PICTURE.height),
              width: share(area[2], PICTURE.width),
              height: share(area[3], PICTURE.height),
            }}
          >
            {byID.map((sticker) => (
              <StickerGrip
                key={sticker.lootID}
                sticker={sticker}
                at={stickers.indexOf(sticker)}
                area={area}
                bench={bench}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The picture of a car with stickers; the former one stays until the next is drawn. */
function useDrawn(carID: CarID, hueAngle: number, shown: Stickers): Drawn | undefined {
  const [stuck, setStuck] = useState<readonly StuckPicture[]>([]);
  const [, setLoaded] = useState(0);
  const text = JSON.stringify(shown);
  useEffect(() => {
    let isWanted = true;
    Promise.all([loadCar(carID), loadStickers(JSON.parse(text) as Stickers)]).then(
      ([, pictures]) => {
        if (!isWanted) return;
        setStuck(pictures);
        setLoaded((times) => times + 1);
      },
      (error: unknown) => console.warn("No picture of a car:", error),
    );
    return () => void (isWanted = false);
  }, [carID, text]);
  const car = loadedCar(carID);
  if (!car) return undefined;
  const svg = drawCar(car, { hueAngle, stickers: stuck, widthPx: 2 * PICTURE.width });
  return { car, picture: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}
