export type Hex = `#${string}`;

/** Lengths and heights in the units of the stage, which is 420 high; x of a sky is a share of the width. */
export type Range = readonly [least: number, most: number];

/**
 * One cut of a thing that is 100 high and stands on 0 0, lit from the right. `ink` is a sheet of its own; `shade` and
 * `lit` are that sheet in and out of the light, and a colour is itself; `glow` is a lamp with its centre, its reach and, where
 * it isn't the accent, its colour; `veil` is light or steam that one sees through, clear at both ends, of one colour or from
 * the row's ink to its foot.
 */
export type Part =
  | readonly [tone: "ink" | "shade" | "lit" | "accent" | Hex, d: string]
  | readonly [tone: "veil", d: string, ink?: Hex]
  | readonly [tone: "glow", x: number, y: number, reach: number, ink?: Hex];

/** The same thing in several shapes. */
export type Prop = readonly (readonly Part[])[];

/** Objects in rows along the road or on the hills that any scenery may have. */
export type PropName =
  | "agave"
  | "bollard"
  | "bush"
  | "cloud"
  | "gull"
  | "house"
  | "island"
  | "lamp"
  | "palm"
  | "pine"
  | "pole"
  | "reed"
  | "rock"
  | "sail"
  | "stall"
  | "tree"
  | "tuft";

export type Props = Partial<Readonly<Record<PropName, Prop>>>;

interface Cut {
  /** Height of the base, or of the middle line of a rolling edge. */
  readonly y: number;
  readonly ink: Hex;
  /** The colour towards the lower edge, where haze gathers. */
  readonly foot?: Hex;
}

/** One shape of a layer. Rolling edges repeat over the tile, so that a layer has no seam. */
export type Sheet =
  | (Cut & { readonly kind: "hills"; readonly rise: number; readonly waves: number; readonly seed: number })
  | (Cut & {
      readonly kind: "peaks";
      readonly rise: number;
      readonly count: number;
      readonly seed: number;
      readonly shade: Hex;
      readonly snow?: Hex;
    })
  | (Cut & {
      readonly kind: "skyline";
      readonly rise: Range;
      readonly width: Range;
      readonly seed: number;
      readonly window?: Hex;
      /** Share of the windows that are lit. */
      readonly lit?: number;
      readonly signs?: readonly Hex[];
    })
  | (Cut & { readonly kind: "sea"; readonly depth: number; readonly glint: Hex; readonly seed: number })
  | (Cut & { readonly kind: "band"; readonly depth: number; readonly edge?: Hex })
  | (Cut & { readonly kind: "rail"; readonly post: Hex })
  | (Cut & { readonly kind: "mist"; readonly depth: number; readonly opacity: number })
  | (Cut & {
      readonly kind: "row";
      /** A thing that every race can draw, or one that the scenery brings along. */
      readonly prop: PropName | Prop;
      readonly size: Range;
      /** Distance from one to the next. */
      readonly every: Range;
      readonly seed: number;
      readonly accent?: Hex;
      /** How far a base may be above or below `y`. */
      readonly stray?: number;
    });

export interface Layer {
  /** Its movement relative to the road's. */
  readonly pace: number;
  readonly top: number;
  readonly bottom: number;
  /** Width after which it repeats. */
  readonly tile: number;
  readonly sheets: readonly Sheet[];
}

export interface Sky {
  /** Colours from the top of the stage to the horizon. */
  readonly stops: readonly (readonly [at: number, ink: Hex])[];
  readonly body?: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly ink: Hex;
    readonly halo: Hex;
    readonly isMoon?: boolean;
  };
  readonly stars?: number;
  /** Slanting shafts of light from the sun or moon. */
  readonly rays?: Hex;
}

export interface Road {
  readonly far: Hex;
  readonly near: Hex;
  readonly line: Hex;
  readonly kerb: readonly [Hex, Hex];
  /** This player's lane. */
  readonly own: Hex;
  /** A wet or icy road mirrors this colour. */
  readonly shine?: Hex;
  /** What wheels throw up. */
  readonly spray: Hex;
}

export const WEATHERS = ["rain", "snow", "fireflies", "dust", "pollen", "sparks"] as const;
export type WeatherKind = (typeof WEATHERS)[number];

export interface Weather {
  readonly kind: WeatherKind;
  readonly ink: Hex;
  /** Particles on a stage 1,000 units wide. */
  readonly count: number;
}

export interface Light {
  /** Colour of the shadows between layers. */
  readonly shade: Hex;
  /** Colour of lit edges. */
  readonly rim: Hex;
  /** −1: the light comes from the left; 1: from the right. */
  readonly side: -1 | 1;
  /** The colour of white paint here. */
  readonly onCars: Hex;
  readonly headlights: boolean;
  /** Lights that stretch when nitro burns. */
  readonly streaks: readonly Hex[];
}

/** A scenery: layers from far to near, road, weather and light. */
export interface Scenery {
  readonly name: string;
  readonly sky: Sky;
  readonly layers: readonly Layer[];
  readonly road: Road;
  /** What passes in front of the road. */
  readonly front: Layer;
  readonly weather: Weather;
  readonly light: Light;
}
