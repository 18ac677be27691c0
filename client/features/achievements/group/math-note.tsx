import { useSite } from "../../../net/site.ts";
import { goAsOneself, useSisterSites } from "../../../shell/links/sister-sites.ts";

import style from "./math-note.module.css";

/** On the typing site: where one earns what the math group asks for. */
export function MathNote() {
  const site = useSite((answer) => answer.site);
  const [sister] = useSisterSites();
  if (site !== "type") return null;
  return (
    <p className={style.note}>
      You earn these in math races.{" "}
      {sister && (
        <a href={sister.address} onClick={(event) => goAsOneself(event, sister.app)}>
          {sister.label}
        </a>
      )}
    </p>
  );
}
