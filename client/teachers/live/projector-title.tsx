import type { LessonView } from "#shared/contracts/realtime/classroom.ts";
import { formatCount } from "#shared/format/figures.ts";
import { formatList } from "#shared/format/list.ts";
import { raceName } from "#shared/rules/classroom/race-name.ts";

import { AsIs, named, Words } from "../../ui/data/as-is.tsx";
import { useLive } from "./live-store.ts";
import { standingsOf } from "./pupils-now.ts";

import style from "./projector-title.module.css";

/** The class, and between the races of a tournament how it stands. */
export function ProjectorTitle() {
  const lesson = useLive((view) => view.lesson);
  const podium = useLive((view) => view.podium);
  const final = useLive((view) => view.final);
  const isBetween = lesson !== undefined && lesson.race === null;
  const race = isBetween && podium?.tournament ? raceName(podium) : undefined;
  const what = isBetween && final ? "Final podium" : race;
  return (
    <div className={style.head}>
      <h1 className={style.title}>
        {lesson ? <AsIs>{lesson.className}</AsIs> : "Live lesson"}
        {what !== undefined && ` · ${what}`}
      </h1>
      {isBetween && lesson.tournament?.isOver === false && (
        <p className={style.lead}>
          <Words of={leadWords(lesson)} />
        </p>
      )}
    </div>
  );
}

/** Who has the most points so far. */
function leadWords({ pupils }: LessonView): string {
  const first = standingsOf(pupils).filter(({ place }) => place === 1);
  const [leader] = first;
  if (!leader) return "Nobody has points yet";
  const names = formatList(first.map(({ pupil: { displayName } }) => named(displayName)));
  return `${names} ${first.length === 1 ? "leads" : "lead"} with ${formatCount(leader.pupil.points, "point")}`;
}
