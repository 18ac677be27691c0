import { formatClockTime } from "#shared/format/dates.ts";

import type { ComputerTime } from "../../session/computer-time.ts";
import { Callout } from "../../ui/feedback/callout.tsx";

import style from "./sign-in.module.css";

/** The computer's clock is wrong: shows both times, so that it can be corrected. @source core §2 Other paths, §8 */
export function ClockNote({ correctStamp, currentStamp }: ComputerTime) {
  return (
    <Callout tone="careful" title="The clock of this computer is off" live>
      <p>Please set its date and time correctly, and then come back.</p>
      <dl className={style.times}>
        <div>
          <dt>The right time</dt>
          <dd>{formatClockTime(correctStamp)}</dd>
        </div>
        <div>
          <dt>This computer says</dt>
          <dd>{formatClockTime(currentStamp)}</dd>
        </div>
      </dl>
    </Callout>
  );
}
