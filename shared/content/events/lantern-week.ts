import { EVENTS } from "../ways.ts";
import type { EventDesign } from "./design.ts";

export const LANTERN_WEEK: EventDesign = {
  key: "lantern-week",
  name: EVENTS["lantern-week"],
  tagline: "A thousand little lights, and one of them is yours.",
  description:
    "For ten nights the river carries paper lanterns, and every race lights one more. Bring Harelight, go gently, and see what comes flying to the glow.",
  teaser: "The lanterns are on the river. Come and light yours.",
  colours: { ground: "#121842", paper: "#232b6b", ink: "#fff3dc", accent: "#ffb24a", glow: "#ff8fb0" },
};
