/**
 * American spellings, as patterns of whole words: each is written in another way in Britain, whatever it means. Words that
 * are right in one sense here (a computer program, a check, tired) are left out.
 */
const WORDS = [
  // -our
  "(?:dis)?color(?:s|ed|ing|ful|less|blind)?",
  "(?:dis|un)?(?:arbor|ardor|armor|behavior|candor|clamor|demeanor|endeavor|favor|fervor|flavor|harbor|honor|humor|labor|neighbor|odor|parlor|rancor|rigor|rumor|savior|savor|splendor|tumor|valor|vapor|vigor)(?:s|ed|ing|able|ably|ful|less|hood|hoods|ly|al|y|er|ers|ite|ites)?",
  // -re
  "(?:centi|deci|kilo|milli|nano)?meters?",
  "(?:centi|deci|milli)?liters?",
  "(?:epi)?center(?:s|ed|ing|piece|pieces)?",
  "(?:amphi)?theaters?",
  "fibers?",
  "calibers?",
  "sabers?",
  "specters?",
  "scepters?",
  "somber",
  "luster",
  "meager",
  "maneuver(?:s|ed|ing)?",
  // -ise, -yse
  "(?:un|dis|re)?(?:agon|alphabet|amort|apolog|author|brutal|capital|categor|central|character|civil|critic|crystall|custom|dramat|econom|emphas|energ|equal|famil|fantas|fertil|final|general|harmon|hospital|hypnot|ideal|immun|industrial|initial|item|legal|local|magnet|material|maxim|mechan|memor|mesmer|minim|mobil|modern|monopol|motor|national|neutral|normal|optim|organ|oxid|patron|penal|personal|plagiar|polar|popular|prior|private|public|random|real|recogn|revital|revolution|scrutin|sensit|social|special|stabil|standard|steril|subsid|summar|symbol|sympath|synchron|terror|theor|tranquill|traumat|util|vandal|vapor|victim|visual|vocal)iz(?:e|es|ed|er|ers|ing|ation|ations|able)",
  "(?:anal|catal|paral|dial|hydrol|breathal)yz(?:e|es|ed|er|ers|ing)",
  // doubled letters
  "(?:bevel|cancel|carol|channel|counsel|dial|duel|enamel|equal|fuel|funnel|grovel|initial|jewel|kennel|label|level|libel|marshal|marvel|medal|model|panel|pedal|pencil|quarrel|revel|rival|shovel|shrivel|signal|snivel|spiral|squirrel|stencil|swivel|total|towel|travel|tunnel|unravel)(?:ed|ing|er|ers|or|ors|ist|ists|ous|ously)",
  "(?:kidnap|worship)(?:ed|ing|er|ers)",
  "woolens?",
  "jewelry",
  // one letter or two
  "(?:fulfill|enroll|enthrall|distill|instill|appall)(?:s|ment|ments)?",
  "(?:install|skill|will)(?:ment|ments|ful|fully)",
  // -ence, -ogue
  "(?:defense|offense|pretense)s?(?:less)?",
  "(?:ana|cata|dia|epi|mono|pro|trave)log(?:s|ed|ing|er|ers)?",
  // words of their own
  "acknowledgments?",
  "airplanes?",
  "aging",
  "aluminum",
  "anemi[ac]",
  "anesthe\\w+",
  "arch?eolog\\w+",
  "artifacts?",
  "checkered",
  "coz(?:y|ier|iest|ily)",
  "curb(?:s|ed|ing)?",
  "diarrhea",
  "donuts?",
  "favorites?",
  "fetus(?:es)?",
  "glamor",
  "gotten",
  "gray(?:s|er|est|ed|ing|ish|ness|scale)?",
  "judgments?",
  "licorice",
  "mold(?:s|y|ed|ing)?",
  "molt(?:s|ed|ing)?",
  "mom(?:s|my|mies)?",
  "mustaches?",
  "orthopedic\\w*",
  "pajamas?",
  "pediatric\\w*",
  "(?:snow)?plow(?:s|ed|ing|man)?",
  "sidewalks?",
  "skeptic(?:s|al|ally|ism)?",
  "smolder(?:s|ed|ing)?",
  "specialt(?:y|ies)",
  "sulfur\\w*",
  "tidbits?",
  "tire(?=s? (?:pressure|track|mark|change|swing))s?",
  "toward",
];

const PATTERN = new RegExp(`(?<![\\w'#-])(?:${WORDS.join("|")})(?![\\w-])`, "gi");

/** The American spellings in a text. */
export const americanIn = (text: string): readonly string[] => text.match(PATTERN) ?? [];
