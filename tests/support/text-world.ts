import type { TextID } from "#shared/ids.ts";
import { type Dice, pick } from "#shared/rules/chance.ts";
import { effectsOf, fitTexts, type TextFit } from "#shared/rules/text-measures/fit.ts";
import { residualsOf, type TextRace } from "#shared/rules/text-measures/residuals.ts";
import { addResiduals, type TextSums } from "#shared/rules/text-measures/sums.ts";
import type { Stamp } from "#shared/units.ts";

/** A day of the world, in seconds. */
const DAY = 86_400;
const NOON = 1_800_000_000;

/** What is true in a world of races. */
export interface WorldTerms {
  readonly texts: number;
  readonly racers: number;
  /** How far texts are from each other, as a logarithm. */
  readonly spread: number;
  /** The share of the texts' true difficulty that the formula doesn't know. */
  readonly unknown?: number;
  /** How often a racer gets a text of their own half of all texts; the fast have the first half. */
  readonly ownHalf?: number;
  /** How much easier the texts of the first half are, as a logarithm. */
  readonly halvesApart?: number;
  /** How far races of one racer on one text are from each other. */
  readonly noise?: number;
}

interface WorldRacer {
  readonly skill: number;
  /** What is still to be learnt, as a logarithm, and after how many races two thirds of it are. */
  readonly learns: number;
  readonly within: number;
  /** Sittings a day. */
  readonly keen: number;
  readonly half: 0 | 1;
  readonly isOdd: boolean;
  readonly races: TextRace[];
  raced: number;
}

/** Racers who learn, some hardly there and some always, on texts whose true effect is known. */
export class TextWorld {
  readonly truth: ReadonlyMap<TextID, number>;
  readonly sums = new Map<TextID, TextSums>();
  races = 0;
  readonly difficulty: ReadonlyMap<TextID, number>;
  private readonly ids: readonly TextID[];
  private readonly racers: readonly WorldRacer[];
  private readonly terms: Required<WorldTerms>;
  private readonly dice: Dice;
  private night = 0;

  constructor(terms: WorldTerms, dice: Dice) {
    this.dice = dice;
    this.terms = { unknown: 0.7, ownHalf: 0.5, halvesApart: 0, noise: 0.1, ...terms };
    this.ids = Array.from({ length: terms.texts }, (_each, nth) => (nth + 1) as TextID);
    const said = this.ids.map((textID) => [textID, this.normal()] as const);
    const { halvesApart, spread, unknown } = this.terms;
    const effects = said.map(([id, known], nth) => {
      const own = spread * (Math.sqrt(1 - unknown ** 2) * known + unknown * this.normal());
      return [id, own + (nth * 2 < said.length ? halvesApart : 0)] as const;
    });
    const middle = effects.reduce((sum, [, effect]) => sum + effect, 0) / effects.length;
    this.truth = new Map(effects.map(([id, effect]) => [id, effect - middle]));
    this.difficulty = new Map(said.map(([id, known]) => [id, 33 - 9 * known]));
    this.racers = Array.from({ length: terms.racers }, () => this.racer());
  }

  /** Races a night, and measures it. @returns what is known then */
  measure(): TextFit {
    for (const racer of this.racers) this.race(racer);
    const effects = effectsOf(this.fit());
    for (const { races } of this.racers) {
      const changed = addResiduals(this.sums, residualsOf(races, effects));
      for (const [textID, sums] of changed) this.sums.set(textID, sums);
      for (const [nth, race] of races.entries()) races[nth] = { ...race, isFresh: false };
      races.splice(0, races.length - 40);
    }
    this.night++;
    return this.fit();
  }

  fit(): TextFit {
    return fitTexts(this.sums.values(), (textID) => this.difficulty.get(textID));
  }

  private race(racer: WorldRacer): void {
    const daily = this.ids[this.night % this.ids.length] as TextID;
    const sittings = Math.floor(racer.keen + this.dice());
    for (let sitting = 0; sitting < sittings; sitting++) {
      const from = NOON + this.night * DAY + sitting * 7_200;
      const length = 1 + Math.floor(this.dice() * 12);
      for (let nth = 0; nth < length; nth++) {
        const textID = sitting + nth === 0 ? daily : this.textFor(racer);
        const isCold = nth === 0;
        const left = racer.learns * Math.exp(-racer.raced++ / racer.within);
        const isAway = this.dice() < (racer.isOdd ? 0.3 : 0.02);
        const log =
          racer.skill -
          left +
          (this.truth.get(textID) ?? 0) +
          this.terms.noise * this.normal() -
          (isCold ? 0.06 : 0) -
          (isAway ? this.dice() : 0);
        racer.races.push({ textID, startedStamp: (from + nth * 90) as Stamp, speed: Math.exp(log), isFresh: true });
        this.races++;
      }
    }
  }

  private textFor({ half }: WorldRacer): TextID {
    const own = this.dice() < this.terms.ownHalf ? half : 1 - half;
    return pick(
      this.dice,
      this.ids.filter((_id, nth) => (nth * 2 < this.ids.length ? 0 : 1) === own),
    );
  }

  private racer(): WorldRacer {
    const skill = Math.log(45) + 0.4 * this.normal();
    const keen = this.dice() < 0.1 ? 3 : this.dice() ** 2;
    return {
      skill,
      learns: this.dice() < 0.5 ? 0.4 * this.dice() : 0,
      within: 20 + 100 * this.dice(),
      keen,
      half: skill > Math.log(45) ? 0 : 1,
      isOdd: this.dice() < 0.02,
      races: [],
      raced: 0,
    };
  }

  private normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.dice())) * Math.cos(2 * Math.PI * this.dice());
  }
}

/** Spearman's rank correlation of what is measured with what is true. */
export function rankCorrelation(fit: TextFit, truth: ReadonlyMap<TextID, number>): number {
  const pairs = fit.measures.map(({ textID, effect }) => [effect, truth.get(textID) ?? 0] as const);
  const [ours, theirs] = [ranks(pairs.map(([effect]) => effect)), ranks(pairs.map(([, true_]) => true_))];
  const apart = ours.reduce((sum, rank, nth) => sum + (rank - (theirs[nth] as number)) ** 2, 0);
  return 1 - (6 * apart) / (ours.length * (ours.length ** 2 - 1));
}

function ranks(values: readonly number[]): readonly number[] {
  const order = values.map((value, nth) => [value, nth] as const).toSorted(([one], [other]) => one - other);
  const places: number[] = [];
  for (const [place, [, nth]] of order.entries()) places[nth] = place;
  return places;
}
