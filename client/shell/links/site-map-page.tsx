import { Link } from "react-router-dom";

import { PRACTICE } from "#shared/content/pages.ts";

import { useEventNow } from "../../session/event-now.ts";
import { Card } from "../../ui/layout/card.tsx";
import {
  accountLinks,
  footerColumns,
  headerLinks,
  LEGAL,
  link,
  raceWord,
  type FooterColumn,
  type FrameLink,
} from "./links.ts";
import { useViewer } from "./viewer.ts";

import style from "./site-map-page.module.css";

/** What isn't in the menus: the ways to an answer. */
const HELP: readonly FrameLink[] = [
  link("Answers", "/support"),
  link("For Parents", "/support/parents"),
  link("For Parents of Pupils", "/support/a-child-in-a-class"),
  link("For Teachers", "/support/teachers"),
  link("School Networks", "/support/school-networks"),
  link("Network Check", "/support/network"),
  link("Bots", "/bots"),
];

/** All links that this person may follow, on one page. @source core §2 Footer */
export function SiteMapPage() {
  const viewer = useViewer();
  const isEventOn = useEventNow() !== undefined;
  const account = viewer.user ? accountLinks(viewer) : [link("Sign Up", "/register"), link("Log In", "/login")];
  const open =
    viewer.access === "full" ? headerLinks(viewer, isEventOn) : [raceWord(viewer.site), link("Teams", "/team")];
  const parts: readonly FooterColumn[] = [
    {
      title: "Start",
      links: [link("Home", "/"), ...open, ...(viewer.access === "full" ? [] : [link("Practice", PRACTICE)])],
    },
    ...footerColumns(viewer, isEventOn),
    { title: "You", links: account },
    { title: "Help", links: HELP },
    { title: "Rules", links: [...LEGAL, link("Data Agreement for Schools", "/support/data-agreement")] },
  ];
  return (
    <main id="main" className={style.page}>
      <h1>Site Map</h1>
      <div className={style.parts}>
        {parts.map(({ title, links }) => (
          <Card key={title} title={title}>
            <ul className={style.links}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} reloadDocument={to === PRACTICE}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </main>
  );
}
