import { lazy, Suspense, type ComponentType } from "react";

import type { OwnBrought, OwnReward } from "#shared/contracts/race/own-race.ts";

import { useSession } from "../../../../session/session.ts";
import type { Counting } from "../use-counting.ts";
import type { EarnedProps } from "./earned.tsx";
import type { GivenThingsProps } from "./given-things.tsx";
import { LevelGain } from "./level-gain.tsx";
import { MovedChallenges } from "./moved-challenges.tsx";
import { Receipt } from "./receipt.tsx";
import { StandingLine } from "./standing-line.tsx";

import style from "./haul.module.css";

/** Loaded only where a race brought such a thing, since it knows all of them. If that fails, the board does without. */
const rarely = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(async () => {
    try {
      return { default: await load() };
    } catch (problem) {
      reportError(problem);
      return { default: () => null };
    }
  });
const Earned = rarely<EarnedProps>(async () => (await import("./earned.tsx")).Earned);
const GivenThings = rarely<GivenThingsProps>(async () => (await import("./given-things.tsx")).GivenThings);

interface HaulProps {
  readonly reward: OwnReward;
  /** null where only the reward is known. */
  readonly brought: OwnBrought | null;
  /** The board says that this race is a new best. */
  readonly isBestKnown: boolean;
  readonly counting: Counting;
}

/** What a paid race brought: cash, challenges, experience, achievements and things, beside each other where there is room. */
export function Haul({ reward, brought, isBestKnown, counting }: HaulProps) {
  const total = useSession((session) => session.user?.playerExperience ?? 0);
  const { before, after } = brought?.experience ?? { before: total - reward.experience, after: total };
  const { challenges = [], achievements = [], things = [] } = brought ?? {};
  return (
    <div className={style.haul}>
      <div className={style.well}>
        <Receipt reward={reward} counting={counting} />
      </div>
      {challenges.length > 0 && (
        <div className={style.well}>
          <MovedChallenges challenges={challenges} counting={counting} />
        </div>
      )}
      <div className={style.well}>
        <LevelGain before={Math.max(0, before)} after={after} nitros={reward.nitros} counting={counting}>
          {brought && <StandingLine brought={brought} isBestKnown={isBestKnown} phase={counting.phaseOf("standing")} />}
        </LevelGain>
      </div>
      {things.length > 0 && (
        <div className={style.well}>
          <Suspense>
            <GivenThings things={things} counting={counting} />
          </Suspense>
        </div>
      )}
      {achievements.length > 0 && (
        <div className={style.well}>
          <Suspense>
            <Earned achievements={achievements} counting={counting} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
