import { dot, box, tenth } from "../../cars/outline.ts";
import { PARTICLE_SHAPES, type NitroFlame, type ParticleRecipe, FLAME_OUTLINES } from "../particles.ts";

const GOLDEN_RATIO = 0.618034;

interface Stage {
  readonly fromX: number;
  readonly toX: number;
  readonly y: number;
  readonly count: number;
  readonly scale: number;
}

/** The particles of a recipe, frozen: the youngest at `fromX`, the oldest at `toX`. */
function particles(recipe: ParticleRecipe, { fromX, toX, y, count, scale }: Stage): string {
  return Array.from({ length: count }, (_, nth) => {
    const [age, chance] = [(nth + 0.5) / count, ((nth + 1) * GOLDEN_RATIO) % 1];
    const [least, most] = recipe.sizePx;
    const size = (least + (most - least) * ((chance * 7) % 1)) * (1 + (recipe.growth - 1) * age) * scale;
    const reach = Math.tan((Math.min(recipe.spreadDegrees, 60) * Math.PI) / 360) * (fromX - toX) * (0.15 + 0.6 * age);
    const fall = (recipe.gravityPxPerSecond2 / 12) * age * age;
    const x = tenth(fromX + (toX - fromX) * age);
    const top = tenth(Math.max(10, Math.min(70, y + (chance - 0.5) * 2 * reach + fall)));
    const turn = recipe.spinDegreesPerSecond > 0 ? ` rotate(${Math.round(chance * 360)})` : "";
    const colour = recipe.colours[nth % recipe.colours.length];
    return `<path transform="translate(${x} ${top})${turn} scale(${tenth(size) / 100})" d="${PARTICLE_SHAPES[recipe.shape]}" fill="${colour}" opacity="${tenth(1 - age * 0.7)}"/>`;
  }).join("");
}

/** How many particles of a trail are alive at once, within what a picture can show. */
const aliveOf = ({ ratePerSecond, lifeMs }: ParticleRecipe): number =>
  Math.max(12, Math.min(22, Math.round((ratePerSecond * lifeMs) / 1_000)));

/** A strip of road at dusk with the trail over it, 160 × 80. */
export function trailSwatch(recipe: ParticleRecipe): string {
  const road =
    `<path d="${box(2, 2, 156, 76, 12)}" fill="#232a45"/><path d="M2 50H158V66a12 12 0 0 1-12 12H14a12 12 0 0 1-12-12z" fill="#2f3348"/>` +
    '<path d="M12 64h22M52 64h22M92 64h22M132 64h16" stroke="#566079" stroke-width="3" stroke-linecap="round"/>' +
    '<path d="M2 50V40l24-12 20 10 26-16 30 18 26-12 30 14v8z" fill="#39406a" opacity=".6"/>';
  return road + particles(recipe, { fromX: 146, toX: 12, y: 40, count: aliveOf(recipe), scale: 1.7 });
}

/** The sheets of a flame, their nozzle at x = 132 and y = 40. */
const flameSheets = (flame: NitroFlame): string =>
  flame.colours
    .map((colour, nth) => {
      const long = (flame.lengthPx * [1, 0.74, 0.46][nth]!) / 100;
      const wide = [0.86, 0.6, 0.36][nth]!;
      return `<path transform="translate(${tenth(132 - long * 100)} ${tenth(40 - wide * 50)}) scale(${long} ${wide})" d="${FLAME_OUTLINES[flame.outline]}" fill="${colour}"/>`;
    })
    .join("");

const flameSparks = ({ sparks }: NitroFlame): string =>
  particles(sparks, { fromX: 96, toX: 6, y: 40, count: 10, scale: 0.9 });

/** The flame at its nozzle, 160 × 80. */
export function nitroPicture(flame: NitroFlame): string {
  const nozzle = `<path d="M128 20L152 26V54L128 60z" fill="#566079"/><path d="M128 20L152 26V33L128 30z" fill="#cad4e0"/><path d="${dot(146, 40, 4)}" fill="#ff4a2e"/>`;
  return flameSparks(flame) + flameSheets(flame) + nozzle;
}

const picture = (viewBox: string, markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${markup}</svg>`;

/** A trail alone, its youngest speck at the right, as a standalone SVG document of 160 × 80. */
export const drawTrail = (recipe: ParticleRecipe): string =>
  picture("0 0 160 80", particles(recipe, { fromX: 154, toX: 8, y: 44, count: aliveOf(recipe), scale: 1.5 }));

/** A burning flame alone, its nozzle at the right edge, as a standalone SVG document of 132 × 80. */
export const drawBurning = (flame: NitroFlame): string =>
  picture("0 0 132 80", flameSparks(flame) + flameSheets(flame));
