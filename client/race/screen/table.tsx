import { lazy, Suspense, type ReactNode } from "react";

import { GAMES_TO_UNLOCK } from "#shared/rules/account/gates.ts";

import { ownSection } from "../../session/own-section.ts";
import { isRegistered, useSession } from "../../session/session.ts";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { GoldMark } from "../../ui/data/gold-mark.tsx";
import { RacerTitle } from "../../ui/data/racer-title.tsx";
import { TagBefore } from "../../ui/data/team-tag.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { useRace } from "../session/race-store.ts";
import { averageText, isAnySpeedKnown } from "./average-speeds.ts";
import { Beep } from "./beep.tsx";
import { FriendsLink } from "./friends-link.tsx";
import { BotBadge } from "./goals/bot-badge.tsx";
import { botsAmong, GoalLine } from "./goals/goal-line.tsx";
import { useSecondsLeft } from "./seconds-left.ts";

import style from "./table.module.css";

/** Loaded while one waits. */
const LateSeason = lazy(async () => ({ default: (await import("../../social/season-line.tsx")).SeasonLine }));

const LateAssignments = lazy(async () => ({
  default: (await import("../../social/assignments/assignments-line.tsx")).AssignmentsLine,
}));

const SEASON_GAMES = GAMES_TO_UNLOCK.show_season_progress ?? 0;

const SLOTS = [0, 1, 2, 3, 4] as const;

interface TableProps {
  /** The unit of average speeds. */
  readonly unit: string;
  /** Something to do meanwhile. */
  readonly pastime: ReactNode;
  /** Why these opponents. */
  readonly children: ReactNode;
}

/** The forming race: five seats that fill, and when it starts. */
export function Table({ unit, pastime, children }: TableProps) {
  const table = useRace((race) => race.table);
  const startsAtMs = useRace((race) => race.startsAtMs);
  const isLeaving = useRace((race) => race.stage === "gathering");
  const hasSeason = useSession(({ user }) => isRegistered(user) && !user.isBot && user.racesPlayed >= SEASON_GAMES);
  const isPupil = useSession(({ user }) => ownSection(user) !== undefined);
  const seconds = useSecondsLeft(startsAtMs);
  if (!table) {
    return (
      <p className={style.wait}>
        <Spinner label="Finding a race" /> Finding you a race…
      </p>
    );
  }
  const isSpeedKnown = isAnySpeedKnown(table.seats);
  const title =
    isLeaving || seconds === 0 ? "Everyone to the line!" : `Starts in ${seconds} s, or as soon as all five are here`;
  return (
    <div className={style.table}>
      <h2 className={style.title} aria-live="polite">
        <span key={title}>{title}</span>
      </h2>
      <ol className={style.seats}>
        {SLOTS.map((slot) => {
          const seat = table.seats[slot];
          return (
            <li key={slot} className={style.seat} data-taken={seat !== undefined || undefined}>
              {seat ? (
                <>
                  <Beep seat={slot} />
                  <CarThumb carID={seat.carID} hueAngle={seat.carHueAngle} look={seat.look} width="4.25rem" />
                  <span className={style.name}>
                    <TagBefore {...seat} />
                    <AsIs>{seat.displayName}</AsIs>
                    {seat.isGold && <GoldMark />}
                  </span>
                  <span className={style.note}>
                    <RacerTitle look={seat.look} className={style.worn} />
                    {slot === table.ownSeat && <Badge tone="hot">You</Badge>}
                    {seat.isBot && <BotBadge name={seat.displayName} />}
                    {(isSpeedKnown || !seat.isBot) && averageText(seat.avgSpeed, unit)}
                  </span>
                </>
              ) : (
                <span className={style.free}>Open seat</span>
              )}
            </li>
          );
        })}
      </ol>
      <div className={style.pastime}>
        <Suspense fallback={null}>{pastime}</Suspense>
      </div>
      <div className={style.goals}>
        <GoalLine bots={botsAmong(table.seats)} />
        {hasSeason && (
          <div className={style.season}>
            <Suspense fallback={null}>
              <LateSeason />
            </Suspense>
          </div>
        )}
      </div>
      {isPupil && (
        <div className={style.assigned}>
          <Suspense fallback={null}>
            <LateAssignments />
          </Suspense>
        </div>
      )}
      <p className={style.hint}>
        {children} {!isLeaving && <FriendsLink />}
      </p>
    </div>
  );
}
