import { useEffect, useState } from "react";

import type { OwnRace } from "#shared/contracts/own-race.ts";

import { dueStatusOf, type DueStatus } from "../../../session/bot-check-words.ts";
import { call, takeUser, useIsLoggedIn, useSession } from "../../../session/session.ts";
import { meetServer } from "../../../session/start.ts";
import { CountUp } from "../../../ui/count-up.tsx";
import { formatMoney, formatNumber } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { BoardCheck } from "./board-check.tsx";
import { unpaidWords } from "./unpaid-words.ts";

import style from "./earnings.module.css";

const ASK_AGAIN_MS = 1_000;
const TRIES = 8;

type Reward = NonNullable<OwnRace["reward"]>;

const PART_WORDS: Record<keyof Reward["parts"], string> = {
  place: "place",
  speed: "speed",
  accuracy: "accuracy",
  longestWord: "nitro on the longest word",
  wampus: "the Wampus beaten",
  friends: "friends",
  gold: "gold doubles it",
};

interface EarningsProps {
  readonly raceID: string | undefined;
  readonly isSettled: boolean;
  /** Whether the own car came through the gate. */
  readonly hasFinished: boolean;
  /**
   * What a guest reads, once there is something to keep.
   *
   * @param racesPlayed finished races, this one included; undefined until it is known
   */
  readonly guestWords: (racesPlayed: number | undefined) => string | undefined;
}

/** What the race earned: for an account its cash and experience, for a guest why signing up is worth it. */
export function Earnings({ guestWords, ...race }: EarningsProps) {
  const isLoggedIn = useIsLoggedIn();
  return isLoggedIn ? <OwnEarnings {...race} /> : <GuestEarnings guestWords={guestWords} {...race} />;
}

/** How many races a guest has is known once this one is saved. */
function GuestEarnings({ isSettled, guestWords }: EarningsProps) {
  const racesPlayed = useSession((session) => session.user?.racesPlayed);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (isSettled) void meetServer().then(() => setKnown(true));
  }, [isSettled]);
  const words = guestWords(isKnown ? racesPlayed : undefined);
  if (words === undefined) return <p className={style.earnings} aria-hidden />;
  return (
    <div className={style.earnings}>
      <p className={style.soft}>{words}</p>
      <LinkButton to="/register">Sign up</LinkButton>
    </div>
  );
}

type RaceToAsk = Pick<EarningsProps, "raceID" | "isSettled">;

function OwnEarnings({ raceID, isSettled, hasFinished }: RaceToAsk & Pick<EarningsProps, "hasFinished">) {
  const status = useSession(({ user }) => dueStatusOf(user));
  const own = useOwnRace({ raceID, isSettled, status });
  if (!own || own.foul) return <p className={style.earnings} aria-hidden />;
  if (!own.reward) return <p className={style.earnings}>{unpaidWords(hasFinished)}</p>;
  const { reward } = own;
  return (
    <div className={style.earnings}>
      <p className={style.sums}>
        <b className={style.cash}>
          <CountUp to={reward.cash} format={formatMoney} />
        </b>
        <b>
          <CountUp to={reward.experience} format={formatNumber} /> XP
        </b>
        {reward.nitros > 0 && <b>+{reward.nitros} nitro</b>}
      </p>
      {reward.state !== "held" && <p className={style.soft}>{partsOf(reward)}</p>}
      <BoardCheck raceID={raceID ?? ""} reward={reward} isUnusual={own.signals.length > 0} status={status} />
    </div>
  );
}

const partsOf = ({ parts }: Reward): string =>
  (Object.entries(parts) as [keyof Reward["parts"], number][])
    .map(([part, cash]) => `${formatMoney(cash)} ${PART_WORDS[part]}`)
    .join(" · ");

/** Asks for the own race once it is stored, and again until it was looked at. */
function useOwnRace({ raceID, isSettled, status }: RaceToAsk & { status: DueStatus | undefined }): OwnRace | undefined {
  const [own, setOwn] = useState<OwnRace>();
  /** A passed check pays what was held. */
  const isFree = status === undefined;
  useEffect(() => {
    if (!isSettled || raceID === undefined) return;
    const leaving = new AbortController();
    void ask(raceID, setOwn, leaving.signal);
    return () => leaving.abort();
  }, [isSettled, raceID, isFree]);
  return own;
}

async function ask(raceID: string, show: (own: OwnRace) => void, signal: AbortSignal): Promise<void> {
  for (let turn = 0; turn < TRIES; turn++) {
    const answer = await call("GET /race/{id}/own", { params: { id: raceID } }).catch(() => undefined);
    if (signal.aborted) return;
    if (answer) show(answer.own);
    if (answer && answer.own.reward?.state !== "due") break;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  const { user } = await call("GET /auth/self").catch(() => ({ user: undefined }));
  if (user) takeUser(user);
}
