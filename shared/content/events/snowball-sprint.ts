import { EVENTS } from "../ways.ts";
import type { EventDesign } from "./design.ts";

export const SNOWBALL_SPRINT: EventDesign = {
  key: "snowball-sprint",
  name: EVENTS["snowball-sprint"],
  tagline: "Type fast, duck faster, and keep your nose red.",
  description:
    "For ten days there are two snow forts, one hill and no teams, so everyone throws at everyone. Take the sledge, race through the middle, and the last perk lets you throw back.",
  teaser: "Snowballs are flying. Mind your head!",
  colours: { ground: "#dceefb", paper: "#ffffff", ink: "#14315c", accent: "#d93a2b", glow: "#8fd0ff" },
};
