import { ms } from "../../../units.ts";
import type { FlameOutline, NitroFlame, ParticleRecipe, ParticleShape } from "../particles.ts";

const CALM: Omit<ParticleRecipe, "shape" | "colours"> = {
  ratePerSecond: 22,
  spreadDegrees: 24,
  sizePx: [6, 12],
  speedPxPerSecond: [60, 140],
  lifeMs: ms(900),
  growth: 0.4,
  gravityPxPerSecond2: 0,
  spinDegreesPerSecond: 0,
  isGlowing: false,
};

type Own = Pick<ParticleRecipe, "shape" | "colours"> & Partial<ParticleRecipe>;
/** A trail: what it has of its own, and for the rest a calm one. */
export const trail = (own: Own): ParticleRecipe => ({ ...CALM, ...own });

/** A nitro pushes for as long as its flame burns. */
const BURN_MS = ms(600);

/** A flame with its sparks, which may have something of their own. */
export const flame = (
  outline: FlameOutline,
  shape: ParticleShape,
  lengthPx: number,
  colours: NitroFlame["colours"],
  sparks: Partial<ParticleRecipe> = {},
): NitroFlame => ({
  outline,
  colours,
  lengthPx,
  widthPx: 44,
  lifeMs: BURN_MS,
  sparks: {
    shape,
    colours,
    ratePerSecond: 60,
    spreadDegrees: 30,
    sizePx: [5, 12],
    speedPxPerSecond: [220, 420],
    lifeMs: ms(420),
    growth: 0.3,
    gravityPxPerSecond2: 0,
    spinDegreesPerSecond: 180,
    isGlowing: true,
    ...sparks,
  },
});

/** Road dust. Every race needs it, the other trails come with those who have them. */
export const PLAIN_TRAIL = trail({
  shape: "puff",
  colours: ["#e2c79a", "#cdb083", "#f0dcb8"],
  growth: 2,
  gravityPxPerSecond2: -20,
});

/** The blue burner. */
export const PLAIN_FLAME = flame("tongue", "dot", 90, ["#2f6fe0", "#4aa8ff", "#d5edf7"]);
