import { GOLD, WAMPUS_BEATEN } from "../../ways.ts";
import type { Car } from "../car.ts";
import { car } from "./entry.ts";

export const LEGENDARY: readonly Car[] = [
  car(80, "XCelsior", "legendary", { goldOnly: true, ways: [GOLD] }),
  car(81, "Redliner", "legendary", { price: 2_400_000, level: 45, isAnimated: true }),
  car(82, "Afterglow", "legendary", { price: 2_900_000, level: 50, isAnimated: true }),
  car(83, "Clockwork Beetle", "legendary", { price: 2_000_000, level: 40, isAnimated: true }),
  car(84, "Wampus Wagon", "legendary", { isAnimated: true, ways: [WAMPUS_BEATEN] }),
  car(85, "Rekindle", "legendary", { price: 2_200_000, level: 42, isAnimated: true }),
];
