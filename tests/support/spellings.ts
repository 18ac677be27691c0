/** Letters, digits and blanks that machines write in several ways. */
export const HARD_TO_WRITE = [
  ..."éÅüñçøßğżŘ",
  ..."ＡｚＺ０９",
  ..."가힣각",
  ..."がぽゞ",
  "ﬁ",
  "Ω",
  "Å",
  "½",
  "²",
  "\u00A0",
  "\u3000",
  "ệ",
  "ṩ",
];

/** How a machine may write a text. */
export const FORMS = ["NFC", "NFD", "NFKC", "NFKD"] as const;

export const DIGITS_OF_SCRIPTS = [
  "٠١٢٣٤٥٦٧٨٩",
  "۰۱۲۳۴۵۶۷۸۹",
  "०१२३४५६७८९",
  "๐๑๒๓๔๕๖๗๘๙",
  "０１２３４５６７８９",
  "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗",
  "𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡",
] as const;
