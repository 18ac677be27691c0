import { BOX } from "../../ways.ts";
import type { Car } from "../car.ts";
import { car } from "./entry.ts";

export const COMMON: readonly Car[] = [
  car(1, "Pip", "common", { price: 8_000, ways: [BOX] }),
  car(2, "Loaf", "common", { price: 12_000, ways: [BOX] }),
  car(3, "Big Lemon", "common", { price: 30_000, level: 4, ways: [BOX] }),
  car(4, "Clover", "common", { price: 24_000, ways: [BOX] }),
  car(5, "Rattletruck", "common", { price: 16_000, level: 2, ways: [BOX] }),
  car(6, "Sunday", "common", { price: 14_000, level: 2, ways: [BOX] }),
  car(7, "Bean", "common", { price: 9_000, ways: [BOX] }),
  car(8, "Meter", "common", { price: 18_000, level: 3, ways: [BOX] }),
  car(9, "Milk Run", "common", { price: 20_000, level: 3, ways: [BOX] }),
  car(10, "Postie", "common", { price: 22_000, level: 4, ways: [BOX] }),
  car(11, "Brick", "common", { price: 28_000, level: 5, ways: [BOX] }),
  car(12, "Zip", "common", { price: 5_000, ways: [BOX] }),
];
