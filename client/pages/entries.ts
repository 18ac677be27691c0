import { ACCOUNT } from "./account.ts";
import { DRIVING } from "./driving.ts";
import type { Entries } from "./entry.tsx";
import { MEETING } from "./meeting.ts";

export const ENTRIES: Entries = { ...DRIVING, ...MEETING, ...ACCOUNT };
