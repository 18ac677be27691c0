export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A page in a window with storage of its own, as a driver shows it. */
export interface Screen {
  goTo(url: string): Promise<void>;
  /** Runs a function of its own in the page, which sees nothing of this file. */
  run<Given extends readonly unknown[], Found>(look: (...given: Given) => Found, ...given: Given): Promise<Found>;
  /** Presses a key and lets it go: a character, or a name such as "Enter". */
  press(key: string): Promise<void>;
  click(at: Point): Promise<void>;
  tap(at: Point): Promise<void>;
  /** A PNG of what is in sight. */
  picture(): Promise<Uint8Array>;
  /** What the page's scripts and policy complained about, oldest first. */
  problems(): Promise<readonly string[]>;
}

export interface OpenBrowser {
  /** Its name and version, as it tells them. */
  readonly title: string;
  open(size: Size): Promise<Screen>;
  /** Ends all of its processes. */
  close(): Promise<void>;
}

/** Settings of one browser by their own names. */
export type Settings = Readonly<Record<string, string>>;
