/** A point of the page, as shares of its width and height from the upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The spot at some shares of an element's width and height. */
export function spotOn(element: Element, x: number, y: number): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (left + width * x) / innerWidth, y: (top + height * y) / innerHeight };
}
