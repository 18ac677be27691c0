import { memo } from "react";

import type { LivePupil } from "#shared/contracts/realtime/classroom.ts";
import { formatAccuracy, formatNumber, formatPercent, formatWholeSpeed } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";

import { Badge } from "../../ui/data/badge.tsx";
import { NeedsSign } from "../class/needs-sign.tsx";
import { useLive } from "./live-store.ts";
import { doingWords } from "./live-words.ts";
import { Progress } from "./progress.tsx";
import { PupilName } from "./pupil-name.tsx";
import { laneOf, placeOf } from "./pupils-now.ts";

import look from "../../ui/data/table.module.css";
import style from "./pupil-table.module.css";

interface PupilRowProps {
  readonly pupil: LivePupil;
  readonly realName: string | undefined;
  /** In words; only where the teacher wants to see it. */
  readonly needs: string | undefined;
  readonly isChosen: boolean;
  /** Nobody can be chosen while a race runs. */
  readonly isFixed: boolean;
  readonly onToggle: (userID: UserID) => void;
}

const NONE = "–";

/** A pupil, and what they do at this moment. Drawn anew when it is about this one. */
export const PupilRow = memo(function PupilRow(props: PupilRowProps) {
  const { pupil, realName, needs, isChosen, isFixed, onToggle } = props;
  const { userID, displayName, presence, points } = pupil;
  const lane = useLive((view) => laneOf(view, userID));
  const place = useLive(({ lanes, lesson }) => placeOf(lanes, userID, lesson?.race?.ranking));
  const { words, tone } = doingWords(presence, lane, place);
  return (
    <tr data-chosen={isChosen || undefined}>
      <td className={look.cell}>
        <label className={style.pick}>
          <input
            type="checkbox"
            aria-label={`Choose ${displayName}`}
            checked={isChosen}
            disabled={isFixed}
            onChange={() => onToggle(userID)}
          />
        </label>
      </td>
      <th scope="row" className={look.cell}>
        <PupilName alias={displayName} realName={realName} />
        {needs !== undefined && <NeedsSign words={needs} />}
      </th>
      <td className={look.cell}>
        <Badge tone={tone}>{words}</Badge>
      </td>
      <td className={look.cell}>
        {lane && (
          <span className={style.progress}>
            <Progress progress={lane.progress} isDone={lane.standing === "finished"} />
            <span className={style.share}>{formatPercent(Math.floor(lane.progress * 100) / 100)}</span>
          </span>
        )}
      </td>
      <td className={look.cell} data-align="end">
        {lane ? formatWholeSpeed(lane.speed) : NONE}
      </td>
      <td className={look.cell} data-align="end">
        {lane ? formatAccuracy(lane.accuracy) : NONE}
      </td>
      <td className={look.cell} data-align="end">
        {lane ? formatNumber(lane.errors) : NONE}
      </td>
      <td className={look.cell} data-align="end">
        {formatNumber(points)}
      </td>
    </tr>
  );
});
