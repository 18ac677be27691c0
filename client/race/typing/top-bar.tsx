import { useEffect, useRef } from "react";

import { RoadBar, type RoadHandle } from "../screen/top-bar.tsx";
import type { RaceEngine } from "./engine.ts";
import { useRace } from "./store.ts";

interface TopBarProps {
  readonly engine: RaceEngine;
}

/** The bar of the own race. */
export function TopBar({ engine }: TopBarProps) {
  const seats = useRace((race) => race.seats);
  const ownSlot = useRace((race) => race.slot);
  const isCasual = useRace((race) => race.isCasual);
  const isOn = useRace((race) => race.stage === "countdown" || race.stage === "racing");
  const road = useRef<RoadHandle>(null);
  useEffect(() => {
    if (road.current) engine.showHud(road.current);
  }, [engine]);
  return <RoadBar ref={road} seats={seats} ownSlot={ownSlot} isOn={isOn} isCasual={isCasual} />;
}
