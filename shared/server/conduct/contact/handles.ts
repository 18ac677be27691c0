import { nameKindOf, type NameKind } from "./lexicon.ts";
import { serviceKindOf, type ServiceKind } from "./services.ts";

interface Token {
  readonly text: string;
  /** What stands between the one before and this. */
  readonly gap: string;
  readonly service: ServiceKind | undefined;
  readonly name: NameKind;
}

const TWO_WORDS =
  /(?<![\p{L}\p{N}])(tik+|snap|whats|we|dis|kakao|be)[ _.-](tok|chat|app|cord|talk|real)(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}_]+(?:[.!'$*-][\p{L}\p{N}_]+)*|[👻📷]/gu;

function tokensOf(text: string): readonly Token[] {
  const joined = text.replace(TWO_WORDS, "$1$2");
  let end = 0;
  return Array.from(joined.matchAll(WORD), ({ 0: word, index }) => {
    const gap = joined.slice(end, index);
    end = index + word.length;
    return { text: word, gap, service: serviceKindOf(word), name: nameKindOf(word) };
  });
}

const OWN = /^(?:my|our|meine?|unsere?|mi|nuestro|mon|ma|notre|meu|minha|mio|mia|mijn|moj)$/;
const WHAT =
  /^(?:name|user|username|usr|id|tag|gt|handle|acc|account|number|code|me|as|channel|invite|nick|nickname|usuario|pseudo)$/;
const IS = /^(?:is|ist|es|est|c'est|cest|called|e|it's|its|heisst)$/;
const AT = /^(?:on|at|in|via|auf|bei|en|sur|su|no|na|op|using|через|в)$/;
const VERB =
  /^(?:add|adds|follow|find|search|sub|subscribe|dm|pm|message|msg|text|hmu|friend|contact|im|i'm|am|as|up|call|reach|snap|agregame|anademe|ajoute|fug|schreib)$/;
/** Marks that point from a service to a name. */
const POINTS = /[:=@>→➡👉»~|/\\([{"'“«]|^ ?[-–] ?$|\.{3}/u;
const NUMBERED = /\d|_/;

/** "snap: ada_l", "my insta is ada", "discord adaracer". */
function isNamedAfter(tokens: readonly Token[], at: number): boolean {
  const service = tokens[at]?.service;
  const isOwn = OWN.test(tokens[at - 1]?.text ?? "");
  let next = at + 1;
  let gaps = tokens[next]?.gap ?? "";
  let isSaid = false;
  for (; next < at + 4 && (WHAT.test(tokens[next]?.text ?? "") || IS.test(tokens[next]?.text ?? "")); next++) {
    isSaid = true;
    gaps += tokens[next + 1]?.gap ?? "";
  }
  const token = tokens[next];
  if (token === undefined || token.name === "none" || token.service !== undefined || gaps.length > 12) return false;
  const isPointed = POINTS.test(gaps);
  const isNumbered = NUMBERED.test(token.text);
  if (isPointed || isSaid || isOwn) {
    if (/[.!?]\s/.test(gaps)) return false;
    if (isOwn || service === "chat" || isNumbered)
      return token.name === "unknown" || (isNumbered && (isPointed || isSaid));
    const after = tokens[next + 1];
    const goesOn = after !== undefined && after.gap === " " && after.name === "none" && !VERB.test(after.text);
    return token.name === "unknown" && !goesOn;
  }
  if (!/^ {1,3}$/.test(gaps)) return false;
  if (service === "chat") return token.name === "unknown" || isNumbered;
  if (isNumbered) return token.name === "unknown" && service !== undefined && /^[a-z]/.test(token.text);
  return token.name === "unknown" && service !== "plain" && tokens.length === 2;
}

/** "ada_7 on insta", "add adaracer on snap", "@ada on tiktok". */
function isNamedBefore(tokens: readonly Token[], at: number): boolean {
  const service = tokens[at]?.service;
  if (service === "plain") return false;
  const isBracketed = /[([{]$/.test(tokens[at]?.gap ?? "");
  const hasOwn = OWN.test(tokens[at - 1]?.text ?? "");
  const link = tokens[at - (hasOwn ? 2 : 1)];
  if (link === undefined) return false;
  if (isBracketed || (tokens.length === 2 && at === 1 && tokens[1]?.gap !== " ")) return link.name === "unknown";
  const token = tokens[at - (hasOwn ? 3 : 2)];
  const isLinked = AT.test(link.text) || tokens[at]?.gap.includes("@");
  if (token === undefined || !isLinked) return false;
  if (token.gap.endsWith("@")) return true;
  const isNumbered = NUMBERED.test(token.text);
  if (service === "place" && !isNumbered) {
    return token.name === "unknown" && tokens.slice(Math.max(0, at - 5), at - 2).some(({ text }) => VERB.test(text));
  }
  return token.name === "unknown" || (token.name === "odd" && service !== "place");
}

/** "snap_ada77": in a name, words that are joined mean less, "snap_dragon_7". */
function isNamedInside({ text }: Token): boolean {
  const [first = "", ...rest] = text.split(/[_.-]/);
  const kind = serviceKindOf(first);
  return (kind === "chat" || kind === "word") && /\d/.test(text) && rest.some((part) => nameKindOf(part) === "unknown");
}

const APPS =
  "snap(?:chat)?|insta(?:gram)?|ig|discord|diskord|dc|disc|sc|tik ?tok|telegram|tg|whats ?app|wa|kik|skype|roblox|rblx|twitch|youtube|yt|facebook|fb|messenger|twitter|we ?chat|viber|guilded|xbox|psn|fortnite|minecraft|bereal|zalo|kakao|vk|reddit";
const ON = "(?:on|at|in|via|through|over|thru|auf|bei|en|sur|por|per|no|na|op|su)";
const OWNS = "my|our|mein(?:em|en)?|mon|mi|meu";
const MY = `(?:(?:${OWNS}) )?`;
const HANDLE = "[a-z0-9_.-]{3,32}";
const ENDS = "(?![\\p{L}\\p{N}])";
const STARTS = "(?<![\\p{L}\\p{N}])";

/** Whole phrases. */
const PHRASES: readonly RegExp[] = [
  `${STARTS}(?:add|follow|dm|pm|message|msg|text|hmu|hit|find|friend|contact|call|reach|talk|chat|look (?:me|us) up)(?: (?:me|us|to me|with me|up|me up|to us))? ${ON} ${MY}(?:${APPS})${ENDS}(?! of )`,
  `${STARTS}(?:add|dm|message|msg|text|find|contact|call|reach) (?:me|us) (?:on|via|over) (?:line|signal|zoom|steam|epic|threads)${ENDS}(?! ?\\d| [a-z])`,
  `${STARTS}(?:agregame|agregadme|anademe|escribeme|hablame|sigueme|buscame|ajoute[sz]?[- ]moi|ecris[- ]moi|suis[- ]moi|dodaj(?:cie)? mnie|napisz(?:cie)? do mnie|me chama|me adiciona|me segue|aggiungimi|scrivimi|schreibt? (?:mir|uns)|add(?:et|e)? mich|fuge?t? mich|folgt? mir|voeg me toe) ${ON} ${MY}(?:(?:${APPS})(?:a|z?ie)?|fb|zap(?:[ -]?zap)?)${ENDS}`,
  `${STARTS}join(?: (?:my|our|the|this)(?! [a-z]+ (?:snap|roblox|minecraft))(?: [\\p{L}]{1,20})?)? (?:discord|dc|telegram|tg|whats ?app|guilded|messenger|insta(?:gram)?|snapchat|skype|kik|viber)${ENDS}(?! of )`,
  `${STARTS}join (?:my|our|the|this) (?:minecraft|roblox|steam|fortnite|xbox) (?:server|realm|group|party)${ENDS}`,
  `${STARTS}(?:hop|get|move|come|talk|meet|go|switch) (?:on|onto|to|on to|over to) ${MY}(?:discord|dc|telegram|whats ?app|snap(?:chat)?|insta(?:gram)?)${ENDS}(?! (?:is|was|between|and))`,
  `${STARTS}(?:check(?: out)?|see|visit|look at|find) (?:my|our) (?:insta(?:gram)?|tik ?tok|ig|snap(?:chat)?|youtube|yt|twitch)${ENDS}(?! [a-z])`,
  `${STARTS}(?:kik|skype|wh?att?'?s ?app|facetime|imessage|signal|insta) me${ENDS}`,
  `${STARTS}(?:our|my) (?:server|group|channel|chat) (?:is )?on (?:${APPS})${ENDS}`,
  `${STARTS}meet(?: code| id| link)?(?: is)?[ :]{1,3}[a-z]{3}-[a-z]{4}-[a-z]{3}${ENDS}`,
  `${STARTS}(?:invite|invitation|join|friend|server|class|classroom) code(?: is)?[ :]{1,3}(?=[a-z]*\\d)[a-z0-9]{5,}`,
  `(?<![\\p{L}\\p{N}_.])[\\p{L}\\p{N}_.]{2,32}#\\d{4}(?!\\d)`,
  `${STARTS}(?:qq|zalo|kahoot|blooket|gimkit|zoom)(?:号| ?id| ?pin| ?code| ?meeting)?[ :]{0,3}\\d[\\d -]{4,}`,
  `(?<![\\p{L}\\p{N}_.-])/?u/[\\p{L}\\p{N}_-]{3,20}`,
].map((phrase) => new RegExp(phrase, "u"));

/** Phrases around a name, which must not be a common word. */
const NAMED: readonly RegExp[] = [
  new RegExp(`${STARTS}(?:add|follow|dm|pm|friend|snap|msg|message|text)(?: me| us)?(?: at| on)? ?@(${HANDLE})`, "u"),
  new RegExp(`${STARTS}(?:(?:snap|dm|pm|kik|insta) (?:me|us)|hmu) (?:at|on) ([a-z_]${HANDLE})`, "u"),
  new RegExp(`${STARTS}(?:add|dm|pm|msg|follow) (?:me|us) ?[:=>-]{1,2} ?@?(${HANDLE})`, "u"),
  new RegExp(`(?<![\\p{L}\\p{N}_.])(${HANDLE}) ?[#♯] ?(?:\\d ?){4}(?!\\d)`, "u"),
  new RegExp(`(?<![\\p{L}\\p{N}_.])(${HANDLE}) hash(?:tag)? \\d{4}(?!\\d)`, "u"),
  new RegExp(`(?<![\\p{L}\\p{N}_.])(${HANDLE})#(?:euw|eune|na1?|kr|[a-z]{2,4}\\d)${ENDS}`, "u"),
  new RegExp(
    `${STARTS}(?:invite|class(?:room)?|teams|friend|server|meeting)(?: code| link| pin| id)?(?: is)?[ :]{1,3}([a-z]+\\d[a-z0-9]{1,12})${ENDS}`,
    "u",
  ),
  new RegExp(
    `${STARTS}(?:my channel|sub(?:scribe)? to|epic games|nitro type|google chat)(?: is| name)?[ :]{1,3}(${HANDLE})${ENDS}`,
    "u",
  ),
  new RegExp(`(?<![\\p{L}\\p{N}_.])(${HANDLE}) ?(?:is|ist|es|=) ?(?:${OWNS}) (?:${APPS})${ENDS}(?! ?[a-z])`, "u"),
  new RegExp(`${STARTS}gamer ?tag(?: is)?[ :=]{1,3}(${HANDLE})`, "u"),
];

/** Whether a text in small letters says under which name somebody is found elsewhere, or asks to go there. */
export function hasHandle(text: string): boolean {
  if (PHRASES.some((phrase) => phrase.test(text))) return true;
  if (NAMED.some((phrase) => nameKindOf(phrase.exec(text)?.[1] ?? "") === "unknown")) return true;
  const tokens = tokensOf(text);
  return tokens.some(
    (token, at) =>
      (token.service !== undefined && (isNamedAfter(tokens, at) || isNamedBefore(tokens, at))) || isNamedInside(token),
  );
}
