import { Link } from "react-router-dom";

import { Logo } from "../ui/logo.tsx";
import { COMPANY } from "./company.ts";
import { footerColumns, LEGAL } from "./links.ts";
import { useViewer } from "./viewer.ts";

import style from "./footer.module.css";

const YEAR = new Date().getFullYear();

/** @source core §2 Footer */
export function Footer() {
  const viewer = useViewer();
  return (
    <footer className={style.footer}>
      <svg aria-hidden className={style.hills} viewBox="0 0 1200 90" preserveAspectRatio="none">
        <path
          className={style.far}
          d="M0 90V58l120-30 90 24 140-46 110 40 130-34 120 44 150-40 110 30 120-38 110 34v48z"
        />
        <path className={style.near} d="M0 90V74c120-26 220-22 330-6s200 6 320-10 220-8 320 8 160 4 230-8v32z" />
      </svg>
      <div className={style.ground}>
        <div className={style.inside}>
          <div className={style.brand}>
            <Logo size="2.2rem" />
            <p>Everything that moves, moves because somebody typed.</p>
          </div>
          {footerColumns(viewer).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={style.title}>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={style.small}>
          <p>
            © {YEAR} {COMPANY.name}, {COMPANY.address}
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
