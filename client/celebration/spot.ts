/** A point of the page, as fractions of its width and height from the upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
