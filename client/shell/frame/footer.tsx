import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";

import { PRACTICE } from "#shared/content/pages.ts";

import { useSite } from "../../net/site.ts";
import { useEventNow } from "../../session/event-now.ts";
import { Logo } from "../../ui/pictures/logo.tsx";
import { useNow } from "../../ui/use-now.ts";
import { COMPANY } from "../company.ts";
import { footerColumns, LEGAL } from "../links/links.ts";
import { useViewer } from "../links/viewer.ts";
import { Hills } from "./hills.tsx";

import style from "./footer.module.css";

const EventEdge = lazy(async () => ({ default: (await import("../event/event-edge.tsx")).EventEdge }));

/** @source core §2 Footer */
export function Footer() {
  const viewer = useViewer();
  const event = useEventNow();
  const { name, contact } = useSite(({ operator }) => operator);
  const company = name === null ? `${COMPANY.name}, ${COMPANY.address}` : [name, contact].filter(Boolean).join(", ");
  return (
    <footer className={style.footer}>
      <Hills />
      {event && (
        <div aria-hidden className={style.worn}>
          <Suspense fallback={null}>
            <EventEdge event={event.key} at="footer" />
          </Suspense>
        </div>
      )}
      <div className={style.ground}>
        <div className={style.inside}>
          <div className={style.brand}>
            <Logo size="2.2rem" />
            <p>Everything that moves, moves because someone {viewer.site === "math" ? "calculated" : "typed"}.</p>
          </div>
          {footerColumns(viewer, event !== undefined).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={style.title}>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} reloadDocument={to === PRACTICE}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={style.small}>
          <p>
            © {new Date(useNow() * 1_000).getFullYear()} {company}
          </p>
          <nav aria-label="Legal">
            {LEGAL.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}
