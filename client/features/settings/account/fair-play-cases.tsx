import { Link } from "react-router-dom";

import { formatMoment } from "#shared/format/dates.ts";
import { formatMoney } from "#shared/format/figures.ts";
import type { ListedChapter } from "#shared/rules/fair-play/chapter.ts";

import { useFairPlayCases, type FairPlayCases as Cases } from "../../../data/account/use-fair-play-cases.ts";
import { Badge, type Tone } from "../../../ui/data/badge.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Section } from "../section.tsx";

import style from "../settings.module.css";

const STANDS: Readonly<Record<ListedChapter, { readonly tone: Tone; readonly word: string }>> = {
  foul: { tone: "neutral", word: "Ended early" },
  held: { tone: "amber", word: "Reward on hold" },
  checked: { tone: "amber", word: "Reward on hold" },
  asked: { tone: "sky", word: "Being checked" },
  "asked-held": { tone: "sky", word: "Being checked" },
  paid: { tone: "teal", word: "Paid" },
  upheld: { tone: "teal", word: "You were right" },
  dismissed: { tone: "neutral", word: "Result stands" },
  due: { tone: "sky", word: "On its way" },
  counts: { tone: "teal", word: "Counts" },
};

/** The player's fair-play reports, and the answers to what a person was asked to look at. */
export function FairPlayCases() {
  const { load, again } = useFairPlayCases();
  return (
    <Section
      title="Fair play reports"
      lead={
        <>
          Races that ended early, rewards on hold, and our answers when you asked a person to check. Only you can see
          this. <Link to="/certificate">What waits for you</Link>
        </>
      }
    >
      {load.state === "loading" ? (
        <Spinner label="Loading your reports" />
      ) : load.state === "trouble" ? (
        <ErrorState text={load.trouble.sentence} onRetry={again} />
      ) : load.value.length === 0 ? (
        <p className={style.words}>Nothing here. All your races count.</p>
      ) : (
        <ul className={style.providers}>
          {load.value.map((each) => (
            <Case key={each.raceID} {...each} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Case({ raceID, site, startedStamp, chapter, cash }: Cases[number]) {
  const { tone, word } = STANDS[chapter];
  return (
    <li className={style.provider}>
      <Link to={`/fair-play/${raceID}`}>
        {site === "math" ? "Math race" : "Race"} of {formatMoment(startedStamp)}
      </Link>
      <span className={style.visits}>
        {cash !== null && <b>{formatMoney(cash)}</b>}
        <Badge tone={tone}>{word}</Badge>
      </span>
    </li>
  );
}
