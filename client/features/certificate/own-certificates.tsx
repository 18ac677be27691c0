import type { Certified } from "#shared/contracts/race/certificate.ts";
import { formatLongDay } from "#shared/format/dates.ts";

import { Card } from "../../ui/layout/card.tsx";
import { lessonName, speedWords } from "./words.ts";

import style from "./own-certificates.module.css";

/** The certificates that a racer has, and what each is good for. */
export const OwnCertificates = ({ certificates }: { readonly certificates: readonly Certified[] }) => (
  <Card title="Your certificates">
    <ul className={style.list}>
      {certificates.map(({ lessonID, speed, cap, wonStamp }) => (
        <li key={lessonID} className={style.row}>
          <b className={style.speed}>{speedWords(speed, lessonID)}</b>
          {lessonID !== null && <span>{lessonName(lessonID)}</span>}
          <span>Races up to {speedWords(cap, lessonID)} count right away.</span>
          <span className={style.soft}>Won on {formatLongDay(wonStamp)}</span>
        </li>
      ))}
    </ul>
  </Card>
);
