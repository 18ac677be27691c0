import { useId, useMemo, useRef } from "react";

import type { Self } from "#shared/contracts/self.ts";
import { nextBoxStamp } from "#shared/rules/rewards/box.ts";

import { useGarage } from "../../data/garage/use-garage.ts";
import { useIsLoggedIn } from "../../session/session.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { named } from "../../ui/data/as-is.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Around } from "./around/around.tsx";
import { WaitingGifts } from "./around/waiting-gifts.tsx";
import { WaitingBox } from "./box/waiting-box.tsx";
import { Dash } from "./dash.tsx";
import { InsideOf } from "./inside.tsx";
import { ownedCars } from "./owned.ts";
import { PaintPanel } from "./paint/paint-panel.tsx";
import { usePaint } from "./paint/use-paint.ts";
import { Stage } from "./stage/stage.tsx";
import { useDrawnCar } from "./stage/use-drawn-car.ts";

import style from "./garage-page.module.css";

/** Where a racer is at home: the car in use on its stage, all cars in their slots and outside, and who is here. @source core §2, §3 Garage state */
export function GaragePage() {
  const { user } = useViewer();
  return useIsLoggedIn() && user && <OwnGarage user={user} />;
}

function OwnGarage({ user }: { readonly user: Self }) {
  const stamp = useNow();
  const now = useMemo(() => new Date(stamp * 1_000), [stamp]);
  const boxID = useId();
  const loaded = useGarage();
  const { load } = loaded;
  const paint = usePaint(user);
  const paintButton = useRef<HTMLButtonElement>(null);
  const drawn = useDrawnCar(user.carID, user.look);
  const cars = load.state === "ready" ? ownedCars(load.value, user, now) : undefined;
  const own = cars?.get(user.carID);
  const closePaint = (): void => {
    paint.close();
    paintButton.current?.focus();
  };
  return (
    <main id="main">
      <div className={style.top}>
        <Stage
          drawn={drawn}
          hueAngle={paint.hueAngle}
          isNew={own?.isNew ?? false}
          now={now}
          title={`${possessive(named(user.displayName))} garage`}
        >
          <WaitingGifts count={user.pendingCashGifts} />
          {nextBoxStamp(user.lastMysteryBoxClaimed) <= stamp && <WaitingBox boxID={boxID} />}
        </Stage>
        {paint.isOpen && drawn && <PaintPanel paint={paint} factory={drawn.car.recipe.paint} onClose={closePaint} />}
      </div>
      <Dash user={user} own={own} paint={paint} paintButton={paintButton} onClosePaint={closePaint} />
      <InsideOf user={user} loaded={loaded} cars={cars} />
      <Around user={user} boxID={boxID} />
    </main>
  );
}

const possessive = (name: string): string => (/s\u2069?$/i.test(name) ? `${name}'` : `${name}'s`);
