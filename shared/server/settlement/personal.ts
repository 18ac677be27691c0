import type { PersonalData } from "../platform/postgres/personal-data.ts";
import { eraseFromSetAside } from "./set-aside.ts";

export const setAsideData: PersonalData = {
  exports: [],
  unexported: {
    "set_aside_races.user_ids": "races that wait for an operator; once they are settled they are exported as races",
  },
  afterErasure: { "set_aside_races.user_ids": "taken out, with name and keys" },
  erase: eraseFromSetAside,
};
