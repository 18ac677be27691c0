import { computerTimeHash, type ComputerTime } from "./computer-time.ts";

const SENTENCE =
  "Your computer's date or time is incorrect. Please set it correctly, then come back. We'll wait for you!";

/** Says that this computer's clock is wrong, and goes where both times are shown. @source core §8 Wrong computer clock */
export function soundAlarm(time: ComputerTime): void {
  alert(SENTENCE);
  location.assign(`/login${computerTimeHash(time)}`);
}
