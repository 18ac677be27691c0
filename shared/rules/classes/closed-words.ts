import { formatList } from "../../format/list.ts";
import { CLASS_SETTINGS, type ClassSetting } from "./settings.ts";

/** What each switch closes, as a pupil would call it; what no class ever has needs no word. */
const WORDS: Readonly<Record<ClassSetting, string | undefined>> = {
  allow_team_communication: "team messages",
  friend_races: "friend races with others",
  show_leagues: "leagues",
  paid_offers: undefined,
  show_leaderboards: "leaderboards",
  findable: "being found by strangers",
  change_looks: "changing your looks",
};

/** What a teacher closed, as a list in words; undefined where nothing that anybody would miss. */
export function closedWords(closed: readonly string[]): string | undefined {
  const words = CLASS_SETTINGS.filter((each) => closed.includes(each)).flatMap((each) => WORDS[each] ?? []);
  return words.length === 0 ? undefined : formatList(words);
}
