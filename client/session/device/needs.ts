import { create } from "zustand";

import { NO_NEEDS, type Needs } from "#shared/rules/classes/needs.ts";

/** What the racer of this page needs, by their teacher's word. */
export const useNeeds = create<Needs>()(() => NO_NEEDS);
