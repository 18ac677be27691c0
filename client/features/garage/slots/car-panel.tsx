import { KeyRound, Move, X } from "lucide-react";
import { type RefObject, useState } from "react";

import { equip } from "../../../data/garage/use-garage.ts";
import { useViewer } from "../../../shell/links/viewer.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { CarStory } from "../../../ui/data/car-story.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { Marks } from "../marks.tsx";
import type { Owned } from "../owned.ts";
import { tellTrouble } from "../trouble.ts";
import { useEscape } from "../use-escape.ts";
import { Sale } from "./sale.tsx";

import style from "./car-panel.module.css";

interface CarPanelProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly owned: Owned;
  readonly ownedIDs: readonly Owned["car"]["carID"][];
  readonly onClose: () => void;
  /** Where it is to stand is asked next. */
  readonly onMove: () => void;
  /** The car is in use now. */
  readonly onDriven: () => void;
  readonly onSold: (cash: number) => void;
}

/** One car and what can be done with it. */
export function CarPanel({ ref, owned, ownedIDs, onClose, onMove, onDriven, onSold }: CarPanelProps) {
  const { car, hueAngle, look, isInUse } = owned;
  useEscape(ref, onClose);
  const [isBusy, setIsBusy] = useState(false);
  const isGold = useViewer().user?.membership === "gold";
  const isForGold = car.goldOnly && !isGold;
  const drive = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await equip([{ type: "car", id: car.carID }]);
      onDriven();
    } catch (problem) {
      tellTrouble(`${car.name} isn't out yet`, problem);
    }
    setIsBusy(false);
  };
  return (
    <section ref={ref} className={style.panel} aria-label={car.name} tabIndex={-1}>
      <div className={style.picture} data-rarity={car.rarity}>
        <CarThumb carID={car.carID} hueAngle={hueAngle} look={look} width="100%" />
      </div>
      <div className={style.words}>
        <h3>{car.name}</h3>
        <Marks {...owned} />
        <CarStory isOwn story={owned} look="small" />
      </div>
      <div className={style.deeds}>
        <Button
          kind="primary"
          wide
          icon={<KeyRound aria-hidden />}
          spent={isInUse || isForGold}
          busy={isBusy}
          busyLabel="Getting the key"
          onClick={() => void drive()}
        >
          {isInUse ? "You drive this car" : "Drive this car"}
        </Button>
        {isForGold && (
          <p className={style.note}>It drives for gold members only. It's yours, and waits here for you.</p>
        )}
        <Button kind="plain" size="small" wide icon={<Move aria-hidden />} onClick={onMove}>
          Move
        </Button>
        <Sale car={car} ownedIDs={ownedIDs} onSold={onSold} />
      </div>
      <div className={style.close}>
        <IconButton label={`Close ${car.name}`} icon={X} kind="bare" onClick={onClose} />
      </div>
    </section>
  );
}
