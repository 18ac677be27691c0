import type { Site } from "../../content/site.ts";

/** The fixed id of a site's lobby room, the same on every node. */
export const lobbyRoomID = (site: Site): string => `lobby-${site}`;
