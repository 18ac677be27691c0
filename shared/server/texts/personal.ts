import type { PersonalData } from "../platform/postgres/personal-data.ts";

export const textData: PersonalData = {
  exports: [],
  aboutNobody: ["text_sums", "text_sums_until", "text_measures"],
};
