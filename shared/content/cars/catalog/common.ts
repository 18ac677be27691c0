import { achieved, BOX, START } from "../../ways.ts";
import type { Car } from "../car.ts";
import { car } from "./entry.ts";

export const COMMON: readonly Car[] = [
  car(1, "Pip", "common", { price: 8_000, ways: [START] }),
  car(2, "Loaf", "common", { price: 12_000, ways: [START] }),
  car(3, "Big Lemon", "common", { price: 30_000, level: 4, ways: [BOX] }),
  car(4, "Clover", "common", { price: 24_000, ways: [START] }),
  car(5, "Rattletruck", "common", { price: 16_000, level: 2, ways: [BOX] }),
  car(6, "Sunday", "common", { price: 14_000, level: 2, ways: [BOX] }),
  car(7, "Bean", "common", { price: 9_000, ways: [BOX] }),
  car(8, "Meter", "common", { price: 18_000, level: 3, ways: [BOX] }),
  car(9, "Milk Run", "common", { price: 20_000, level: 3, ways: [BOX] }),
  car(10, "Postie", "common", { price: 22_000, level: 4, ways: [BOX] }),
  car(11, "Brick", "common", { price: 28_000, level: 5, ways: [BOX] }),
  car(12, "Zip", "common", { price: 5_000, ways: [BOX] }),
  car(101, "Baby Steps", "common", { price: 6_000, ways: [BOX] }),
  car(102, "Hiccup", "common", { price: 10_000, ways: [BOX] }),
  car(103, "Bun Voyage", "common", { price: 13_000, level: 2, ways: [BOX] }),
  car(104, "Checkout", "common", { price: 7_000, ways: [BOX] }),
  car(105, "Dust Bunny", "common", { price: 17_000, level: 3, ways: [BOX] }),
  car(106, "Bin There", "common", { price: 32_000, level: 5, ways: [BOX] }),
  car(107, "Dig It", "common", { price: 35_000, level: 6, ways: [BOX] }),
  car(108, "Fore Wheeler", "common", { price: 26_000, level: 4, ways: [BOX] }),
  car(109, "Crumbs", "common", { price: 11_000, level: 2, ways: [BOX] }),
  car(110, "Boxcar", "common", { price: 5_000, ways: [BOX] }),
  car(111, "Back Seat", "common", { ways: [achieved("races", 100)] }),
  car(112, "Lawn Ranger", "common", { price: 21_000, level: 3, ways: [BOX] }),
];
