import { useEffect, useState } from "react";

import type { BoxReward } from "#shared/contracts/economy/own-rewards.ts";
import type { Self } from "#shared/contracts/self.ts";
import type { CarID } from "#shared/ids.ts";
import { nextBoxStamp } from "#shared/rules/rewards/box.ts";
import type { Stamp } from "#shared/units.ts";

import { openBox } from "../../../data/garage/open-box.ts";
import { onServerTime, serverNow } from "../../../net/server-time.ts";
import { showRewards } from "../../../session/dialogs/takeover.ts";
import { sounds } from "../../../sound/sounds.ts";
import type { BoxState } from "./paper-box.tsx";

/** The lid rattles at least this long: a box that is open at once is none. */
const RATTLE_MS = 900;

export interface Box {
  readonly state: BoxState;
  readonly nextStamp: Stamp;
  /** What this page found in it. */
  readonly reward: BoxReward | undefined;
  /** What kept it from opening, as the server said it. @source core §8 Daily reward failure */
  readonly failure: unknown;
  open(this: void): Promise<void>;
  /** The time is over: the next one is there. */
  renew(this: void): void;
}

/** The player's daily box. */
export function useBox({ lastMysteryBoxClaimed: last }: Self): Box {
  const [now, setNow] = useState(() => serverNow());
  const [isOpening, setIsOpening] = useState(false);
  const [reward, setReward] = useState<BoxReward>();
  const [failure, setFailure] = useState<unknown>();
  const nextStamp = nextBoxStamp(last);
  useEffect(() => onServerTime(() => setNow(serverNow())), []);

  const open = async (): Promise<void> => {
    setIsOpening(true);
    setFailure(undefined);
    sounds.play("surge");
    try {
      const [found] = await Promise.all([openBox(), new Promise((resolve) => setTimeout(resolve, RATTLE_MS))]);
      setReward(found);
      if (found.type === "car") showRewards([{ carID: found.value as CarID }]);
      else sounds.play("coin");
    } catch (problem) {
      setFailure(problem);
    }
    setIsOpening(false);
  };

  const state = isOpening ? "opening" : reward ? "open" : nextStamp <= now ? "shut" : "waiting";
  return {
    state,
    nextStamp,
    reward,
    failure,
    open,
    renew: () => {
      setReward(undefined);
      setNow(serverNow());
    },
  };
}
