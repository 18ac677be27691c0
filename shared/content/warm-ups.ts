/** Short lines to type at a table, before a race. */
export const WARM_UPS = [
  "warm tyres, warm fingers",
  "one lap for the left hand",
  "ten fingers, four wheels",
  "the goat is not a mechanic",
  "who ate the map again?",
  "belts on, elbows in",
  "tick, tick, vroom",
  "mind the duck in lane two",
  "a banana is not a spanner",
  "easy on the space bar",
  "red, red, red and then go",
  "my other car is a teapot",
  "polish it until it giggles",
  "left pedal, right letter",
  "the pit crew wants biscuits",
  "smooth is fast, so be smooth",
] as const;
