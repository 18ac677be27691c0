import { useState } from "react";

import { formatMoment } from "#shared/format/dates.ts";
import type { Playback } from "#shared/rules/race/playback.ts";

import { sceneryOf } from "../../race/playback/race-scenery.ts";
import { AnswerRun } from "../../race/playback/solo/answer-run.ts";
import { SoloEngine, type SoloCourse } from "../../race/playback/solo/solo-engine.ts";
import { SoloRace } from "../../race/playback/solo/solo-race.tsx";
import { TypingRun } from "../../race/playback/solo/typing-run.ts";
import { type StoredRace, type StoredRacer } from "../../race/playback/stored-race.ts";
import { useSession } from "../../session/session.ts";
import { GhostBoard } from "./ghost-board.tsx";
import { GhostStart } from "./ghost-start.tsx";

interface GhostRaceProps {
  readonly raceID: string;
  readonly race: StoredRace;
  /** This player's earlier result. */
  readonly then: StoredRacer;
  readonly playback: Playback;
}

export function GhostRace({ raceID, race, then, playback }: GhostRaceProps) {
  const user = useSession((session) => session.user);
  const [engine] = useState(() => new SoloEngine(courseOf(race, then, playback, user)));
  const unit = race.problems ? "a minute" : "WPM";
  return (
    <SoloRace
      engine={engine}
      title="Ghost Race"
      note={`Against your race of ${formatMoment(race.startedStamp)}. Just for fun, no rewards.`}
      sceneryKey={sceneryOf(race)}
      subject={race.problems ? race.problems.map(({ prompt }) => prompt) : race.text}
      redFrom={then.wpm}
      start={<GhostStart speed={then.wpm} unit={unit} onStart={engine.begin} />}
      board={<GhostBoard raceID={raceID} then={then} unit={unit} onAgain={engine.begin} />}
    />
  );
}

function courseOf(
  { text, problems }: StoredRace,
  then: StoredRacer,
  playback: Playback,
  user:
    | {
        readonly displayName: string;
        readonly carID: StoredRacer["carID"];
        readonly carHueAngle: number;
        readonly look: string;
      }
    | undefined,
): SoloCourse {
  // A racer who had a nitro then may use one now.
  const hasNitro = playback.steps.some(({ effect }) => effect === "nitro");
  return {
    newRun: () => (problems ? new AnswerRun(problems) : new TypingRun(text, hasNitro)),
    car: {
      name: user?.displayName ?? then.displayName,
      carID: user?.carID ?? then.carID,
      hueAngle: user?.carHueAngle ?? then.carHueAngle,
      look: user?.look ?? then.look,
      isBot: false,
    },
    rivals: [
      {
        playback,
        isHome: then.standing === "finished",
        car: {
          name: "Ghost",
          isGhost: true,
          plate: "You, then",
          carID: then.carID,
          hueAngle: then.carHueAngle,
          look: then.look,
          isBot: false,
        },
      },
    ],
    marksRival: true,
  };
}
