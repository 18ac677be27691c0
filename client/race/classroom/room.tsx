import { Link } from "react-router-dom";

import type { ClassroomView } from "#shared/contracts/realtime/classroom.ts";

import { ComfortButton } from "../../shell/comfort/comfort-button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs, Words } from "../../ui/data/as-is.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Convoy } from "../../ui/pictures/convoy.tsx";
import { Logo } from "../../ui/pictures/logo.tsx";
import { useClassroom } from "./classroom-store.ts";
import { Mates } from "./mates.tsx";
import { PodiumSteps } from "./podium-steps.tsx";
import { FinalTable, PodiumTable } from "./podium-table.tsx";
import { roomWords } from "./room-words.ts";

import style from "./room.module.css";

/** Where a class waits for its next race: who is there, and how the last one went. */
export function Room({ view }: { readonly view: ClassroomView }) {
  const { className, teacherName } = view;
  const { status, podium, note, final } = useClassroom();
  const last = final ?? podium;
  const pupils = [...view.pupils.filter(({ isYou }) => isYou), ...view.pupils.filter(({ isYou }) => !isYou)];
  const here = pupils.filter(({ isHere }) => isHere);
  const cars = here.map(({ carID, carHueAngle }, nth) => ({ userID: nth, carID, carHueAngle }));
  return (
    <main id="main" className={style.page}>
      <header className={style.bar}>
        <Link to="/class" className={style.home} aria-label="Redline, leave the class race">
          <Logo />
        </Link>
        <span className={style.ways}>
          <LinkButton to="/class" size="small">
            Leave
          </LinkButton>
          <ComfortButton disabled={false} />
        </span>
      </header>
      {last ? <PodiumSteps lines={last.lines} /> : <Convoy height="clamp(8rem, 26dvh, 15rem)" cars={cars} />}
      <div className={style.body}>
        <Card look="stack">
          <div className={style.head}>
            <div>
              <h1 className={style.title}>
                <AsIs>{className}</AsIs>
              </h1>
              <p className={style.quiet}>
                {teacherName !== "" && (
                  <>
                    with <AsIs>{teacherName}</AsIs> ·{" "}
                  </>
                )}
                {here.length} of {pupils.length} here
              </p>
            </div>
            <output className={style.status} data-away={status !== "open" || undefined}>
              <Words of={roomWords(view, status)} />
            </output>
            {note !== undefined && (
              <p className={style.note} role="alert">
                {note}
              </p>
            )}
          </div>
        </Card>
        {final && <FinalTable lines={final.lines} />}
        {podium && <PodiumTable podium={podium} />}
        <Card title="In the room">
          <Mates pupils={pupils} />
        </Card>
      </div>
    </main>
  );
}
