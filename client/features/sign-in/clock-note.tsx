import { formatClockTime } from "#shared/format/dates.ts";

import type { ComputerTime } from "../../session/device/computer-time.ts";
import { Callout } from "../../ui/feedback/callout.tsx";

import style from "./sign-in.module.css";

/** The computer's clock is wrong: shows both times, so that it can be corrected. @source core §2 Other paths, §8 */
export function ClockNote({ correctStamp, currentStamp }: ComputerTime) {
  return (
    <Callout tone="careful" title="Your computer's clock is wrong" live>
      <p>Please set the right date and time, then come back.</p>
      <dl className={style.times}>
        <div>
          <dt>Right time</dt>
          <dd>{formatClockTime(correctStamp)}</dd>
        </div>
        <div>
          <dt>Your computer says</dt>
          <dd>{formatClockTime(currentStamp)}</dd>
        </div>
      </dl>
    </Callout>
  );
}
