import { useState } from "react";

import type { Change } from "#shared/rules/garage/equip.ts";

import { equip } from "../../../data/garage/use-garage.ts";
import { sounds } from "../../../sound/sounds.ts";
import { sentenceOf } from "../../../ui/form/sending.ts";

interface Equipping {
  readonly state: "off" | "busy" | "on";
  /** Why it isn't on. */
  readonly trouble: string | undefined;
  /** @returns whether it is on */
  put(this: void, change: Change): Promise<boolean>;
}

/** Puts a reward on. @source core §4 Notifications: equip marks a reward equipped */
export function useEquip(): Equipping {
  const [state, setState] = useState<Equipping["state"]>("off");
  const [trouble, setTrouble] = useState<string>();
  const put = async (change: Change): Promise<boolean> => {
    setState("busy");
    setTrouble(undefined);
    try {
      await equip([change]);
      sounds.play("surge");
      setState("on");
      return true;
    } catch (problem) {
      setTrouble(sentenceOf(problem));
      setState("off");
      return false;
    }
  };
  return { state, trouble, put };
}
