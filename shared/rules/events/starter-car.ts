import { STARTER_CARS } from "../../content/events/calendar.ts";

const IDS: ReadonlySet<number> = new Set(Object.values(STARTER_CARS));

/** Whether what was bought lets one into an event. */
export const isStarterCar = (type: string, id: number): boolean => type === "car" && IDS.has(id);
