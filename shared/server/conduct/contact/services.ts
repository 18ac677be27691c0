import { fold } from "../fold.ts";
import { isCommonWord } from "./lexicon.ts";

/**
 * Places where others write to each other. Chats are for nothing else; of a place for games or videos one talks, too;
 * a word has another meaning, and a plain word has so many that it needs more beside it.
 */
export type ServiceKind = "chat" | "place" | "word" | "plain";

const NAMES: Readonly<Record<ServiceKind, string>> = {
  chat: "snapchat insta instagram instagr discord discordapp tiktok telegram whatsapp wapp kik skype wechat weixin viber guilded bereal zalo kakao kakaotalk threema bluesky bsky rblx gamertag facetime imessage yubo imvu wickr gmail hotmail googlemail protonmail дискорд инста телега телеграм снап вотсап ватсап вк тг 微信 ライン インスタ ディスコード 카톡 카카오톡 디스코드 인스타 سناب انستا ديسكورد واتساب تلجرام 👻 📷",
  place:
    "roblox twitch youtube facebook twitter xbox psn playstation fortnite minecraft valorant reddit tumblr pinterest wattpad soundcloud spotify scratch replit uplay nintendo yahoo hangouts houseparty omegle bloxburg monkeytype nitrotype",
  word: "snap ig discordia dc disc tg yt fb sc tt wa vk qq gram messenger mastodon gt snp vx wx telegramm",
  plain: "line signal zoom steam epic threads matrix element tele slack teams mc ea lol gc nt sk ps4 ps5",
};

const KINDS: ReadonlyMap<string, ServiceKind> = new Map(
  (Object.entries(NAMES) as [ServiceKind, string][]).flatMap(([kind, names]) =>
    fold(names)
      .toLowerCase()
      .split(" ")
      .map((name) => [name, kind] as const),
  ),
);

const LONG = [...KINDS].filter(([name, kind]) => kind !== "plain" && /^[a-z]{5,}$/.test(name));

const LETTERS: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  "!": "i",
  "|": "i",
  $: "s",
  "@": "a",
};
export const asLetters = (word: string): string => word.replace(/[01345!|$@]/g, (sign) => LETTERS[sign] ?? sign);

/** Whether one letter more, less, another or two swapped ones make one word of the other. */
function isSlip(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < name.length && word[start] === name[start]) start++;
  const rests = [word.slice(start), name.slice(start)] as const;
  const [one, other] = rests;
  return (
    one.slice(1) === other ||
    one === other.slice(1) ||
    one.slice(1) === other.slice(1) ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  );
}

/** The kind of service that a word names, also misspelled. */
export function serviceKindOf(word: string): ServiceKind | undefined {
  const letters = asLetters(word).replace(/[._-]|^(?:加|我的?)+/gu, "");
  const known = KINDS.get(word) ?? KINDS.get(letters) ?? KINDS.get(letters.replace(/^l/, "i"));
  if (known !== undefined || isCommonWord(letters)) return known;
  const single = letters.replace(/(.)\1+/gu, "$1");
  return KINDS.get(single) ?? LONG.find(([name]) => isSlip(letters, name))?.[1];
}
