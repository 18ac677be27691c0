import { useEffect, useRef, useState } from "react";

import type { Self } from "#shared/contracts/self.ts";
import { formatMoney } from "#shared/format/figures.ts";
import type { CarID } from "#shared/ids.ts";
import { allowed } from "#shared/rules/account/gates.ts";
import { nextCar } from "#shared/rules/garage/next-car.ts";

import type { Garage } from "../../data/garage/use-garage.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { useViewer } from "../../shell/links/viewer.ts";
import { ownLevel } from "../../shell/racer/own-level.ts";
import { keepFocus } from "../../ui/keep-focus.ts";
import { toast } from "../../ui/overlay/toasts.ts";
import { isStill } from "../../ui/still.ts";
import { UnderCloth } from "./around/under-cloth.tsx";
import { ParkingLot } from "./lot/parking-lot.tsx";
import type { OwnedCars } from "./owned.ts";
import { CarPanel } from "./slots/car-panel.tsx";
import { Moving } from "./slots/moving.tsx";
import { Slots } from "./slots/slots.tsx";
import { useLayout } from "./slots/use-layout.ts";
import { useEscape } from "./use-escape.ts";

import style from "./collection.module.css";

interface CollectionProps {
  readonly user: Self;
  readonly garage: Garage;
  readonly cars: OwnedCars;
}

/** All cars: inside in their slots, one of them to be looked at, and outside side by side. */
export function Collection({ user, garage, cars }: CollectionProps) {
  const { person } = useViewer();
  const ownedIDs = [...cars.keys()];
  const [layout, onLayout] = useLayout(garage.garage, ownedIDs);
  const [chosen, setChosen] = useState<{ readonly carID: CarID; readonly isByKeys: boolean }>();
  const selected = chosen && cars.get(chosen.carID);
  const [isMoving, setIsMoving] = useState(false);
  const moving = isMoving ? selected : undefined;
  const inside = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEscape(inside, () => setIsMoving(false));

  useEffect(() => {
    if (chosen?.isByKeys) panel.current?.focus();
  }, [chosen]);

  const focusCar = (carID: CarID | undefined): void =>
    (inside.current?.querySelector<HTMLElement>(`[data-car="${carID}"]`) ?? inside.current)?.focus();
  const close = (): void => {
    setChosen(undefined);
    focusCar(chosen?.carID);
  };
  const onSold = (name: string, cash: number): void => {
    setChosen(undefined);
    toast({ id: "garage-sold", title: `${name} is sold`, text: `${formatMoney(cash)} is yours.`, tone: "gold" });
    // Focus was on a button that goes with the car.
    keepFocus(inside.current)();
  };
  const next = nextCar({
    owned: new Set(ownedIDs),
    money: user.money,
    level: ownLevel(user).level,
    isGold: user.membership === "gold",
  });
  return (
    <>
      <section ref={inside} className={style.inside} aria-label="Your cars" tabIndex={-1}>
        <h2 className={style.title}>Your cars</h2>
        <HelpLink to="garage-and-cars">What you can do here</HelpLink>
        <div className={style.halves}>
          <div className={style.decks}>
            <Slots
              cars={cars}
              layout={layout}
              onLayout={onLayout}
              selected={selected?.car.carID}
              moving={moving?.car.carID}
              onMoved={() => setIsMoving(false)}
              onSelect={(carID, isByKeys) => setChosen({ carID, isByKeys })}
            />
          </div>
          <div className={style.side} data-chosen={selected ? "" : undefined}>
            {moving ? (
              <Moving name={moving.car.name} onCancel={() => setIsMoving(false)} />
            ) : selected ? (
              <CarPanel
                key={selected.car.carID}
                ref={panel}
                owned={selected}
                ownedIDs={ownedIDs}
                onClose={close}
                onMove={() => setIsMoving(true)}
                onDriven={() => window.scrollTo({ top: 0, behavior: isStill() ? "auto" : "smooth" })}
                onSold={(cash) => onSold(selected.car.name, cash)}
              />
            ) : (
              next && <UnderCloth car={next} money={user.money} level={ownLevel(user).level} />
            )}
          </div>
        </div>
      </section>
      <ParkingLot cars={cars} gate={allowed("parking_lot", { ...person, cars: cars.size })} />
    </>
  );
}
