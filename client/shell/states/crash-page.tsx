import type { ReactNode } from "react";

import { isLoadFailure, takeCrash } from "../../session/device/crash.ts";
import { logOut } from "../../session/log-out.ts";
import { isRegistered, useSession } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Illustration } from "../../ui/pictures/illustration.tsx";
import { FAULT_WORDS } from "./fault.ts";
import { Note } from "./note.tsx";

/** Reports a crash, and returns what to show; null when the page merely could not be loaded. */
export const crashPage = (error: unknown): ReactNode =>
  isLoadFailure(error) ? null : <CrashPage wasCleared={takeCrash(error)} />;

/** @source core §2 Other paths, core §4 */
function CrashPage({ wasCleared }: { readonly wasCleared: boolean }) {
  const isLoggedIn = useSession(({ user }) => isRegistered(user));
  const { title, text, button } = FAULT_WORDS.bug;
  return (
    <Note title={title} picture={<Illustration name="breakdown" />}>
      <p>{text}</p>
      {wasCleared && <p>It happened twice in a row, so we've started fresh. You can log in again.</p>}
      <Button kind="primary" onClick={() => location.reload()}>
        {button}
      </Button>
      {isLoggedIn && <Button onClick={() => logOut()}>Log Out</Button>}
    </Note>
  );
}
