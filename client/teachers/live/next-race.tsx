import { useId, useState } from "react";

import type { LivePupil, TournamentView } from "#shared/contracts/realtime/classroom.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { RANKINGS } from "#shared/rules/classroom/numbers.ts";
import { asOwnText } from "#shared/rules/classroom/own-text.ts";
import { nextInTournament } from "#shared/rules/classroom/race-name.ts";

import { useSite } from "../../net/site.ts";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Card } from "../../ui/layout/card.tsx";
import type { LiveConnection } from "./live-connection.ts";
import { useLive } from "./live-store.ts";
import { RANKING_HINTS, RANKING_NAMES } from "./live-words.ts";
import { useIsOwnTextRead, useOwnTextFault } from "./own-text.tsx";
import { keepOwnText, ownTextsOf } from "./own-texts.ts";
import { racersOf } from "./pupils-now.ts";
import { RaceTask, taskSent, type Task } from "./race-task.tsx";
import { HowMany, TournamentOn } from "./tournament.tsx";

import layout from "../ui/layout.module.css";
import style from "./lesson-page.module.css";

interface NextRaceProps {
  readonly sectionID: SectionID;
  readonly line: LiveConnection;
  /** What the teacher chose for the race before. */
  readonly task: Task;
  readonly onTask: (task: Task) => void;
  /** undefined where the room knows none. */
  readonly tournament: TournamentView | null | undefined;
  /** How many races begin together, if no tournament is on. */
  readonly races: number;
  readonly onRaces: (races: number) => void;
  readonly pupils: readonly LivePupil[];
  readonly chosen: ReadonlySet<UserID>;
  readonly onClear: () => void;
}

const RANKING_OPTIONS = RANKINGS.map((value) => ({ value, label: RANKING_NAMES[value] }));

/** The race to come: who, by what it is ranked, and the start button. */
export function NextRace({ sectionID, line, task, onTask, tournament, ...props }: NextRaceProps) {
  const { races, onRaces, pupils, chosen, onClear } = props;
  const id = useId();
  const isMath = useSite(({ site }) => site === "math");
  const isFirst = useLive(({ podium }) => podium === undefined);
  const isOpen = useLive(({ status }) => status === "open");
  const isStarting = useLive((view) => view.isStarting);
  const [texts, setTexts] = useState(() => ownTextsOf(sectionID));
  const isOwn = !isMath && task.choice === "own";
  const fault = useOwnTextFault(task.ownText);
  const isRead = useIsOwnTextRead(task.ownText);
  const racers = racersOf(pupils, chosen);
  const absent = chosen.size - racers.length;
  const why =
    reasonAgainst(racers.length, chosen.size, isOpen) ??
    (isOwn && fault !== undefined ? "Finish your text first." : undefined) ??
    (isOwn && !isRead ? "We're reading your text." : undefined);
  const begin = (): void => {
    if (isOwn) setTexts(keepOwnText(sectionID, asOwnText(task.ownText)));
    line.begin({
      ...taskSent(isMath, task),
      ...(races > 1 && { tournamentOf: races }),
      ...(chosen.size > 0 && { userIDs: racers.map(({ userID }) => userID) }),
    });
  };
  const next = nextInTournament(tournament);
  const { ranking } = task;
  return (
    <Card title={next ?? (isFirst ? "First race" : "Next race")} tone="hot">
      <div className={layout.stack}>
        {tournament && next !== undefined ? (
          <TournamentOn
            tournament={tournament}
            line={line}
            disabled={!isOpen || isStarting}
            isGroup={chosen.size > 0}
          />
        ) : (
          tournament !== undefined && <HowMany races={races} onRaces={onRaces} />
        )}
        <RaceTask isMath={isMath} line={line} task={task} onTask={onTask} texts={texts} />
        <div>
          <RadioGroup
            label="What counts"
            options={RANKING_OPTIONS}
            value={ranking}
            onValue={(value) => onTask({ ...task, ranking: value })}
          />
          <p className={layout.quiet}>{RANKING_HINTS[ranking]}</p>
        </div>
        <div className={style.who}>
          <p>
            <strong>{chosen.size === 0 ? "Everyone who's here" : "The pupils you chose"}</strong>
            <span className={layout.quiet}>
              {chosen.size === 0
                ? " Tick pupils in the list to race a group alone."
                : absent > 0 && ` ${absent} not here.`}
            </span>
          </p>
          {chosen.size > 0 && (
            <Button size="small" kind="plain" onClick={onClear}>
              Choose everyone
            </Button>
          )}
        </div>
        <div className={style.start}>
          <Button
            kind="primary"
            wide
            disabled={why !== undefined}
            busy={isStarting}
            busyLabel="The race opens"
            aria-describedby={why === undefined ? undefined : id}
            onClick={begin}
          >
            {racers.length === 0 ? "Start race" : `Start race for ${formatCount(racers.length, "pupil")}`}
          </Button>
          {why !== undefined && (
            <p id={id} className={layout.quiet}>
              {why}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Why no race can begin. */
function reasonAgainst(racers: number, chosen: number, isOpen: boolean): string | undefined {
  if (!isOpen) return "You're disconnected. Races start when you're back.";
  if (racers > 0) return undefined;
  return chosen === 0 ? "Nobody is in the lesson yet." : "None of the pupils you chose is in the lesson.";
}
