import { lessonOf, worldOf, type BoardPart } from "#shared/rules/board-parts.ts";
import { BOARD_GROUPS, BOARD_KINDS } from "#shared/rules/boards.ts";

import type { Leaderboard, ShownBoard } from "../../data/boards/use-leaderboard.ts";
import { isRegistered, useSession } from "../../session/session.ts";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { FILTERS } from "./shown-board.ts";
import { BOARD_LABELS, FILTER_LABELS, GROUP_LABELS, partLabel } from "./words.ts";

import style from "./leaderboards.module.css";

interface BoardChoiceProps {
  readonly shown: ShownBoard;
  readonly onShow: (change: Partial<ShownBoard>) => void;
  /** Guests have neither friends nor a team. */
  readonly isLoggedIn: boolean;
  readonly seasons: Leaderboard["seasons"];
  /** That have boards on this site. */
  readonly parts: readonly BoardPart[];
}

const optionsOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** Which board: by what, of whom, and in an earlier season. */
export function BoardChoice({ shown, onShow, isLoggedIn, seasons, parts }: BoardChoiceProps) {
  const ownWorldID = useSession(({ user }) => (isRegistered(user) ? user.worldID : undefined));
  return (
    <div className={style.choice}>
      <RadioGroup
        look="plates"
        label="Board"
        options={optionsOf(BOARD_KINDS, BOARD_LABELS)}
        value={shown.board}
        onValue={(board) => onShow({ board })}
      />
      <RadioGroup
        look="plates"
        label="Of"
        options={optionsOf(BOARD_GROUPS, GROUP_LABELS)}
        value={shown.group}
        onValue={(group) => onShow({ group, filter: "everyone", part: null })}
      />
      {isLoggedIn && (
        <RadioGroup
          look="plates"
          label="Show"
          options={optionsOf(FILTERS, FILTER_LABELS)}
          value={shown.filter}
          onValue={(filter) => onShow({ filter })}
          disabled={shown.group === "teams"}
        />
      )}
      <div className={style.select}>
        <Select
          label={parts.some((part) => lessonOf(part) !== undefined) ? "World or lesson" : "World"}
          options={[
            { value: "", label: "Everyone" },
            ...ownFirst(parts, ownWorldID).map((part) => ({ value: part, label: partLabel(part, ownWorldID) })),
          ]}
          value={shown.part ?? ""}
          onValue={(said) => onShow({ part: parts.find((part) => part === said) ?? null })}
          disabled={shown.group === "teams"}
        />
      </div>
      {shown.time === "season" && (
        <div className={style.select}>
          <Select
            label="Season"
            options={
              seasons.length === 0
                ? [{ value: "", label: "The one of now" }]
                : seasons.map(({ seasonID, name }) => ({ value: String(seasonID), label: name }))
            }
            value={String(shown.seasonID ?? seasons[0]?.seasonID ?? "")}
            onValue={(said) =>
              onShow({ seasonID: seasons.find(({ seasonID }) => String(seasonID) === said)?.seasonID })
            }
          />
        </div>
      )}
    </div>
  );
}

/** The viewer's own world is offered before all others. */
const ownFirst = (parts: readonly BoardPart[], ownWorldID: number | undefined): readonly BoardPart[] => {
  const isOwn = (part: BoardPart): boolean => worldOf(part) !== undefined && worldOf(part) === ownWorldID;
  return [...parts.filter(isOwn), ...parts.filter((part) => !isOwn(part))];
};
