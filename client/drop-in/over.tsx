import { useState } from "react";

import { Button } from "../ui/controls/button.tsx";
import { AT_THE_DOOR, hasUntaken, useDropIn, type Ending } from "./drop-in-store.ts";
import { TakeAlong } from "./take-along.tsx";

import style from "./naming.module.css";

const WORDS: Readonly<Record<Ending, readonly [title: string, words: string]>> = {
  bell: ["The lesson is over", "Names, races and results are gone from our side. Thanks for racing!"],
  idle: ["Are you still there?", "You didn't choose a name for a while, so we gave your place to someone else."],
  lost: ["The connection was lost", "Come in again with the code and the pictures on the wall."],
};

const LOST_WALL = [
  "The connection was lost",
  "A lesson ends a few minutes after its teacher's screen is gone, so we couldn't bring it back. Please start another one.",
] as const;

/** What is left when a lesson is over: nothing, but for what a teacher's page still shows. */
export function Over() {
  const ending = useDropIn((state) => state.ending) ?? "bell";
  const hasResults = useDropIn(({ lesson, podiums }) => lesson?.isTeacher === true && podiums.length > 0);
  const isTeacher = useDropIn(({ lesson }) => lesson?.isTeacher === true);
  const [title, words] = isTeacher && ending === "lost" ? LOST_WALL : WORDS[ending];
  return (
    <main id="main" tabIndex={-1} className={style.naming}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{words}</p>
      {hasResults && (
        <>
          <p>Only this page still has the results. Take them along before you close it.</p>
          <TakeAlong />
        </>
      )}
      <ToTheDoor />
    </main>
  );
}

/** Results that are nowhere else are not thrown away by one press. */
function ToTheDoor() {
  const isUntaken = useDropIn(hasUntaken);
  const [isAsked, setIsAsked] = useState(false);
  const go = (): void => useDropIn.setState(AT_THE_DOOR, true);
  if (!isUntaken || !isAsked)
    return (
      <Button kind="plain" onClick={isUntaken ? () => setIsAsked(true) : go}>
        Back to the Door
      </Button>
    );
  return (
    <>
      <p role="alert">Have you saved the results? Nobody else has them. Leave without them?</p>
      <Button kind="danger" onClick={go}>
        Leave Without Them
      </Button>
      <Button onClick={() => setIsAsked(false)}>Stay Here</Button>
    </>
  );
}
