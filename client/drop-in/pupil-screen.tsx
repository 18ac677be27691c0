import { Button } from "../ui/controls/button.tsx";
import { asIs, AsIs } from "../ui/data/as-is.tsx";
import { line } from "./drop-in-line.ts";
import { useDropIn } from "./drop-in-store.ts";
import { Podium } from "./podium.tsx";
import { RaceView } from "./race-view.tsx";
import type { Screen } from "./screen-of.ts";

import style from "./pupil-screen.module.css";

/** What a pupil sees who has a name: the race, or the wait for the next one. */
export function PupilScreen({ screen }: { readonly screen: Screen }) {
  const task = useDropIn((state) => state.task);
  const lesson = useDropIn((state) => state.lesson);
  const podium = useDropIn(({ podiums }) => podiums.at(-1));
  if (!lesson) return null;
  if (screen === "outside") return <Outside />;
  if (screen !== "waiting" && task) return <RaceView key={task.number} task={task} you={lesson.you ?? 0} />;
  const own = lesson.pupils.find(({ nth }) => nth === lesson.you);
  return (
    <main id="main" tabIndex={-1} className={style.screen}>
      <h1 {...asIs()} tabIndex={-1}>
        {own?.name}
      </h1>
      <p aria-live="polite" className={style.wait}>
        {waitWords(lesson)}
      </p>
      {podium && <Podium podium={podium} you={lesson.you} />}
      <section className={style.others} aria-labelledby="others">
        <h2 id="others">In the lesson: {lesson.pupils.length}</h2>
        <ul className={style.names}>
          {lesson.pupils.map(({ nth, name, isHere }) => (
            <li
              key={nth}
              className={style.name}
              data-you={nth === lesson.you || undefined}
              data-away={!isHere || undefined}
            >
              <AsIs>{name}</AsIs>
              {nth === lesson.you && " (you)"}
            </li>
          ))}
        </ul>
      </section>
      <Button kind="plain" onClick={() => line.leave()}>
        Leave the Lesson
      </Button>
    </main>
  );
}

const waitWords = ({
  race,
  isTeacherHere,
}: {
  readonly race: object | null;
  readonly isTeacherHere: boolean;
}): string => {
  if (race) return "A race is on. You're in the next one.";
  return isTeacherHere ? "You're in! Your teacher starts the race." : "Your teacher's screen is away for a moment.";
};

const Outside = () => (
  <main id="main" tabIndex={-1} className={style.screen}>
    <h1 tabIndex={-1}>Please wait outside</h1>
    <p aria-live="polite">Your teacher has asked you out for now. Stay on this page to be let in again.</p>
  </main>
);
