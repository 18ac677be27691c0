import { join } from "node:path";

import { renderAsync } from "@resvg/resvg-js";
import type { Express } from "express";
import { LRUCache } from "lru-cache";

import { formatCount } from "#shared/format/figures.ts";
import { Refusal } from "#shared/refusal.ts";
import { tagOf } from "#shared/rules/teams/form.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";
import type { App } from "#shared/server/platform/work.ts";
import { teamShare, type TeamShare } from "#shared/server/teams/share.ts";
import { minutes } from "#shared/units.ts";

import { entityTag, isKnown } from "../entity-tag.ts";
import type { Limits } from "../limits.ts";
import { shownToLinks } from "../pages.ts";
import { linkHead, originOf } from "./link-head.ts";
import { CARD, teamCard } from "./team-card.ts";

const FONT = join(import.meta.dirname, "heading.ttf");
/** Drawing takes a tenth of a second of a core. */
const LOOKS = { max: 60, perMs: minutes(1) } as const;
const KEPT_SECONDS = 300;

/** Tags that this process has to look up: links are shared, and looked at by few at once from one address. */
const LOOKUPS = { max: 120, perMs: minutes(1) } as const;

/** What links show of teams, for a moment: nobody asks the database more often by asking more often. */
const SHOWN_MS = 5_000;

/** Pictures by what they show, of which most are asked for again and again. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 200 });

/**
 * What a link to a team looks like in a chat: a picture at `/share/team/{tag}.png`, and its words in the head of the
 * team's page.
 */
export function teamShareRoutes(server: Express, app: App, limits: Limits): void {
  const shares = new LRUCache<string, { readonly team: TeamShare | undefined }>({
    max: 5_000,
    ttl: SHOWN_MS,
    fetchMethod: async (tag) => ({ team: await teamShare(app.db, app.config.site, tag) }),
  });
  const shareOf = async (tag: string): Promise<TeamShare | undefined> => (await shares.fetch(tag))?.team;

  server.get(/^\/share\/team\/([A-Z0-9]{2,6})\.png$/, async (req, res) => {
    await limits.spendAddress("share-card", LOOKS, req);
    const team = await shareOf(tagOf(req.params[0] ?? ""));
    if (!team) throw new Refusal("notFound", "This team does not exist!");
    const svg = teamCard(team, app.config.site);
    const etag = entityTag(svg);
    const picture = isKnown(req, etag) ? undefined : await drawing(etag, svg);
    res.set({
      "cache-control": `public, max-age=${KEPT_SECONDS}`,
      "cross-origin-resource-policy": "cross-origin",
      etag,
    });
    if (picture) res.type("png").send(picture);
    else res.status(304).end();
  });

  server.get(/^\/team\/([A-Za-z0-9]{2,6})\/?$/, async (req, res, next) => {
    const tag = tagOf(req.params[0] ?? "");
    const isLookedUp = shares.has(tag) || (await limits.mayAddress("team-page", LOOKUPS, req));
    const team = await (isLookedUp ? shareOf(tag) : undefined)?.catch((error: unknown) => {
      warnRarely(app.log, error, "a team's page goes without what links show of it");
      return undefined;
    });
    if (team) shownToLinks(res, headOf(team, originOf(req, app.config)));
    next();
  });
}

function drawing(key: string, svg: string): Promise<Buffer> {
  const known = drawn.get(key);
  if (known) return known;
  const font = { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: "Saira Condensed" };
  const picture = renderAsync(svg, { font, logLevel: "off" }).then((image) => image.asPng());
  drawn.set(key, picture);
  picture.catch(() => drawn.delete(key));
  return picture;
}

const INVITATIONS: Readonly<Record<TeamShare["enrollment"], string>> = {
  auto: "Jump in and race with us!",
  open: "Apply and race with us!",
  closed: "Come and see how we race.",
};

function headOf({ tag, name, members, enrollment }: TeamShare, origin: string): string {
  const title = `${name} [${tag}] · Redline`;
  const about = `A team of ${formatCount(members, "racer")}. ${INVITATIONS[enrollment]}`;
  return linkHead([
    ["og:title", title],
    ["og:description", about],
    ["og:url", `${origin}/team/${tag}`],
    ["og:image", `${origin}/share/team/${tag}.png`],
    ["og:image:width", String(CARD.width)],
    ["og:image:height", String(CARD.height)],
    ["og:image:alt", `The tag ${tag} over its team's cars at dusk`],
    ["twitter:card", "summary_large_image"],
  ]);
}
