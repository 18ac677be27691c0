import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { formatCount } from "#shared/format/figures.ts";

import { raceLink } from "../../../net/site.ts";
import { useIsLoggedIn } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { usePractice } from "../practice-store.ts";
import { BeginButton } from "./begin-button.tsx";
import { waits } from "./coach-kept.ts";
import { useCoach } from "./coach-store.ts";
import { findingWords, partsCount, partsWord } from "./coach-words.ts";
import { OverPanel } from "./over-panel.tsx";
import type { PlanNow } from "./plan-now.ts";
import { useCoachLine } from "./sync.ts";
import { UnderWayPanel } from "./under-way-panel.tsx";

import style from "./coach.module.css";

interface CoachStartProps {
  /** Bots or the coach. */
  readonly choice: ReactNode;
  readonly plan: PlanNow | undefined;
  readonly onStart: () => void;
}

/** What the coach has to say before a round. */
export function CoachStart({ choice, plan, onStart }: CoachStartProps) {
  const isLoggedIn = useIsLoggedIn();
  const isAway = useCoachLine(({ state }) => state === "away");
  return (
    <div className={style.start}>
      <div className={style.top}>
        {choice}
        {!isAway && (
          <Link to="/support/coach" reloadDocument>
            How the coach works
          </Link>
        )}
        <LinkButton to="/" reloadDocument size="small">
          Home
        </LinkButton>
      </div>
      {!isLoggedIn ? <Stranger /> : plan ? <Known plan={plan} onStart={onStart} /> : <Unknown />}
      {plan && <Waiting />}
      {plan?.finding && <p className={style.soft}>{findingWords(plan.finding)}</p>}
    </div>
  );
}

/** What became of rounds that aren't sent yet. */
function Waiting() {
  const { state, sentence } = useCoachLine();
  const isWaiting = useCoach(waits);
  if (state === "refused") return <p className={style.soft}>{sentence}</p>;
  if (state !== "away" || !isWaiting) return null;
  return <p className={style.soft}>What you practised is saved here. It counts as soon as you're back online.</p>;
}

const Stranger = () => (
  <div className={style.told}>
    <h2 className={style.title}>Ten minutes a day for what costs you most</h2>
    <p className={style.words}>
      The coach finds what costs you more time than others: pairs of keys, or math facts. You practise them for two
      weeks, a little each day. Then it tells you what that brought in your races.
    </p>
    <LinkButton to="/login" reloadDocument kind="primary" size="large">
      Log In
    </LinkButton>
  </div>
);

function Unknown() {
  const { state, sentence } = useCoachLine();
  if (state === "asking" || state === "there") {
    return (
      <div aria-busy>
        <VisuallyHidden>Loading your plan</VisuallyHidden>
        <Skeleton height="2rem" lines={3} />
      </div>
    );
  }
  return (
    <div className={style.told} aria-live="polite">
      <h2 className={style.title}>Your plan isn't here yet</h2>
      <p className={style.words}>
        {sentence ??
          "The first time, the coach needs to reach Redline. We keep trying. Until then, you can race the bots."}
      </p>
    </div>
  );
}

function Known({ plan, onStart }: { readonly plan: PlanNow; readonly onStart: () => void }) {
  const { site, fortnight, last, isEnding } = plan;
  if (fortnight) return <UnderWayPanel site={site} fortnight={fortnight} onStart={onStart} />;
  if (isEnding) return <Ending />;
  if (last) {
    return (
      <OverPanel site={site} ended={last}>
        <Next plan={plan} isAgain />
      </OverPanel>
    );
  }
  return (
    <div className={style.told}>
      <Next plan={plan} />
    </div>
  );
}

const Ending = () => (
  <div className={style.told}>
    <h2 className={style.title}>Your two weeks are over</h2>
    <p className={style.words}>When we reach Redline, you'll see here what they brought.</p>
  </div>
);

/** What can be begun now, or what is missing for that. */
function Next({ plan, isAgain = false }: { readonly plan: PlanNow; readonly isAgain?: boolean }) {
  const { site, races, racesNeeded, weak, weakNeeded } = plan;
  const parts = partsWord(site);
  const Heading = isAgain ? "h3" : "h2";
  const { label, to } = raceLink(site);
  if (races < racesNeeded) {
    return (
      <>
        <Heading className={style.title}>The coach knows you after {formatCount(racesNeeded, "race")}</Heading>
        <p className={style.words}>{moreRaces(plan)}</p>
        <LinkButton to={to} reloadDocument kind="primary" size="large">
          {label}
        </LinkButton>
      </>
    );
  }
  if (weak < weakNeeded) {
    return (
      <>
        <Heading className={style.title}>{weak === 0 ? "Nothing stands out" : "One alone stands out"}</Heading>
        <p className={style.words}>{fewWords(plan)} The coach looks again after each of your races.</p>
        <Button size="large" onClick={() => usePractice.setState({ mode: "bots" })}>
          Race bots
        </Button>
      </>
    );
  }
  return (
    <>
      {isAgain ? (
        <h3 className={style.title}>Two more weeks?</h3>
      ) : (
        <h2 className={style.title}>{partsCount(site, weak)} cost you time</h2>
      )}
      <p className={style.words}>
        A coin is tossed for each two {parts} that cost you about as much: one is coached for two weeks, ten minutes a
        day. The other is left alone. That way, we both find out whether the coach really helps.
      </p>
      <BeginButton isAgain={isAgain} />
    </>
  );
}

function fewWords({ site, weak }: PlanNow): string {
  if (weak > 0) return "The coach needs two: one to coach, and one to compare it with.";
  return site === "type"
    ? "No pair costs you clearly more than it costs others. That's good news."
    : "No fact costs you clearly more than your others. That's good news.";
}

function moreRaces({ site, races, racesNeeded }: PlanNow): string {
  const left = racesNeeded - races;
  const more = left === 1 ? "Finish 1 more race" : `Finish ${left} more races`;
  return site === "type"
    ? `${more}, and it can tell which pairs of keys cost you time.`
    : `${more} of the same math type, and it can tell which facts cost you time.`;
}
