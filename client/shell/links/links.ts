import { PRACTICE, type PageAddress } from "#shared/content/pages.ts";
import type { Site } from "#shared/content/site.ts";
import { headerKind, RACER_HOME, showsFooterLink } from "#shared/rules/account/access.ts";

import { raceLink } from "../../net/site.ts";
import { goldOfferTo } from "./gold-offer.ts";
import { isClosedByTeacher, opens } from "./open-feature.ts";
import { isModerator, isTeacherOfClass, type Viewer } from "./viewer.ts";

export interface FrameLink {
  readonly label: string;
  readonly to: PageAddress | typeof PRACTICE;
}

export const link = (label: string, to: FrameLink["to"]): FrameLink => ({ label, to });

/** The race in one word, for menus. @source core §2 Footer */
export const raceWord = (site: Site): FrameLink => link(site === "math" ? "Play" : "Race", raceLink(site).to);

/**
 * The header's links of a racer with full access.
 *
 * @param isEventOn whether an event runs
 * @source core §2 Header links
 */
export function headerLinks(viewer: Viewer, isEventOn = false): readonly FrameLink[] {
  if (headerKind(viewer.access) !== "full") return [];
  return [
    link("Garage", RACER_HOME),
    ...(isEventOn ? [link("Event", "/event")] : []),
    link("Shop", "/shop"),
    link("Friends", "/friends"),
    ...(opens("show_leagues", viewer) ? [link("Leagues", "/leagues")] : []),
    ...(isTeacherOfClass(viewer.user) || opens("allow_class_page", viewer) ? [link("Class", "/class")] : []),
    link("Team", viewer.user?.tag ? `/team/${viewer.user.tag}` : "/team"),
    link("Achievements", "/achievements"),
    link("News", "/news"),
  ];
}

/** What a menu calls them, where nothing else says that they are about gold. */
const GOLD_WORDS = {
  "Get Gold for a Friend": "Get Gold for a Friend",
  Renew: "Renew Gold",
  Upgrade: "Upgrade to Gold",
} as const;

/** The account dropdown above Logout, what is collected first; gifts with the number that waits. @source core §2, §3 pendingCashGifts */
export function accountLinks(viewer: Viewer): readonly FrameLink[] {
  const { access, user } = viewer;
  const isFull = access === "full";
  const gold = isFull ? goldOfferTo(viewer) : undefined;
  const gifts = user?.pendingCashGifts ?? 0;
  return [
    ...(isFull ? [link("Garage", RACER_HOME), link("Season", "/season"), link("Achievements", "/achievements")] : []),
    ...(isFull ? [link(gifts > 0 ? `Gifts (${gifts})` : "Gifts", "/gifts")] : []),
    ...(gold ? [link(GOLD_WORDS[gold.label], gold.to)] : []),
    link("My Settings", "/profile"),
    ...(isModerator(user) ? [link("Moderation", "/moderation")] : []),
    ...(isFull ? [link("Stats", "/stats")] : []),
    ...(isFull && user?.username ? [link("Public Profile", `/racer/${encodeURIComponent(user.username)}`)] : []),
    link("Support", "/support"),
  ];
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FrameLink[];
}

/**
 * Three columns; one without a link for this person is left out, and what a teacher closed is named nowhere.
 *
 * @param isEventOn whether an event runs
 * @source core §2 Footer
 */
export function footerColumns(viewer: Viewer, isEventOn = false): readonly FooterColumn[] {
  const { access, site } = viewer;
  const unless = (feature: "show_leagues" | "show_leaderboards", shown: FrameLink): readonly FrameLink[] =>
    isClosedByTeacher(feature, viewer) ? [] : [shown];
  const columns: readonly FooterColumn[] = [
    {
      title: "Drive",
      links: [
        raceWord(site),
        link("Garage", "/garage"),
        link("Stats", "/stats"),
        link("Practice", PRACTICE),
        link("Shop", "/shop"),
        link("Season", "/season"),
        ...unless("show_leagues", link("Leagues", "/leagues")),
        ...unless("show_leaderboards", link("Leaderboards", "/leaderboards")),
        ...(isEventOn ? [link("Event", "/event")] : []),
      ],
    },
    {
      title: "Together",
      links: [
        link("Friends", "/friends"),
        link("Teams", "/team"),
        link("Achievements", "/achievements"),
        link("Updates", "/updates"),
        link("News", "/news"),
      ],
    },
    {
      title: "Pit Crew",
      links: [
        link("Account", "/profile"),
        link("Support", "/support"),
        link("About Us", "/about"),
        link("Contact", "/contact"),
        link("Site Map", "/support/sitemap"),
      ],
    },
  ];
  return columns
    .map(({ title, links }) => ({ title, links: links.filter(({ to }) => showsFooterLink(to, access)) }))
    .filter(({ links }) => links.length > 0);
}

/** @source core §2 Legal */
export const LEGAL: readonly FrameLink[] = [
  link("Terms of Service", "/support/tos"),
  link("Privacy", "/support/privacy"),
];
