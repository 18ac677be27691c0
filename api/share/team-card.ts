import { PICTURE, drawCar } from "#shared/content/cars/draw.ts";
import { DRAWN_CARS } from "#shared/content/cars/drawn.ts";
import { HILLS, TOWN, TOWN_WINDOWS } from "#shared/content/horizon.ts";
import type { Site } from "#shared/content/site.ts";
import { inkOn } from "#shared/format/contrast.ts";
import { formatCount, formatSpeed } from "#shared/format/figures.ts";
import type { TeamShare } from "#shared/server/teams/share.ts";

import { escapeMarkup } from "./escape.ts";

export const CARD = { width: 1_200, height: 630 } as const;

const CHALK = "#f7f4ee";
/** The font has Latin letters; a name in others is left to the link's own title. */
const IS_LATIN = /^[\u0020-\u007e\u00a0-\u00ff]*$/;
/** A rough width of a letter, as a share of its size. */
const LETTER = 0.52;

/** The picture of a team as SVG: its tag at dusk, and its cars on the road. */
export function teamCard(team: TeamShare, site: Site): string {
  const { width, height } = CARD;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2d2145"/><stop offset="1" stop-color="#6a3550"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    ${horizon()}
    ${cars(team.cars)}
    ${words(team, site)}
  </svg>`;
}

const horizon = (): string => `
  <g transform="translate(-100 270) scale(1.5)">
    <circle cx="620" cy="40" r="150" fill="#c2503f" opacity="0.22"/>
    <circle cx="620" cy="40" r="108" fill="#c2503f" opacity="0.22"/>
    <circle cx="620" cy="40" r="70" fill="#c2503f"/>
    <path fill="#6a3550" d="${HILLS.far}"/>
    <path fill="#382646" d="${TOWN}"/>
    <path fill="#ffb224" d="${TOWN_WINDOWS}"/>
    <path fill="#452a4c" d="${HILLS.mid}"/>
    <path fill="#2a2240" d="${HILLS.near}"/>
  </g>
  <rect y="560" width="${CARD.width}" height="70" fill="#181826"/>
  <path d="M0 606h${CARD.width}" stroke="#ffb224" stroke-width="6" stroke-dasharray="60 52" opacity="0.7"/>`;

/** Places on the road from back to front: the middle of a car, its ground, and its width. */
const PLACES = [
  { x: 600, y: 596, width: 330 },
  { x: 300, y: 578, width: 270 },
  { x: 900, y: 578, width: 270 },
  { x: 95, y: 566, width: 225 },
  { x: 1_105, y: 566, width: 225 },
] as const;

function cars(all: TeamShare["cars"]): string {
  const drawn = all.slice(0, PLACES.length).map(({ carID, hueAngle }, nth) => {
    const car = DRAWN_CARS.find((each) => each.carID === carID) ?? DRAWN_CARS[0];
    const place = PLACES[nth];
    if (!car || !place) return "";
    const scale = place.width / PICTURE.width;
    const left = place.x - place.width / 2;
    const top = place.y - PICTURE.ground * scale;
    return `<svg x="${left}" y="${top}" width="${place.width}" height="${PICTURE.height * scale}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">${drawCar(car, { hueAngle })}</svg>`;
  });
  return drawn.toReversed().join("");
}

function words({ tag, tagColor, name, members, avgSpeed }: TeamShare, site: Site): string {
  const sign = 150;
  const signWidth = tag.length * sign * LETTER + 90;
  const unit = site === "math" ? "a minute" : "WPM";
  const facts = [
    formatCount(members, "racer"),
    ...(avgSpeed === null ? [] : [`${formatSpeed(avgSpeed)} ${unit} on average`]),
  ];
  return `
    <g font-family="Saira Condensed" font-weight="700">
      <g transform="translate(80 60)">
        <path transform="skewX(-9)" d="M24 0h${signWidth}v170h-${signWidth}z" fill="#${tagColor}"/>
        <text transform="skewX(-9)" x="${24 + signWidth / 2}" y="136" font-size="${sign}" text-anchor="middle" fill="${inkOn(tagColor)}">${escapeMarkup(tag)}</text>
      </g>
      ${IS_LATIN.test(name) ? `<text transform="skewX(-9)" x="130" y="318" font-size="${nameSize(name)}" fill="${CHALK}">${escapeMarkup(name)}</text>` : ""}
      <text transform="skewX(-9)" x="148" y="376" font-size="42" fill="#b9bdca">${escapeMarkup(facts.join(" · "))}</text>
      <text transform="skewX(-9)" x="1150" y="118" font-size="56" text-anchor="end" fill="${CHALK}">REDLINE</text>
    </g>`;
}

const nameSize = (name: string): number => Math.min(88, Math.floor(1_000 / (name.length * LETTER)));
