import { headerKind, showsFooterLink } from "#shared/rules/account/access.ts";

import { raceWay } from "../net/site.ts";
import { opens } from "./open-feature.ts";
import type { Viewer } from "./viewer.ts";

export interface FrameLink {
  readonly label: string;
  readonly to: string;
}

/** The header's links of a racer with full access. @source core §2 Header links */
export function headerLinks(viewer: Viewer): readonly FrameLink[] {
  const { access, facts } = viewer;
  if (headerKind(access) !== "full") return [];
  return [
    ...(facts.event ? [{ label: "Event", to: "/event" }] : []),
    { label: "Shop", to: "/shop" },
    { label: "Friends", to: "/friends" },
    ...(opens("show_leagues", viewer) ? [{ label: "Leagues", to: "/leagues" }] : []),
    ...(opens("allow_class_page", viewer) ? [{ label: "Class", to: "/class" }] : []),
    { label: "Team", to: facts.teamTag === undefined ? "/team" : `/team/${encodeURIComponent(facts.teamTag)}` },
    { label: "Achievements", to: "/achievements" },
    { label: "News", to: "/news" },
  ];
}

/** The account dropdown above Logout; gifts while some wait. @source core §2, §3 pendingCashGifts */
export function accountLinks({ access, user }: Viewer): readonly FrameLink[] {
  const isFull = access === "full";
  const gifts = user?.pendingCashGifts ?? 0;
  return [
    ...(isFull && gifts > 0 ? [{ label: `Gifts (${gifts})`, to: "/gifts" }] : []),
    { label: "My Settings", to: "/profile" },
    ...(isFull ? [{ label: "Stats", to: "/stats" }] : []),
    ...(isFull && user?.username
      ? [{ label: "Public Profile", to: `/racer/${encodeURIComponent(user.username)}` }]
      : []),
    { label: "Support", to: "/support" },
  ];
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FrameLink[];
}

/** Three columns; one without a link for this person is left out. @source core §2 Footer */
export function footerColumns({ access, site, facts }: Viewer): readonly FooterColumn[] {
  const race = raceWay(site);
  const columns: readonly FooterColumn[] = [
    {
      title: "Drive",
      links: [
        { label: site === "math" ? "Play" : "Race", to: race.to },
        { label: "Garage", to: "/garage" },
        { label: "Stats", to: "/stats" },
        { label: "Shop", to: "/shop" },
        { label: "Leagues", to: "/leagues" },
        ...(facts.event ? [{ label: "Event", to: "/event" }] : []),
      ],
    },
    {
      title: "Together",
      links: [
        { label: "Friends", to: "/friends" },
        { label: "Teams", to: "/team" },
        { label: "Achievements", to: "/achievements" },
        { label: "Updates", to: "/updates" },
        { label: "News", to: "/news" },
      ],
    },
    {
      title: "Pit Crew",
      links: [
        { label: "Account", to: "/profile" },
        { label: "Support", to: "/support" },
        { label: "About Us", to: "/about" },
        { label: "Contact", to: "/contact" },
        { label: "Site Map", to: "/support/sitemap" },
      ],
    },
  ];
  return columns
    .map(({ title, links }) => ({ title, links: links.filter(({ to }) => showsFooterLink(to, access)) }))
    .filter(({ links }) => links.length > 0);
}

/** @source core §2 Legal */
export const LEGAL: readonly FrameLink[] = [
  { label: "Terms of Service", to: "/support/tos" },
  { label: "Privacy", to: "/support/privacy" },
];
