import { Pause, Play } from "lucide-react";
import { useState } from "react";

import type { LessonView, TournamentView } from "#shared/contracts/realtime/classroom.ts";
import { nextInTournament } from "#shared/rules/classroom/race-name.ts";

import { Button } from "../../ui/controls/button.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import type { LiveConnection } from "./live-connection.ts";
import { useLive } from "./live-store.ts";
import { doneWords, RANKING_NAMES } from "./live-words.ts";

import layout from "../ui/layout.module.css";

interface RunningRaceProps {
  readonly line: LiveConnection;
  readonly race: NonNullable<LessonView["race"]>;
  readonly tournament: TournamentView | null;
}

/** The race that runs: how far it is, and what stops it. */
export function RunningRace({ line, race, tournament }: RunningRaceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = useLive(({ status }) => status === "open");
  const { number, ranking, isPaused, racers, done } = race;
  const title = nextInTournament(tournament) ?? `Race ${number}`;
  return (
    <Card title={isPaused ? `${title}: paused` : title} tone={isPaused ? "gold" : "hot"}>
      <div className={layout.stack}>
        <ProgressBar label={RANKING_NAMES[ranking]} words={doneWords(race)} value={done} max={racers} tone="teal" />
        <Button
          kind="primary"
          size="large"
          wide
          icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          disabled={!isOpen}
          onClick={() => line.send("pause", { isPaused: !isPaused })}
        >
          {isPaused ? "Go on" : "Pause"}
        </Button>
        <Button kind="danger" wide disabled={!isOpen} onClick={() => setIsAsking(true)}>
          End race
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          line.send("end", {});
          setIsAsking(false);
        }}
        title="End the race for everyone?"
        text="Who is done keeps their place. What the others have typed so far counts for them."
        confirm="End race"
        cancel="Let it run"
        danger
      />
    </Card>
  );
}
