import { useState } from "react";

import type { TournamentView } from "#shared/contracts/realtime/classroom.ts";
import { formatCount } from "#shared/format/figures.ts";
import { CLASSROOM } from "#shared/rules/classroom/numbers.ts";

import { Button } from "../../ui/controls/button.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import type { LiveConnection } from "./live-connection.ts";

import layout from "../ui/layout.module.css";

const { fewest, most } = CLASSROOM.tournament;
const OPTIONS = [
  { value: "1", label: "One race" },
  ...Array.from({ length: most - fewest + 1 }, (_none, nth) => ({
    value: String(fewest + nth),
    label: `Tournament of ${formatCount(fewest + nth, "race")}`,
  })),
];

interface HowManyProps {
  /** 1: no tournament. */
  readonly races: number;
  readonly onRaces: (races: number) => void;
}

/** One race, or several with one podium at their end. */
export const HowMany = ({ races, onRaces }: HowManyProps) => (
  <Select
    label="How many races"
    hint={
      races === 1
        ? "Points add up over the lesson."
        : "The points of all its races decide the final podium. They count for the lesson too."
    }
    value={String(races)}
    onValue={(next) => onRaces(Number(next))}
    options={OPTIONS}
  />
);

interface TournamentOnProps {
  readonly tournament: TournamentView;
  readonly line: LiveConnection;
  readonly disabled: boolean;
  /** Whether only some race next. */
  readonly isGroup: boolean;
}

/** A tournament between two of its races, and its early end. */
export function TournamentOn({ tournament: { raced, races }, line, disabled, isGroup }: TournamentOnProps) {
  const [isAsking, setIsAsking] = useState(false);
  const left = races - raced;
  return (
    <div>
      <p className={layout.quiet}>
        {left === 1 ? "The last race of the tournament." : `${left} races to go in the tournament.`}
      </p>
      {isGroup && <p className={layout.quiet}>Only the pupils you chose win points in the next race.</p>}
      <Button size="small" kind="plain" disabled={disabled} onClick={() => setIsAsking(true)}>
        End tournament
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          line.send("end-tournament", {});
          setIsAsking(false);
        }}
        title={raced === 0 ? "End the tournament?" : `End the tournament after ${formatCount(raced, "race")}?`}
        text={
          raced === 0
            ? "None of its races has counted yet, so there's no final podium."
            : "The points so far decide, and everyone sees the final podium."
        }
        confirm="End tournament"
        cancel="Race on"
        danger
      />
    </div>
  );
}
