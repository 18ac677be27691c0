import { formatMoment } from "#shared/format/dates.ts";

import type { CaseFile } from "../../data/moderation/use-cases.ts";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { HELD_FOR, MEASURED } from "./case-words.ts";

import style from "./case-view.module.css";

interface Past {
  readonly key: string;
  readonly stamp: number;
  readonly what: string;
  readonly by: string;
  readonly words: string | null;
}

/** What was before: holds and what moderators did, the last first. */
export function History({ file }: { readonly file: CaseFile }) {
  const past = pastOf(file);
  return (
    <Card title="What was before">
      {past.length === 0 ? (
        <p className={style.soft}>Nothing. No other hold, and no word from a moderator.</p>
      ) : (
        <ul className={style.list}>
          {past.map(({ key, stamp, what, by, words }) => (
            <li key={key}>
              <p className={style.line}>
                <b>{what}</b>
                <span className={style.soft}>
                  {formatMoment(stamp)}
                  {by !== "" && (
                    <>
                      {" "}
                      by <AsIs>{by}</AsIs>
                    </>
                  )}
                </span>
              </p>
              {words !== null && words !== "" && (
                <p>
                  “<AsIs>{words}</AsIs>”
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const pastOf = ({ holds, measures }: CaseFile): readonly Past[] =>
  [
    ...holds.map((hold, nth) => ({
      key: `hold ${nth}`,
      stamp: hold.sinceStamp,
      what: `${HELD_FOR[hold.reason]}: ${endOf(hold)}`,
      by: "",
      words: hold.words,
    })),
    ...measures.map(({ measure, stamp, by, reason, untilStamp, liftedStamp }, nth) => ({
      key: `measure ${nth}`,
      stamp,
      what: `${MEASURED[measure]}${liftedStamp !== null ? ", taken back since" : untilStamp === null ? "" : ` until ${formatMoment(untilStamp)}`}`,
      by,
      words: reason,
    })),
  ].toSorted((one, other) => other.stamp - one.stamp);

const ENDS = { certificate: "a certificate", moderator: "a moderator", "bot-check": "a bot check" } as const;

function endOf({ endedBy, isReleased }: CaseFile["holds"][number]): string {
  if (endedBy === null) return "still waits";
  return `${isReleased === true ? "paid" : "refused"} by ${ENDS[endedBy]}`;
}
