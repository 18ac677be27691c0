import { Clock } from "lucide-react";

import { useSite } from "../../net/site.ts";
import { raceWord } from "../../shell/links/links.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { Sign } from "../../shell/states/sign.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";
import { LeaveClass } from "./leave-class.tsx";

const PICTURE = { car: 43, hueAngle: 75 } as const;

/** @source teams §2 Class page */
export function PendingApproval() {
  const site = useSite((answer) => answer.site) ?? "type";
  const { user } = useViewer();
  const race = raceWord(site);
  return (
    <SheetPage
      title="Your Teacher Must Approve Your Request!"
      picture={<Sign icon={Clock} car={user?.carID ?? PICTURE.car} hueAngle={user?.carHueAngle ?? PICTURE.hueAngle} />}
      actions={
        <>
          <LinkButton kind="primary" to={race.to}>
            {race.label} meanwhile
          </LinkButton>
          {user?.accountType !== "class" && <LeaveClass isWaiting />}
        </>
      }
    >
      <p>
        Your teacher must approve it from the Instructor Portal. You&apos;ll have access to your class the next time you
        log in.
      </p>
    </SheetPage>
  );
}
