/** The colours of tags, as six hex digits, with the name that is read out. @source teams §3 TEAM_COLORS */
export const TEAM_COLORS: Readonly<Record<string, string>> = {
  e5383b: "Red",
  f77f00: "Orange",
  f4c20d: "Yellow",
  "8ac926": "Lime",
  "2a9d4a": "Green",
  "14a3a8": "Teal",
  "3a86ff": "Blue",
  "3f4fd8": "Indigo",
  "8338ec": "Violet",
  d63aa6: "Pink",
  "8d6e4f": "Brown",
  "5c6b7a": "Grey",
};

/** What teammates may give a message of the day, by boost id. @source teams §3 MOTD_BOOST_EMOJIS */
export const MOTD_BOOST_EMOJIS: readonly (readonly [id: number, emoji: string, name: string])[] = [
  [1, "👍", "Thumbs up"],
  [2, "🔥", "Fire"],
  [3, "🏁", "Chequered flag"],
  [4, "🚀", "Rocket"],
  [5, "😂", "Laughing"],
  [6, "❤️", "Heart"],
  [7, "👏", "Applause"],
  [8, "🏆", "Trophy"],
];
