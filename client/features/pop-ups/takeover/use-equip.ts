import { useState } from "react";

import type { Change } from "#shared/rules/garage/equip.ts";

import { equip } from "../../../data/garage/use-garage.ts";
import { sounds } from "../../../sound/sounds.ts";
import { sentenceOf } from "../../../ui/form/sending.ts";

interface Equipping {
  readonly state: "off" | "busy" | "on";
  /** Why it isn't on. */
  readonly trouble: string | undefined;
  put(this: void, change: Change): Promise<void>;
}

/** Puts a reward on. @source core §4 Notifications: equip marks a reward equipped */
export function useEquip(): Equipping {
  const [state, setState] = useState<Equipping["state"]>("off");
  const [trouble, setTrouble] = useState<string>();
  const put = async (change: Change): Promise<void> => {
    setState("busy");
    setTrouble(undefined);
    try {
      await equip([change]);
      sounds.play("surge");
      setState("on");
    } catch (problem) {
      setTrouble(sentenceOf(problem));
      setState("off");
    }
  };
  return { state, trouble, put };
}
