import type { PersonalData } from "../platform/postgres/personal-data.ts";

export const lobbyData: PersonalData = { exports: [], aboutNobody: ["lobbies"] };
