import { UserCheck } from "lucide-react";
import { Link } from "react-router-dom";

import type { WaitingRewards } from "#shared/contracts/race/certificate.ts";
import { formatCount, formatMoney, formatNumber } from "#shared/format/figures.ts";

import { askForBotCheck } from "../../session/bot-check/bot-check-wish.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { lessonName, speedWords, waitingWords } from "./words.ts";

import style from "./waiting-list.module.css";

interface WaitingListProps {
  readonly waiting: readonly WaitingRewards[];
}

/** What waits, why, and what pays it. */
export const WaitingList = ({ waiting }: WaitingListProps) => (
  <Card title="Waiting for you, safe and sound" tone="gold">
    <ul className={style.list}>
      {waiting.map((each) => (
        <Waiting key={`${each.kind} ${each.lessonID}`} rewards={each} />
      ))}
    </ul>
  </Card>
);

function Waiting({ rewards }: { readonly rewards: WaitingRewards }) {
  const { kind, lessonID, races, cash, experience, needed, byCertificate, raceID, isAsked } = rewards;
  const { title, text } = waitingWords(rewards);
  const lesson = lessonName(lessonID);
  return (
    <li className={style.row}>
      <p className={style.sum}>
        <b className={style.cash}>{formatMoney(cash)}</b>
        <span>{formatNumber(experience)} XP</span>
        <span>{formatCount(races, "race")}</span>
        {lesson !== undefined && <span>{lesson}</span>}
        {isAsked && <Badge tone="sky">Being checked</Badge>}
      </p>
      <h3 className={style.why}>{title}</h3>
      <p>{text}</p>
      {byCertificate && (
        <p className={style.needed}>
          Speed to show: <b>{speedWords(needed, lessonID)}</b>
        </p>
      )}
      {kind === "bot-check" ? (
        <p>
          <Button
            size="small"
            icon={<UserCheck aria-hidden />}
            onClick={() => void askForBotCheck().catch(reportError)}
          >
            Do the bot check
          </Button>
        </p>
      ) : (
        <p>
          <Link to={`/fair-play/${raceID}`}>See why</Link>
        </p>
      )}
    </li>
  );
}
