import { CallProblem } from "../../net/call.ts";
import { call, isRegistered, takeChange, useSession } from "../session.ts";
import { USUAL, usePreferences, type Preferences } from "./preferences.ts";

type RaceView = Pick<Preferences, "lineType" | "fullScreen">;

/** Sets how a race stands on the screen: here at once, and for an account on every device. @source core §3 fullScreenMode, lineType */
export async function setRaceView({ lineType, fullScreen }: Partial<RaceView>): Promise<void> {
  usePreferences.setState({ ...(lineType && { lineType }), ...(fullScreen !== undefined && { fullScreen }) });
  if (!isRegistered(useSession.getState().user)) return;
  const body = { ...(lineType && { lineType }), ...(fullScreen !== undefined && { fullScreenMode: fullScreen }) };
  try {
    takeChange((await call("POST /settings/race-view", { body })).account);
  } catch (problem) {
    // It counts in this browser all the same.
    if (!(problem instanceof CallProblem)) throw problem;
  }
}

/** Reading as it usually is; sounds stay. */
export function readAsUsual(): void {
  const { raceSounds: _raceSounds, volume: _volume, ...reading } = USUAL;
  usePreferences.setState(reading);
  void setRaceView({ lineType: USUAL.lineType, fullScreen: USUAL.fullScreen });
}
