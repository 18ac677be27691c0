import type { Pupil } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatAccuracy, formatNumber, formatSpeed } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import { hasNeeds } from "#shared/rules/classes/needs.ts";

import { agoWords } from "../../ui/ago-words.ts";
import { AsIs, asIs } from "../../ui/data/as-is.tsx";
import type { Column } from "../../ui/data/table.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { NeedsSign } from "./needs-sign.tsx";
import { needsWords } from "./needs-words.ts";

import style from "./pupils-tab.module.css";

interface About {
  readonly chosen: ReadonlySet<UserID>;
  readonly toggle: (userID: UserID) => void;
  readonly nowMs: number;
}

const NONE = "–";

/** A pupil's row: the real name stands here and nowhere else. */
export const pupilColumns = ({ chosen, toggle, nowMs }: About): readonly Column<Pupil>[] => [
  {
    id: "chosen",
    header: <VisuallyHidden>Chosen</VisuallyHidden>,
    cell: ({ userID, alias }) => (
      <label className={style.pick}>
        <input
          type="checkbox"
          aria-label={`Choose ${alias}`}
          checked={chosen.has(userID)}
          onChange={() => toggle(userID)}
        />
      </label>
    ),
  },
  {
    id: "alias",
    header: "Alias",
    rowHeader: true,
    sortBy: ({ alias }) => alias,
    cell: ({ alias, needs }) => (
      <>
        <span {...asIs(style.alias)}>{alias}</span>
        {hasNeeds(needs) && <NeedsSign words={needsWords(needs)} />}
      </>
    ),
  },
  {
    id: "realName",
    header: "Real name",
    sortBy: ({ realName }) => realName ?? "",
    cell: ({ realName }) => (realName === null ? NONE : <AsIs>{realName}</AsIs>),
  },
  {
    id: "login",
    header: "Logs in by",
    wide: true,
    sortBy: ({ isMade }) => (isMade ? 0 : 1),
    cell: ({ isMade, username }) =>
      isMade ? (
        "Card"
      ) : (
        <>
          Own account: <AsIs>{username}</AsIs>
        </>
      ),
  },
  {
    id: "seen",
    header: "Last here",
    sortBy: ({ lastSeenStamp }) => lastSeenStamp ?? 0,
    cell: ({ lastSeenStamp }) => (lastSeenStamp === null ? "Not yet" : agoWords(lastSeenStamp, nowMs)),
  },
  {
    id: "played",
    header: "Races",
    align: "end",
    sortBy: ({ played }) => played,
    cell: ({ played }) => formatNumber(played),
  },
  {
    id: "speed",
    header: "Speed",
    align: "end",
    sortBy: ({ speed }) => speed ?? 0,
    cell: ({ speed }) => (speed === null ? NONE : formatSpeed(speed)),
  },
  {
    id: "accuracy",
    header: "Accuracy",
    align: "end",
    sortBy: ({ accuracy }) => accuracy ?? 0,
    cell: ({ accuracy }) => (accuracy === null ? NONE : formatAccuracy(accuracy)),
  },
];
