import { useSite } from "../../net/site.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { goAsOneself } from "../links/sister-sites.ts";
import { useViewer } from "../links/viewer.ts";

import style from "./math-banner.module.css";

/** Says on the math site that it is new, with a link. @source core §2 Math site banner */
export function MathBanner() {
  const { site, user } = useViewer();
  const typingSite = useSite(({ sites }) => sites.type);
  if (site !== "math") return null;
  return (
    <aside className={style.banner} aria-label="About the math race">
      <p>
        <Badge tone="violet">Beta</Badge> Math racing is new.{" "}
        {typingSite !== undefined && "Would you rather race with words?"}
      </p>
      <div className={style.actions}>
        {typingSite !== undefined && (
          <LinkButton to={typingSite} size="small" onClick={user && ((event) => goAsOneself(event, "type"))}>
            Check it out
          </LinkButton>
        )}
        {user === undefined ? (
          <LinkButton to="/login" size="small" kind="primary">
            Play Now
          </LinkButton>
        ) : (
          <LinkButton to="/support#report-bug" size="small" kind="plain">
            Report Bugs
          </LinkButton>
        )}
      </div>
    </aside>
  );
}
